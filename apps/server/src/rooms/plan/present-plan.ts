import type { HouseholdProfile } from '@crisper/contract/household/household';
import type { MealPlan, PlannedDayView, PlannedMealView, PlanPreview } from '@crisper/contract/plan/plan';
import type { MealAlternative } from '@crisper/contract/plan/plan-edits';
import { dayAfter } from '@crisper/kitchen/calendar';
import { foodById } from '@crisper/kitchen/foods/larder';
import { localAmounts } from '@crisper/kitchen/measures/localized/local-amount';
import type { Alternative } from '@crisper/kitchen/planning/alternatives';
import { plateText } from '@crisper/kitchen/planning/amounts';
import { plateName } from '@crisper/kitchen/planning/companions';
import { eatersAt, shareAt, wholeFor } from '@crisper/kitchen/planning/eaters';
import { isSameMeal } from '@crisper/kitchen/planning/fixed-meals';
import { keepingOf, REHEATING } from '@crisper/kitchen/planning/keeping';
import {
  DAY_CORRIDOR,
  type FixedMeal,
  type PlannedMeal,
  placeOf,
  type Targets,
} from '@crisper/kitchen/planning/plan';
import { weekOf } from '@crisper/kitchen/planning/plan-notes';
import { leftoversOf } from '@crisper/kitchen/planning/plan-week';
import { whyNotFor } from '@crisper/kitchen/planning/unsuitable';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { nameWith } from '@crisper/kitchen/shopping/name-shown';
import { currentLanguage } from '../../language.ts';
import { saidOf, titleFor } from '../../translated-book.ts';
import { photoAddress } from '../recipes/recipes.room.ts';
import type { PlanRow } from './plan.repository.ts';
import type { PlanDocument } from './plan.tables.ts';
import { saidNotes, titleOf } from './repeats.ts';

const PLATE_FOODS = 6;

/** What is shown of a plan or a preview. */
export type ShownRow = Pick<PlanRow, 'id' | 'version' | 'startOn' | 'document' | 'previous'>;

interface Shown {
  row: ShownRow;
  recipes: ReadonlyMap<string, Recipe>;
  /** By recipe, the viewer's own photo of it. */
  covers: ReadonlyMap<string, string>;
  /** By place, what comes back every week. */
  repeats: ReadonlyMap<string, FixedMeal>;
  /** Everybody the plan is for. */
  people: readonly HouseholdProfile[];
  /** Who eats now. */
  now: readonly HouseholdProfile[];
  /** The viewer, and their daily targets. */
  userId: string;
  own: Targets;
  today: string;
}

