import { CalendarDays, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface FirstPlanProps {
  mayPlan: boolean;
  busy: boolean;
  onPlan: () => void;
}

/** Shown before the first plan: a button to create one, or an upgrade hint. */
export function FirstPlan({ mayPlan, busy, onPlan }: FirstPlanProps) {
  if (!mayPlan)
    return (
      <Card className="border-honey bg-honey-soft">
        <EmptyState
          icon={Sparkles}
          title="One-click meal planning is Pro"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button asChild variant="honey">
                <Link to="/subscribe">Upgrade to Pro</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/recipes">Browse recipes</Link>
              </Button>
            </div>
          }
        >
          A week of breakfasts, lunches, dinners and snacks that meets your targets, uses your pantry first
          and writes the shopping list.
        </EmptyState>
      </Card>
    );
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
