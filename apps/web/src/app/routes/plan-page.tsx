import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useMeasures } from '../../lib/use-measures.ts';
import { householdQuery } from '../../rooms/household/household.queries.ts';
import { WhoEatsButton } from '../../rooms/household/who-eats-button.tsx';
import { PlanView } from '../../rooms/plan/plan-view.tsx';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { MembersOnly } from './members-only.tsx';

const CalendarDialog = lazyPart(() =>
  import('../../rooms/calendar/calendar-dialog.tsx').then(({ CalendarDialog }) => ({
    default: CalendarDialog,
  })),
);

function Plan() {
  const [system] = useMeasures();
  const { data } = useQuery(householdQuery);
  return (
    <PlanView
      system={system}
      whoEats={<WhoEatsButton />}
      calendar={(onClose) => <CalendarDialog onClose={onClose} />}
      people={data?.profiles ?? []}
    />
  );
}

export default function PlanPage() {
  return (
    <MembersOnly
      icon={CalendarDays}
      wide
      text={t`Meals you’d want to cook, close to your goals, from what you have first.`}
    >
      <Plan />
    </MembersOnly>
  );
}
