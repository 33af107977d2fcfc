import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { Check, RefreshCw, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MealRow } from './meal-row.tsx';
import { dateOf, dayId, missedBy, type Person, weekdayOf } from './plan-labels.ts';
import { dayName, type PlanActions } from './use-plan.ts';

interface DayCardProps {
  plan: MealPlan;
  day: number;
  system: MeasureSystem;
  actions: PlanActions;
  people: readonly Person[];
  mayPlan: boolean;
}

/** A meal that is not planned is no row, unless something stands there all the same. */
const isShown = ({ planned, recipe, plate, note, extras }: PlannedMealView): boolean =>
  planned || recipe !== null || plate !== null || note !== null || extras.length > 0;

export function DayCard({ plan, day, system, actions, people, mayPlan }: DayCardProps) {
  const { date, meals, totals, onTarget } = plan.days[day]!;
  const today = date === plan.today;
  const figures = [
    `${totals.calories.toLocaleString('en-US')} kcal`,
    `${totals.protein} g protein`,
    `${totals.carbs} g carbs`,
    `${totals.fat} g fat`,
  ];
  return (
    <Card
      id={dayId(date)}
      className={cx('scroll-mt-34 lg:scroll-mt-20 break-inside-avoid p-4 sm:p-5', today && 'border-herb')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 tabIndex={-1} className="text-2xl outline-none">
          {weekdayOf(date)} <span className="text-base text-ink-soft">{dateOf(date)}</span>
        </h2>
        <div className="flex items-center gap-2">
          {today && <Badge tone="herb">Today</Badge>}
          {mayPlan && date >= plan.today && (
            <IconButton
              label={`Plan ${weekdayOf(date)} again`}
              disabled={actions.busy !== null}
              aria-busy={actions.busy === dayName(day)}
              onClick={() => actions.again(plan, day)}
              className="-my-2 print:hidden"
            >
              <RefreshCw />
            </IconButton>
          )}
        </div>
      </div>
      <ul aria-label={`Meals on ${weekdayOf(date)}`} className="mt-1 divide-y divide-line">
        {meals.filter(isShown).map((meal) => (
          <MealRow
            key={meal.slot}
            plan={plan}
            day={day}
            meal={meal}
            system={system}
            actions={actions}
            people={people}
            mayPlan={mayPlan && date >= plan.today}
          />
        ))}
      </ul>
      <p
        className={cx(
          'mt-2 flex gap-2 rounded-control px-3 py-2 text-sm tabular-nums',
          onTarget ? 'bg-herb-soft text-herb-ink' : 'bg-honey-soft text-honey-ink',
        )}
      >
        {onTarget ? (
          <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
        ) : (
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        )}
        <span className="flex flex-wrap gap-x-3">
          {figures.map((part) => (
            <span key={part} className="whitespace-nowrap">
              {part}
            </span>
          ))}
          {!onTarget && <span className="basis-full">{missedBy(plan.days[day]!)}</span>}
        </span>
      </p>
    </Card>
  );
}
