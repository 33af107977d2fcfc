import type { MealAlternative, MealPlan, PlannedDayView, PlannedMealView } from '@crisper/contract/planner';
import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import { dayAfter } from '@crisper/kitchen/calendar';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { Alternative } from '@crisper/kitchen/planning/alternatives';
import { nameFor, plateText } from '@crisper/kitchen/planning/amounts';
import { plateName } from '@crisper/kitchen/planning/companions';
import { suits } from '@crisper/kitchen/planning/dishes';
import type { PlannedDay, PlannedMeal } from '@crisper/kitchen/planning/plan';
import { weekOf } from '@crisper/kitchen/planning/plan-notes';
import { leftoversOf } from '@crisper/kitchen/planning/plan-week';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { photoAddress } from '../recipes/recipe-photos.ts';
import type { PlanRow } from './planner.repository.ts';

const PLATE_FOODS = 6;

interface Shown {
  row: PlanRow;
  recipes: ReadonlyMap<string, Recipe>;
  table: { diets: readonly Diet[]; allergens: readonly Allergen[] };
  today: string;
}

export function presentPlan({ row, recipes, table, today }: Shown): MealPlan {
  const { days, eaters, targets, notes } = row.document;
  const people = eaters.reduce((sum, eater) => sum + eater.share, 0);
  const mealOf = (meal: PlannedMeal, at: number): PlannedMealView => {
    const recipe = meal.recipe === null ? undefined : recipes.get(meal.recipe);
    const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
    const suitable = [recipe, side].every((one) => !one || suits(one, table.diets, table.allergens));
    return {
      slot: meal.slot,
      recipe: recipe ? cardOf(recipe) : null,
      side: side ? { id: side.id, title: side.title, portions: meal.side!.portions } : null,
      plate: meal.plate === undefined ? null : plateName(meal.plate),
      note: meal.note ?? null,
      gone: meal.recipe !== null && !recipe,
      unsuitable: !suitable,
      portions: meal.portions,
      cook: meal.leftover || meal.recipe === null ? 0 : rounded(servingsFrom(days, meal, at) * people, 2),
      extras: meal.extras.map(({ food, grams }) => extraOf(food, grams)),
      leftover: meal.leftover,
      locked: meal.locked,
      figures: figuresOf(meal, recipe, side),
    };
  };
  const week = weekOf(days, targets);
  return {
    id: row.id,
    version: row.version,
    start: row.startOn,
    today,
    days: days.map(
      (day, at): PlannedDayView => ({
        date: dayAfter(row.startOn, at),
        meals: day.meals.map((meal) => mealOf(meal, at)),
        totals: roundedAll(day.totals, 0),
        off: roundedAll(day.off, 3),
        onTarget: day.onTarget,
      }),
    ),
    targets: roundedAll(targets, 0),
    week: { ...week, average: roundedAll(week.average, 0), off: roundedAll(week.off, 3) },
    canUndo: row.previous !== null,
    eaters: eaters.map((eater) => ({ ...eater, share: rounded(eater.share, 2) })),
    notes,
  };
}

/** Servings to cook for the first eater: this meal and what is left of it for the next days. */
function servingsFrom(days: readonly PlannedDay[], meal: PlannedMeal, at: number): number {
  const later = leftoversOf(days, at, meal.recipe!).map(
    ({ day, slot }) => days[day]!.meals.find((one) => one.slot === slot)!.portions,
  );
  return later.reduce((sum, portions) => sum + portions, meal.portions);
}

export function presentAlternative(
  { meal, why }: Alternative,
  recipes: ReadonlyMap<string, Recipe>,
): MealAlternative {
  const recipe = recipes.get(meal.recipe!)!;
  const side = meal.side ? recipes.get(meal.side.recipe) : undefined;
  return {
    recipe: cardOf(recipe),
    portions: meal.portions,
    side: side?.title ?? (meal.plate === undefined ? null : plateName(meal.plate)),
    figures: figuresOf(meal, recipe, side),
    why,
  };
}

function cardOf(recipe: Recipe): NonNullable<PlannedMealView['recipe']> {
  const plate = recipe.ingredients
    .filter((line) => line.food !== null && !foodById(line.food)?.staple)
    .sort((a, b) => (b.grams ?? 0) * b.eatenShare - (a.grams ?? 0) * a.eatenShare)
    .map((line) => line.food!);
  return {
    id: recipe.id,
    title: recipe.title,
    imageUrl: photoAddress(recipe),
    plate: [...new Set(plate)].slice(0, PLATE_FOODS),
    equipment: [...recipe.equipment],
    totalTimeMin: recipe.totalMinutes,
  };
}

function extraOf(id: string, grams: number): PlannedMealView['extras'][number] {
  const food = foodById(id);
  const amount = { us: plateText(food, grams, 'us'), metric: plateText(food, grams, 'metric') };
  return {
    food: id,
    name: food ? nameFor(food, amount.us) : id,
    emoji: food?.emoji ?? '',
    grams: rounded(grams, 1),
    amount,
  };
}

function figuresOf(
  meal: PlannedMeal,
  recipe: Recipe | undefined,
  side: Recipe | undefined,
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
  return roundedAll(sum, 0);
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