/** A plan in the portions of the one who looks at it. Who does not eat of it sees those it was made for. */
export function presentPlan(shown: Shown): MealPlan {
  const { row, recipes, covers, repeats, people, now, userId, own, today } = shown;
  const { days, eaters, notes } = row.document;
  const seated = [...eaters, ...Object.values(row.document.tables ?? {}).flat()];
  const lead = eaters[0];
  const viewer = seated.find(({ id }) => id === userId) ?? lead;
  const times = viewer?.share ?? 1;
  const targets = targetsOf(row.document, viewer?.id === userId, people, own);
  const isMember = (id: string) => people.some((one) => one.id === id && one.isMember);
  const mealOf = (meal: PlannedMeal, at: number): PlannedMealView => {
    const recipe = meal.recipe === null ? undefined : recipes.get(meal.recipe);
    const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
    const named = row.document.tables?.[placeOf(at, meal.slot)];
    // Everybody who eats now must be able to eat it, also if they came after it was planned.
    const there = named ? people.filter(({ id }) => named.some((eater) => eater.id === id)) : now;
    const foods = meal.extras.map(({ food }) => food);
    const weekly = repeats.get(placeOf(at, meal.slot));
    return {
      slot: meal.slot,
      recipe: recipe ? cardOf(recipe, covers) : null,
      side: side
        ? { id: side.id, title: titleFor(side), portions: rounded(meal.side!.portions * times, 2) }
        : null,
      plate: meal.plate === undefined ? null : plateName(meal.plate),
      note: meal.note ?? null,
      gone: meal.recipe !== null && !recipe,
      eaters: (named ?? eaters).map(({ id, name }) => ({ id, name })),
      notFor: there.flatMap((eater) => {
        const why = whyNotFor(eater, [recipe ?? [], side ?? []].flat(), foods);
        return why === null ? [] : [{ name: eater.isSelf ? 'you' : eater.name, why }];
      }),
      portions: rounded(meal.portions * times, 2),
      cook: meal.leftover || meal.recipe === null ? 0 : rounded(servingsFrom(row.document, meal, at), 2),
      extras: meal.extras.map(({ food, grams }) => extraOf(food, grams * times)),
      leftover: meal.leftover,
      keeping: recipe && meal.leftover ? keepingFor(recipe) : null,
      locked: meal.locked,
      repeats: weekly
        ? { title: titleOf(weekly, recipes), here: !meal.leftover && isSameMeal(weekly, meal) }
        : null,
      planned: !row.document.skipped?.includes(placeOf(at, meal.slot)),
      figures: roundedAll(figuresOf(meal, recipe, side, times), 0),
    };
  };
  const summed = days.map((day, at) => {
    const totals = { calories: 0, protein: 0, carbs: 0, fat: 0 };
    for (const meal of day.meals) {
      if (!viewer || !eatersAt(row.document, at, meal.slot).some(({ id }) => id === viewer.id)) continue;
      const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
      const figures = figuresOf(meal, recipes.get(meal.recipe ?? ''), side, times);
      for (const key of keys(totals)) totals[key] += figures[key];
    }
    const whole = viewer ? wholeFor(row.document, viewer.id, at) : 1;
    const off = { calories: 0, protein: 0, carbs: 0, fat: 0 };
    for (const key of keys(off))
      if (targets[key] * whole > 0) off[key] = totals[key] / (targets[key] * whole) - 1;
    return { day, totals, whole, off };
  });
  const week = weekOf(summed, targets);
  return {
    id: row.id,
    version: row.version,
    start: row.startOn,
    today,
    days: summed.map(
      ({ day, totals, off }, at): PlannedDayView => ({
        date: dayAfter(row.startOn, at),
        meals: day.meals.map((meal) => mealOf(meal, at)),
        totals: roundedAll(totals, 0),
        off: roundedAll(off, 3),
        onTarget: Object.values(off).every((share) => Math.abs(share) <= DAY_CORRIDOR),
      }),
    ),
    targets: roundedAll(targets, 0),
    week: { ...week, average: roundedAll(week.average, 0), off: roundedAll(week.off, 3) },
    canUndo: row.previous !== null,
    eaters: [...eaters]
      .sort((a, b) => Number(b.id === viewer?.id) - Number(a.id === viewer?.id))
      .map(({ id, name, share }) => ({
        id,
        name,
        share: id === viewer?.id || !isMember(id) ? rounded(share / times, 2) : null,
      })),
    whoEatsChanged:
      eaters.length !== now.length || !now.every(({ id }) => eaters.some((eater) => eater.id === id)),
    notes: saidNotes(notes, viewer?.id === lead?.id),
  };
}

/** The first day as it is; of the others the names of the dishes alone, so that no recipe is given away. */
export function veiled({ days: [open, ...others] }: MealPlan): PlanPreview {
  return {
    open: open!,
    veiled: others.map(({ date, meals }) => ({
      date,
      meals: meals.flatMap(({ slot, planned, recipe, plate, note }) => {
        const title = recipe?.title ?? plate ?? note;
        return planned && title ? [{ slot, title }] : [];
      }),
    })),
  };
}

/** One's own goals; of another member none, because they are theirs. */
function targetsOf(
  { eaters: [lead], targets }: PlanDocument,
  isViewer: boolean,
  people: readonly HouseholdProfile[],
  own: Targets,
): Targets {
  if (isViewer) return own;
  const isPrivate = people.some(({ id, isMember }) => id === lead?.id && isMember);
  return isPrivate ? { calories: 0, protein: 0, carbs: 0, fat: 0 } : targets;
}

