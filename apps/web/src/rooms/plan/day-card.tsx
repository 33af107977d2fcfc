import type { MealPlan, MealSlot, PlannedMealView } from '@crisper/contract/plan/plan';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Shuffle } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Fold } from '../../ui/fold.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MealRow } from './meal-row.tsx';
import { dateOf, dayId, isShown, missedBy, type Person, weekdayOf } from './plan-labels.ts';
import { dayName, type PlanActions } from './use-plan.ts';

interface DayCardProps {
  plan: MealPlan;
  day: number;
  /** The meals that any day of the week has: a column leaves room for those it has not. */
  slots: readonly MealSlot[];
  system: MeasureSystem;
  actions: PlanActions;
  people: readonly Person[];
  mayPlan: boolean;
}

/** Dinner is what a day is planned around: it stands first, the small meals behind it in the order of the day. */
const byWeight = (meals: readonly PlannedMealView[]): readonly PlannedMealView[] => [
  ...meals.filter(({ slot }) => slot === 'dinner'),
  ...meals.filter(({ slot }) => slot !== 'dinner'),
];

export function DayCard({ plan, day, slots, system, actions, people, mayPlan }: DayCardProps) {
  const { date, meals, totals, onTarget } = plan.days[day]!;
  const today = date === plan.today;
  return (
    <section
      id={dayId(date)}
      aria-labelledby={`${dayId(date)}-name`}
      style={{ gridRow: `span ${slots.length + 2}` }}
      className={cx(
        'w-full shrink-0 snap-start break-inside-avoid rounded-card border bg-surface px-4 pt-3 shadow-soft md:w-[calc(50%-0.5rem)] xl:grid xl:w-auto xl:grid-cols-[minmax(0,1fr)] xl:grid-rows-subgrid xl:px-3 print:mb-4 print:w-auto',
        today ? 'border-herb' : 'border-line',
        date < plan.today && 'bg-sunken',
      )}
    >
      <div className="flex items-center justify-between gap-1">
        <h2 id={`${dayId(date)}-name`} tabIndex={-1} className="text-xl outline-none xl:text-lg">
          {weekdayOf(date)}{' '}
          <span className="text-base text-ink-soft xl:block xl:text-sm">{dateOf(date)}</span>
        </h2>
        <div className="flex items-center">
          {today && (
            <span className="xl:sr-only">
              <Badge tone="herb">
                <Trans>Today</Trans>
              </Badge>
            </span>
          )}
          {mayPlan && date >= plan.today && (
            <IconButton
              label={t`Plan ${weekdayOf(date)} again`}
              disabled={actions.busy !== null}
              aria-busy={actions.busy === dayName(day)}
              onClick={() => actions.again(plan, day)}
              className="-me-2 print:hidden"
            >
              <Shuffle />
            </IconButton>
          )}
        </div>
      </div>
      <ul
        aria-label={t`Meals on ${weekdayOf(date)}`}
        style={{ gridRow: `span ${slots.length}` }}
        className="divide-y divide-line xl:grid xl:grid-cols-[minmax(0,1fr)] xl:grid-rows-subgrid"
      >
        {byWeight(meals.filter(isShown)).map((meal) => (
          <MealRow
            key={meal.slot}
            plan={plan}
            day={day}
            meal={meal}
            row={slots.indexOf(meal.slot) + 1}
            system={system}
            actions={actions}
            people={people}
            mayPlan={mayPlan && date >= plan.today}
          />
        ))}
      </ul>
      <Fold
        title={t`${totals.calories.toLocaleString(locales())} kcal`}
        className="text-ink-soft text-sm tabular-nums"
      >
        <p className="pb-3">
          <Trans>
            {totals.protein} g protein, {totals.carbs} g carbs, {totals.fat} g fat.
          </Trans>
          {!onTarget && ` ${missedBy(plan.days[day]!)}.`}
        </p>
      </Fold>
    </section>
  );
}
