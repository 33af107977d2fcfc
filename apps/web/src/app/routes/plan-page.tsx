import { CalendarDays } from 'lucide-react';
import { useMeasures } from '../../lib/use-measures.ts';
import { WhoEats } from '../../rooms/household/who-eats.tsx';
import { PlanView } from '../../rooms/planner/plan-view.tsx';
import { MembersOnly } from './members-only.tsx';

export default function PlanPage() {
  const [system] = useMeasures();
  return (
    <MembersOnly
      icon={CalendarDays}
      title="Meal Plan"
      text="A week that meets your targets and empties your fridge."
    >
      <PlanView system={system} whoEats={<WhoEats />} />
    </MembersOnly>
  );
}
