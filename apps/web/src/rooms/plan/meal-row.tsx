import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { wholeServings } from '@crisper/kitchen/planning/whole-servings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, Lock, NotebookPen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { amountOf } from '../../lib/i18n/amount-of.ts';
import { listed } from '../../lib/i18n/listed.ts';
import { inSentence } from '../../lib/i18n/numbers.ts';
import { timeOf } from '../../shared/minutes.ts';
import { plannedPath } from '../../shared/planned-path.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MealMenu } from './meal-menu.tsx';
import {
  cookedOn,
  eatersText,
  finishedBy,
  keepingText,
  mealOn,
  mealTitle,
  notForText,
  type Person,
  SLOT_TITLES,
  servingsText,
} from './plan-labels.ts';
import { SwapDialog } from './swap-dialog.tsx';
import { useDragMeal } from './use-drag-meal.ts';
import { useMoveByKeys } from './use-move-by-keys.ts';
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

const TITLE = {
  dinner: 'text-lg xl:block xl:text-base',
  small: 'xl:line-clamp-2 xl:font-medium',
};
const BESIDE =
  'xl:absolute xl:inset-x-0 xl:top-full xl:z-20 xl:hidden xl:rounded-control xl:border xl:border-line xl:bg-raised xl:p-2 xl:shadow-lift xl:group-focus-within:block xl:group-hover:block';

