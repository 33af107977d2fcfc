import { PanelBottom } from 'lucide-react';
import { offers } from '../../lib/offers.ts';
import { chosenTabs, TAB_IDS, TABS_KEY, TABS_SHOWN, type TabId } from '../../lib/tabs.ts';
import { useLocalStorage } from '../../lib/use-local-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Section } from './section.tsx';

const LABELS: Readonly<Record<TabId, string>> = {
  scan: 'Scan',
  recipes: 'Recipes',
  nutrition: 'Nutrition',
  rewards: 'Rewards',
  plan: 'Meal Plan',
  shopping: 'Shopping List',
  pantry: 'Pantry',
  favorites: 'Favorites',
};

/** Which places the tab bar of this device shows beside Home. The one chosen first makes room for another. */
export function TabsSection() {
  const [stored, store] = useLocalStorage(TABS_KEY);
  const chosen = chosenTabs(stored);
  const offered = TAB_IDS.filter((id) => id !== 'rewards' || offers('referrals'));
  const add = (id: TabId) => {
    const order = (stored?.split(',') ?? [...chosen]).filter((one) => one !== id);
    store([...order, id].slice(-TABS_SHOWN).join(','));
  };
  return (
    <Section title="Tabs on your phone" icon={PanelBottom}>
      <p className="mb-3 text-ink-soft">
        Home and four more. Choose another one, and the one that was there longest makes room for it.
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map((id) => (
          <Chip key={id} selected={chosen.includes(id)} onToggle={() => add(id)}>
            {LABELS[id]}
          </Chip>
        ))}
      </div>
      {stored !== null && (
        <Button variant="ghost" className="mt-3 -ms-3" onClick={() => store(null)}>
          Back to the usual ones
        </Button>
      )}
    </Section>
  );
}
