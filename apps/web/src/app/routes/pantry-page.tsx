import type { PantryItem } from '@crisper/contract/pantry';
import { Archive } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useMeasures } from '../../lib/use-measures.ts';
import { setIngredients } from '../../rooms/matching/kitchen-session.ts';
import { PantryView } from '../../rooms/pantry/pantry-view.tsx';
import { MembersOnly } from './members-only.tsx';

export default function PantryPage() {
  const [system] = useMeasures();
  const navigate = useNavigate();
  const cook = (items: readonly PantryItem[]) => {
    setIngredients(items.map(({ name, emoji }) => ({ name, emoji })));
    void navigate('/results');
  };
  return (
    <MembersOnly icon={Archive} title="Pantry" text="What you have, and what to use first.">
      <PantryView system={system} onCook={cook} />
    </MembersOnly>
  );
}
