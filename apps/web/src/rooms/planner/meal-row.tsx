import type { MealPlan, PlannedMealView } from '@crisper/contract/planner';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { Lock, LockOpen, Shuffle } from 'lucide-react';
import { Link } from 'react-router';
import { timeOf } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipe-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { mealTitle, SLOT_TITLES, servingsText, weekdayOf, wholeServings } from './plan-labels.ts';
import type { usePlanner } from './use-planner.ts';

interface MealRowProps {
  plan: MealPlan;
  day: number;
  meal: PlannedMealView;
  system: MeasureSystem;
  planner: ReturnType<typeof usePlanner>;
  mayPlan: boolean;
}

export function MealRow({ plan, day, meal, system, planner, mayPlan }: MealRowProps) {
  const date = plan.days[day]!.date;
  const place = { day, slot: meal.slot };
  const where = `${weekdayOf(date)} ${SLOT_TITLES[meal.slot].toLowerCase()}`;
  const busy = planner.busy === `${day} ${meal.slot}`;
  const details = detailsOf(meal);
  return (
    <li className={cx('flex gap-3 py-3 transition-opacity', busy && 'opacity-60')} aria-busy={busy}>
      <div className="size-12 shrink-0 sm:size-16 overflow-hidden rounded-control print:hidden">
        <RecipePicture recipe={meal.recipe ?? plateOf(meal)} />
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {SLOT_TITLES[meal.slot]}
          {meal.leftover && <Badge tone="herb">Leftovers</Badge>}
          {meal.unsuitable && <Badge tone="tomato">No longer suits everybody</Badge>}
        </p>
        {meal.recipe ? (
          <Link to={`/recipe/${meal.recipe.id}`} className="font-semibold leading-snug hover:underline">
            {mealTitle(meal)}
          </Link>
        ) : (
          <p className="font-semibold leading-snug">{mealTitle(meal)}</p>
        )}
        <p className="flex flex-wrap gap-x-1.5 text-ink-soft text-sm tabular-nums">
          {details.map((part, at) => (
            <span key={part} className="whitespace-nowrap">
              {part}
              {at < details.length - 1 && ' ·'}
            </span>
          ))}
        </p>
        {meal.extras.length > 0 && (
          <p className="text-sm">
            {meal.recipe && 'with '}
            {meal.extras.map((extra) => `${extra.name} (${extra.amount[system]})`).join(', ')}
          </p>
        )}
      </div>
      {mayPlan && (
        <div className="-mr-2 flex flex-col sm:mr-0 sm:flex-row print:hidden">
          <IconButton
            label={`Swap ${where}`}
            disabled={planner.busy !== null || meal.locked}
            onClick={() => planner.swap(plan, place)}
          >
            <Shuffle />
          </IconButton>
          <IconButton
            label={`${meal.locked ? 'Unlock' : 'Lock'} ${where}`}
            aria-pressed={meal.locked}
            disabled={planner.busy !== null}
            onClick={() => planner.lock(plan, place, !meal.locked)}
            className={meal.locked ? 'bg-honey-soft text-honey-ink' : undefined}
          >
            {meal.locked ? <Lock /> : <LockOpen />}
          </IconButton>
        </div>
      )}
    </li>
  );
}

/** A meal of plain foods gets a drawn plate too. */
function plateOf(meal: PlannedMealView) {
  const plate = meal.extras.map(({ food }) => food);
  return { id: plate.join(), title: '', plate, equipment: [], imageUrl: null };
}

function detailsOf(meal: PlannedMealView): string[] {
  const parts = [`about ${meal.figures.calories.toLocaleString('en-US')} kcal`];
  if (meal.recipe && !meal.leftover) parts.push(timeOf(meal.recipe.totalTimeMin));
  if (meal.recipe) parts.push(servingsText(meal.portions));
  if (meal.cook > meal.portions + 0.01) parts.push(`cook ${wholeServings(meal.cook)}`);
  return parts;
}
