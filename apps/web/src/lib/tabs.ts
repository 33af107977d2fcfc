import { offers } from './offers.ts';

/** What a member may have in the tab bar. */
export const TAB_IDS = [
  'scan',
  'recipes',
  'nutrition',
  'rewards',
  'plan',
  'shopping',
  'pantry',
  'favorites',
] as const;
export type TabId = (typeof TAB_IDS)[number];

/** Where the choice of this device is stored. */
export const TABS_KEY = 'tabs';
export const TABS_SHOWN = 4;

/** The stored choice; the usual four where there is none. The shopping list takes the place of rewards where they are off. */
export function chosenTabs(stored: string | null): readonly TabId[] {
  const words = stored?.split(',') ?? [];
  const chosen = TAB_IDS.filter((id) => words.includes(id));
  const tabs = chosen.length === TABS_SHOWN ? chosen : TAB_IDS.slice(0, TABS_SHOWN);
  if (offers('referrals')) return tabs;
  return [...new Set(tabs.map((id) => (id === 'rewards' ? 'shopping' : id)))];
}
