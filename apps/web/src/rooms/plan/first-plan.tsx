import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        title={t`Your week in one click`}
        action={
          <Button size="lg" busy={busy} onClick={onPlan}>
            <Trans>Plan my week</Trans>
          </Button>
        }
      >
        <Trans>
          Seven days of four meals that meet your daily targets, suit everybody who eats, and use up what you
          have first.
        </Trans>
      </EmptyState>
    </Card>
  );
}