export function MealRow({ plan, day, meal, row, system, actions, people, mayPlan }: MealRowProps) {
  const [swapping, setSwapping] = useState(false);
  const date = plan.days[day]!.date;
  const place = { day, slot: meal.slot };
  const where = mealOn(date, meal.slot);
  const busy = actions.busy === `${day} ${meal.slot}`;
  const who = eatersText(plan, meal);
  const mayLog = date <= plan.today && (meal.recipe !== null || meal.extras.length > 0);
  const from = meal.recipe && meal.leftover ? cookedOn(plan, day, meal.recipe.id) : null;
  const later = meal.recipe && !meal.leftover ? finishedBy(plan, day, meal.recipe.id) : [];
  const details = detailsOf(meal, later);
  const dragging = useDragMeal(place, mayPlan, (from) => actions.move(plan, from, place));
  const byKeys = useMoveByKeys(plan, place, mayPlan, actions);
  const isDinner = meal.slot === 'dinner';
  const isTonight = isDinner && date === plan.today && meal.recipe !== null && !meal.leftover;
  return (
    <li
      {...dragging.props}
      {...byKeys}
      aria-keyshortcuts={mayPlan ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
      style={{ gridRow: row }}
      className={cx(
        'group relative flex gap-3 rounded-control py-3 transition xl:text-sm',
        isDinner ? 'xl:block' : 'xl:items-center xl:gap-2 xl:py-1.5',
        busy && 'opacity-60',
        dragging.over && 'bg-herb-soft',
      )}
      aria-busy={busy}
    >
      <div
        className={cx(
          'shrink-0 overflow-hidden rounded-control print:hidden',
          isDinner ? 'size-20 sm:size-24 xl:mb-2 xl:aspect-4/3 xl:h-auto xl:w-full' : 'size-12 xl:size-7',
        )}
      >
        {isOpen(meal) ? (
          <OpenPlate note={meal.note} />
        ) : (
          <RecipePicture recipe={meal.recipe ?? plateOf(meal)} />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p
          className={cx(
            'flex flex-wrap items-center gap-x-2 gap-y-1 pe-9 text-ink-soft text-sm',
            !isDinner && 'xl:sr-only',
          )}
        >
          {SLOT_TITLES[meal.slot]}
          {meal.leftover && (
            <Badge tone="herb">
              <Trans>Leftovers</Trans>
              {from && (
                <span className="xl:sr-only">
                  {' '}
                  <Trans>from {from}</Trans>
                </span>
              )}
            </Badge>
          )}
          {meal.repeats?.here && (
            <Badge>
              <Trans>Every week</Trans>
            </Badge>
          )}
          {who && <Badge>{who}</Badge>}
          {meal.notFor.length > 0 && (
            <Badge tone="tomato">
              <Trans>Not for {notForText(meal)}</Trans>
            </Badge>
          )}
        </p>
        {meal.recipe ? (
          <Link
            to={plannedPath(meal.recipe.id, meal)}
            className={cx('font-semibold leading-snug hover:underline', TITLE[isDinner ? 'dinner' : 'small'])}
          >
            {mealTitle(meal)}
          </Link>
        ) : (
          <p className={cx('font-semibold leading-snug', TITLE[isDinner ? 'dinner' : 'small'])}>
            {mealTitle(meal)}
          </p>
        )}
        {/* In a column of the week a small meal is one line; what else there is to say shows beside the pointer. */}
        <div className={cx('empty:hidden', !isDinner && BESIDE)}>
          {meal.side && (
            <p className="text-sm">
              <Trans>
                with{' '}
                <Link
                  to={plannedPath(meal.side.id, sideOf(meal, meal.side))}
                  className="font-medium hover:underline"
                >
                  {meal.side.title}
                </Link>
              </Trans>
            </p>
          )}
          {meal.extras.length > 0 && (
            <p className={cx('text-sm', isDinner && 'xl:line-clamp-2')}>{extrasText(meal, system)}</p>
          )}
          {details.length > 0 && <p className="text-ink-soft text-sm tabular-nums">{details.join(' · ')}</p>}
          {meal.keeping && (
            <p title={keepingText(meal.keeping)} className="text-ink-soft text-sm xl:line-clamp-2">
              {keepingText(meal.keeping)}
            </p>
          )}
          {meal.note && !isOpen(meal) && <p className="text-sm italic">{meal.note}</p>}
        </div>
        {isTonight && meal.recipe && (
          <Button
            asChild
            className="mt-2 px-4 max-xl:whitespace-nowrap xl:w-full xl:px-2 xl:text-sm print:hidden"
          >
            <Link to={cookingPath(plannedPath(meal.recipe.id, meal))}>
              <ChefHat aria-hidden className="size-5 max-sm:hidden xl:hidden" />{' '}
              <Trans>Cook tonight’s dinner</Trans>
            </Link>
          </Button>
        )}
      </div>
      {meal.notFor.length > 0 && !isDinner && (
        <span aria-hidden title={notForText(meal)} className="hidden xl:block">
          <Badge tone="tomato">!</Badge>
        </span>
      )}
      {(mayPlan || mayLog) && (
        <div
          className={cx(
            'absolute end-0 top-1 -me-2 flex print:hidden',
            isDinner
              ? 'xl:end-3.5 xl:top-4.5 xl:rounded-full xl:bg-surface xl:[&_button]:size-9'
              : 'xl:top-0 xl:bg-surface xl:not-group-focus-within:not-group-hover:not-has-aria-pressed:not-has-aria-expanded:pointer-fine:opacity-0',
          )}
        >
          {mayPlan && meal.locked && (
            <IconButton
              label={t`Unlock ${where}`}
              aria-pressed
              disabled={actions.busy !== null}
              onClick={() => actions.lock(plan, place, false)}
              className="text-honey-ink!"
            >
              <Lock />
            </IconButton>
          )}
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
      )}
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
  const amounts = listed(
    extras.map((extra) => amountOf(withFractionSigns(extra.amount[system]), extra.name)),
  );
  if (!recipe) return amounts;
  // A salad is a handful of each; no member weighs the lettuce.
  const what = plate && extras.length > 2 ? inSentence(plate) : amounts;
  return t`with ${what}`;
}

/** A member who eats the dish eats as much of its side. */
const sideOf = ({ cook, portions }: PlannedMealView, side: { portions: number }) => ({
  cook: portions > 0 ? (side.portions * cook) / portions : 0,
});

/** "cook 3, for Friday’s lunch too" */
function cookText({ cook }: PlannedMealView, later: readonly string[]): string {
  const count = wholeServings(cook);
  const meals = listed(later);
  return meals ? t`cook ${count}, for ${meals} too` : t`cook ${count}`;
}

const cookingPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}cook=`;

/** A meal of plain foods gets a drawn plate too. */
function plateOf(meal: PlannedMealView) {
  const plate = meal.extras.map(({ food }) => food);
  return { id: plate.join(), title: meal.plate ?? '', plate, equipment: [], imageUrl: null };
}

/** How long, and for how many where that is not one: one number for each thing. */
function detailsOf(meal: PlannedMealView, later: readonly string[]): string[] {
  if (!meal.recipe) return [];
  if (meal.leftover) return meal.portions === 1 ? [] : [servingsText(meal.portions)];
  const time = timeOf(meal.recipe.totalTimeMin);
  if (meal.cook > meal.portions + 0.01) return [time, cookText(meal, later)];
  return meal.portions === 1 ? [time] : [time, servingsText(meal.portions)];
}
