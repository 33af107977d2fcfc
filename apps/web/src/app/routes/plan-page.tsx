import { CalendarDays } from 'lucide-react';
import { useMeasures } from '../../lib/use-measures.ts';
import { CalendarButton } from '../../rooms/calendar/calendar-button.tsx';
import { WhoEats } from '../../rooms/household/who-eats.tsx';
import { PlanView } from '../../rooms/planner/plan-view.tsx';
import { MembersOnly } from './members-only.tsx';

export default function PlanPage() {
  const [system] = useMeasures();
  return (
    <MembersOnly
      icon={CalendarDays}
      title="Meal Plan"
      text="Meals you’d want to cook, close to your goals, from what you have first."
    >
      <PlanView system={system} whoEats={<WhoEats />} calendar={<CalendarButton />} />
    </MembersOnly>
  );
}
