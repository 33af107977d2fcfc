import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import { listed } from '@crisper/kitchen/composing/wording';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { wholeServings } from '@crisper/kitchen/planning/whole-servings';
import { Lock, NotebookPen, Plus, Shuffle } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { timeOf } from '../../shared/minutes.ts';
import { plannedPath } from '../../shared/planned-path.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MealMenu } from './meal-menu.tsx';
import {
  cookedOn,
  eatersText,
  finishedBy,
  keepingText,
  mealTitle,
  notForText,
  type Person,
  SLOT_TITLES,
  servingsText,
  weekdayOf,
} from './plan-labels.ts';
import { SwapDialog } from './swap-dialog.tsx';
import { useDragMeal } from './use-drag-meal.ts';
import type { PlanActions } from './use-plan.ts';

interface MealRowProps {
  plan: MealPlan;
  day: number;
  meal: PlannedMealView;
  /** Where it stands in its column of the week. */
  row: number;
  system: MeasureSystem;
  actions: PlanActions;
  /** Everybody in the household. */
  people: readonly Person[];
  mayPlan: boolean;
}

export function MealRow({ plan, day, meal, row, system, actions, people, mayPlan }: MealRowProps) {
  const [swapping, setSwapping] = useState(false);
  const date = plan.days[day]!.date;
  const place = { day, slot: meal.slot };
  const where = `${weekdayOf(date)} ${SLOT_TITLES[meal.slot].toLowerCase()}`;
  const busy = actions.busy === `${day} ${meal.slot}`;
  const details = detailsOf(meal);
  const who = eatersText(plan, meal);
  const mayLog = date <= plan.today && (meal.recipe !== null || meal.extras.length > 0);
  const from = meal.recipe && meal.leftover ? cookedOn(plan, day, meal.recipe.id) : null;
  const later = meal.recipe && !meal.leftover ? finishedBy(plan, day, meal.recipe.id) : [];
  const dragging = useDragMeal(place, mayPlan, (from) => actions.move(plan, from, place));
  const moveBy = (event: KeyboardEvent<HTMLLIElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = plan.days[day + by];
    if (!mayPlan || !event.shiftKey || by === 0 || !to || to.date < plan.today || actions.busy) return;
    event.preventDefault();
    actions.move(plan, place, { ...place, day: day + by }, () => focusMeal(day + by, meal.slot));
  };
  return (
    <li
      {...dragging.props}
      data-meal={`${day} ${meal.slot}`}
      onKeyDown={moveBy}
      aria-keyshortcuts={mayPlan ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
      style={{ gridRow: row }}
      className={cx(
        'relative flex gap-3 rounded-control py-3 transition xl:block xl:text-sm',
        busy && 'opacity-60',
        dragging.over && 'bg-herb-soft',
      )}
      aria-busy={busy}
    >
      <div className="size-12 shrink-0 overflow-hidden rounded-control sm:size-16 xl:float-start xl:me-2 xl:size-10 print:hidden">
        {isOpen(meal) ? (
          <OpenPlate note={meal.note} />
        ) : (
          <RecipePicture recipe={meal.recipe ?? plateOf(meal)} />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
            {SLOT_TITLES[meal.slot]}
            {meal.leftover && (
              <Badge tone="herb">Leftovers{from && <span className="xl:sr-only"> from {from}</span>}</Badge>
            )}
            {meal.repeats?.here && <Badge>Every week</Badge>}
            {who && <Badge>{who}</Badge>}
            {meal.notFor.length > 0 && <Badge tone="tomato">Not for {notForText(meal)}</Badge>}
          </p>
          {(mayPlan || mayLog) && (
            <div className="-my-3 -me-2 flex shrink-0 print:hidden xl:contents">
              {mayPlan && !meal.locked && (
                <IconButton
                  label={`Swap ${where}`}
                  disabled={actions.busy !== null}
                  onClick={() => setSwapping(true)}
                  className="xl:hidden"
                >
                  <Shuffle />
                </IconButton>
              )}
              {mayPlan && meal.locked && (
                <IconButton
                  label={`Unlock ${where}`}
                  aria-pressed
                  disabled={actions.busy !== null}
                  onClick={() => actions.lock(plan, place, false)}
                  className="text-honey-ink! xl:absolute xl:start-4 xl:top-7 xl:size-7! xl:bg-surface"
                >
                  <Lock />
                </IconButton>
              )}
              <div className="xl:absolute xl:-end-2 xl:top-3">
                <MealMenu
                  plan={plan}
                  place={place}
                  where={where}
                  meal={meal}
                  actions={actions}
                  people={people}
                  mayPlan={mayPlan}
                  mayLog={mayLog}
                  onSwap={meal.locked ? undefined : () => setSwapping(true)}
                />
              </div>
            </div>
          )}
        </div>
        {meal.recipe ? (
          <Link
            to={plannedPath(meal.recipe.id, meal)}
            className="font-semibold leading-snug hover:underline xl:clear-start xl:block"
          >
            {mealTitle(meal)}
          </Link>
        ) : (
          <p className="font-semibold leading-snug xl:clear-start">{mealTitle(meal)}</p>
        )}
        {meal.side && (
          <p className="text-sm">
            with{' '}
            <Link
              to={plannedPath(meal.side.id, sideOf(meal, meal.side))}
              className="font-medium hover:underline"
            >
              {meal.side.title}
            </Link>
          </p>
        )}
        {meal.extras.length > 0 && <p className="text-sm">{extrasText(meal, system)}</p>}
        {!isOpen(meal) && (
          <p className="flex flex-wrap gap-x-1.5 text-ink-soft text-sm tabular-nums">
            {details.map((part, at) => (
              <span key={part} className="whitespace-nowrap">
                {part}
                {at < details.length - 1 && ' ·'}
              </span>
            ))}
          </p>
        )}
        {meal.recipe && meal.cook > meal.portions + 0.01 && (
          <Link
            to={plannedPath(meal.recipe.id, meal)}
            className="block text-herb-ink text-sm hover:underline"
          >
            {cookText(meal, later)}
          </Link>
        )}
        {meal.keeping && (
          <p title={keepingText(meal.keeping)} className="text-ink-soft text-sm xl:line-clamp-2">
            {keepingText(meal.keeping)}
          </p>
        )}
        {meal.note && !isOpen(meal) && <p className="text-sm italic">{meal.note}</p>}
      </div>
      {swapping && (
        <SwapDialog
          plan={plan}
          place={place}
          where={where}
          actions={actions}
          onClose={() => setSwapping(false)}
        />
      )}
    </li>
  );
}

/** Where a moved meal stands now, once it is shown there. */
function focusMeal(day: number, slot: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-meal="${day} ${slot}"] :is(a, button)`)?.focus(),
  );
}

/** Nothing but perhaps a note. */
function isOpen({ recipe, gone, extras }: PlannedMealView): boolean {
  return !recipe && !gone && extras.length === 0;
}

function OpenPlate({ note }: { note: string | null }) {
  return (
    <span className="grid size-full place-items-center border border-line-strong border-dashed text-ink-soft">
      {note ? <NotebookPen aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
    </span>
  );
}

/** "with 60 g rice", "with potatoes and green salad"; for a plain meal the amounts alone. */
function extrasText({ recipe, plate, extras }: PlannedMealView, system: MeasureSystem): string {
  const amounts = listed(extras.map((extra) => `${withFractionSigns(extra.amount[system])} ${extra.name}`));
  if (!recipe) return amounts;
  // A salad is a handful of each; no member weighs the lettuce.
  return plate && extras.length > 2 ? `with ${plate.toLowerCase()}` : `with ${amounts}`;
}

/** A member who eats the dish eats as much of its side. */
const sideOf = ({ cook, portions }: PlannedMealView, side: { portions: number }) => ({
  cook: portions > 0 ? (side.portions * cook) / portions : 0,
});

/** "Cook 3 servings: enough for Friday’s lunch too". */
function cookText({ cook }: PlannedMealView, later: readonly string[]): string {
  const count = wholeServings(cook);
  const servings = `Cook ${count} ${count === 1 ? 'serving' : 'servings'}`;
  return later.length > 0 ? `${servings}: enough for ${listed(later)} too` : servings;
}

/** A meal of plain foods gets a drawn plate too. */
function plateOf(meal: PlannedMealView) {
  const plate = meal.extras.map(({ food }) => food);
  return { id: plate.join(), title: meal.plate ?? '', plate, equipment: [], imageUrl: null };
}

function detailsOf(meal: PlannedMealView): string[] {
  const parts = [`about ${meal.figures.calories.toLocaleString('en-US')} kcal`];
  if (meal.recipe && !meal.leftover) parts.push(timeOf(meal.recipe.totalTimeMin));
  if (meal.recipe && meal.portions !== 1) parts.push(servingsText(meal.portions));
  return parts;
}