/** Servings to cook: for all who eat this meal, and for those who finish it on the next days. */
export function servingsFrom(document: PlanDocument, meal: PlannedMeal, at: number): number {
  const { days } = document;
  const later = leftoversOf(days, at, meal.recipe!).map(({ day, slot }) => {
    const rest = days[day]!.meals.find((one) => one.slot === slot)!;
    return rest.portions * shareAt(document, day, slot);
  });
  return later.reduce((sum, portions) => sum + portions, meal.portions * shareAt(document, at, meal.slot));
}

export function presentAlternative(
  { meal, why }: Alternative,
  recipes: ReadonlyMap<string, Recipe>,
  covers: ReadonlyMap<string, string>,
): MealAlternative {
  const recipe = recipes.get(meal.recipe!)!;
  const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
  return {
    recipe: cardOf(recipe, covers),
    portions: meal.portions,
    side: (side && titleFor(side)) ?? (meal.plate === undefined ? null : plateName(meal.plate)),
    figures: roundedAll(figuresOf(meal, recipe, side), 0),
    why,
  };
}

function cardOf(recipe: Recipe, covers: ReadonlyMap<string, string>): NonNullable<PlannedMealView['recipe']> {
  const { title, englishTitle } = saidOf(recipe);
  const plate = recipe.ingredients
    .filter((line) => line.food !== null && !foodById(line.food)?.staple)
    .sort((a, b) => (b.grams ?? 0) * b.eatenShare - (a.grams ?? 0) * a.eatenShare)
    .map((line) => line.food!);
  return {
    id: recipe.id,
    title,
    ...(englishTitle && { englishTitle }),
    imageUrl: covers.get(recipe.id) ?? photoAddress(recipe),
    plate: [...new Set(plate)].slice(0, PLATE_FOODS),
    equipment: [...recipe.equipment],
    totalTimeMin: recipe.totalMinutes,
  };
}

function keepingFor(recipe: Recipe): PlannedMealView['keeping'] {
  const keeping = keepingOf(recipe);
  return keeping && { days: keeping.days, reheat: REHEATING[keeping.reheat] };
}

function extraOf(id: string, grams: number): PlannedMealView['extras'][number] {
  const food = foodById(id);
  const amount = { us: plateText(food, grams, 'us'), metric: plateText(food, grams, 'metric') };
  return {
    food: id,
    name: food ? nameWith(food, amount.us, currentLanguage()) : id,
    emoji: food?.emoji ?? '',
    grams: rounded(grams, 1),
    amount: localAmounts(amount, currentLanguage()),
  };
}

function figuresOf(
  meal: PlannedMeal,
  recipe: Recipe | undefined,
  side: Recipe | undefined,
  times = 1,
): PlannedMealView['figures'] {
  const dish = recipe?.nutritionPerServing;
  const beside = side?.nutritionPerServing;
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  if (dish) for (const key of keys(sum)) sum[key] += dish[key] * meal.portions;
  if (beside) for (const key of keys(sum)) sum[key] += beside[key] * meal.side!.portions;
  for (const { food, grams } of meal.extras) {
    const per100g = foodById(food)?.per100g;
    if (!per100g) continue;
    sum.calories += (per100g.energyKcal * grams) / 100;
    sum.protein += (per100g.proteinG * grams) / 100;
    sum.carbs += (per100g.carbsG * grams) / 100;
    sum.fat += (per100g.fatG * grams) / 100;
  }
  for (const key of keys(sum)) sum[key] *= times;
  return sum;
}

function roundedAll(figures: PlannedMealView['figures'], digits: number): PlannedMealView['figures'] {
  return {
    calories: rounded(figures.calories, digits),
    protein: rounded(figures.protein, digits),
    carbs: rounded(figures.carbs, digits),
    fat: rounded(figures.fat, digits),
  };
}

const keys = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
