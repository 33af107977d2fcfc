import { CalendarDays } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PreviewWeek } from './preview-week.tsx';

interface FirstPlanProps {
  mayPlan: boolean;
  busy: boolean;
  onPlan: () => void;
}

/** Shown before the first plan: a button to create one, or the week that Pro would plan. */
export function FirstPlan({ mayPlan, busy, onPlan }: FirstPlanProps) {
  if (!mayPlan) return <PreviewWeek />;
  return (
    <Card>
      <EmptyState
        icon={CalendarDays}
        title="Your week in one click"
        action={
          <Button size="lg" busy={busy} onClick={onPlan}>
            Plan my week
          </Button>
        }
      >
        Seven days of four meals that meet your daily targets, suit everybody who eats, and use up what you
        have first.
      </EmptyState>
    </Card>
  );
}
