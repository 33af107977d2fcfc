import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { mealOn, mealTitle, notForText } from './plan-labels.ts';
import { SwapDialog } from './swap-dialog.tsx';
import type { Place, PlanActions } from './use-plan.ts';

interface EatersNotesProps {
  plan: MealPlan;
  actions: PlanActions;
  mayPlan: boolean;
}

interface Unfit extends Place {
  meal: PlannedMealView;
  /** "Wednesday dinner". */
  where: string;
}

/** What a change of who eats means for the meals ahead: servings to follow, and dishes that a member should not eat. */
export function EatersNotes({ plan, actions, mayPlan }: EatersNotesProps) {
  const [swapping, setSwapping] = useState<Unfit | null>(null);
  const unfit = plan.days.flatMap(({ date, meals }, day): Unfit[] =>
    date < plan.today
      ? []
      : meals
          .filter((meal) => meal.notFor.length > 0)
          .map((meal) => ({
            day,
            slot: meal.slot,
            meal,
            where: mealOn(date, meal.slot),
          })),
  );
  return (
    <>
      {plan.whoEatsChanged && mayPlan && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-honey-soft p-4 text-honey-ink">
          <Info aria-hidden className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 basis-60">
            <Trans>Who eats has changed since this was planned.</Trans>
          </p>
          <Button variant="outline" disabled={actions.busy !== null} onClick={() => actions.follow(plan)}>
            <Trans>Change servings</Trans>
          </Button>
        </div>
      )}
      {unfit.length > 0 && (
        <section
          aria-label={t`Meals that do not suit everybody`}
          className="grid gap-2 rounded-card bg-tomato-soft p-4 text-tomato-ink print:hidden"
        >
          <p className="flex gap-3 font-semibold">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {unfit.length === 1
              ? t`A meal does not suit everybody who eats`
              : plural(unfit.length, {
                  one: '# meal does not suit everybody who eats',
                  other: '# meals do not suit everybody who eats',
                })}
          </p>
          <ul className="grid gap-1">
            {unfit.map((one) => (
              <li key={one.where} className="flex items-center justify-between gap-3">
                <span>
                  <Trans>
                    {one.where}: {mealTitle(one.meal)}. Not for {notForText(one.meal)}.
                  </Trans>
                </span>
                {mayPlan && (
                  <Button
                    variant="outline"
                    disabled={actions.busy !== null}
                    onClick={() => setSwapping(one)}
                    aria-label={t`Swap ${one.where}: not for ${notForText(one.meal)}`}
                  >
                    <Trans>Swap</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {swapping && (
        <SwapDialog
          plan={plan}
          place={{ day: swapping.day, slot: swapping.slot }}
          where={swapping.where}
          actions={actions}
          onClose={() => setSwapping(null)}
        />
      )}
    </>
  );
}
