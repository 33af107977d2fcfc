import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useMeasures } from '../../lib/use-measures.ts';
import { CalendarButton } from '../../rooms/calendar/calendar-button.tsx';
import { householdQuery } from '../../rooms/household/household.queries.ts';
import { WhoEats } from '../../rooms/household/who-eats.tsx';
import { PlanView } from '../../rooms/plan/plan-view.tsx';
import { MembersOnly } from './members-only.tsx';

function Plan() {
  const [system] = useMeasures();
  const { data } = useQuery(householdQuery);
  return (
    <PlanView
      system={system}
      whoEats={<WhoEats />}
      calendar={<CalendarButton />}
      people={data?.profiles ?? []}
    />
  );
}

export default function PlanPage() {
  return (
    <MembersOnly
      icon={CalendarDays}
      title="Meal Plan"
      text="Meals you’d want to cook, close to your goals, from what you have first."
    >
      <Plan />
    </MembersOnly>
  );
}
