import type { PantryItem } from '@crisper/contract/pantry';
import { Archive } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/session-store.ts';
import { useMeasures } from '../../lib/use-measures.ts';
import { setIngredients } from '../../rooms/matching/kitchen-session.ts';
import { CookedDialog } from '../../rooms/pantry/cooked-dialog.tsx';
import { PantryView } from '../../rooms/pantry/pantry-view.tsx';
import { MembersOnly } from './members-only.tsx';

/** Router state passed on at the end of cooking. */
interface Handed {
  cooked?: { id: string; title: string };
}

export default function PantryPage() {
  const [system] = useMeasures();
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cooked = (state as Handed | null)?.cooked;
  const cook = (items: readonly PantryItem[]) => {
    setIngredients(items.map(({ name, emoji }) => ({ name, emoji })));
    void navigate('/results');
  };
  return (
    <MembersOnly icon={Archive} title="Pantry" text="What you have, and what to use first.">
      <PantryView system={system} onCook={cook} />
      {cooked && session && (
        <CookedDialog
          recipe={cooked}
          system={system}
          onClose={() => void navigate('/pantry', { replace: true, state: null })}
        />
      )}
    </MembersOnly>
  );
}
