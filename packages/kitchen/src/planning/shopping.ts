import type { Aisle, FoodId } from '../foods/food.ts';
import { AISLES } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import type { MeasureSystem } from '../measures/format.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { boughtText, nameFor } from './amounts.ts';
import type { PlannedDay } from './plan.ts';

export interface Needed {
  food: FoodId | null;
  /** The recipe's name for it, used when the larder does not know the food. */
  name: string;
  /** Edible grams; null when unknown. */
  grams: number | null;
}

export interface ShoppingLine {
  /** Stable key: the same food has the same key in every list. */
  key: string;
  food: FoodId | null;
  name: string;
  aisle: Aisle | 'other';
  grams: number | null;
  amount: Readonly<Record<MeasureSystem, string>>;
}

/** A missing share below this is not worth buying. */
const NEGLIGIBLE = 0.05;

/** Everything the meals of these days need. `share` is the sum of the eaters' shares. */
export function neededFor(
  days: readonly PlannedDay[],
  recipes: ReadonlyMap<string, Recipe>,
  share: number,
): Needed[] {
  const needed: Needed[] = [];
  for (const meal of days.flatMap((day) => day.meals)) {
    const recipe = meal.recipe === null ? undefined : recipes.get(meal.recipe);
    for (const line of recipe?.ingredients ?? []) {
      if (line.optional) continue;
      const times = (meal.portions * share) / Math.max(1, recipe!.servings);
      needed.push({
        food: line.food,
        name: line.name,
        grams: line.grams === null ? null : line.grams * times,
      });
    }
    for (const { food, grams } of meal.extras)
      needed.push({ food, name: foodById(food)?.name ?? food, grams: grams * share });
  }
  return needed;
}

/**
 * One line per food with summed amounts, minus the foods at hand, sorted by aisle. A food at hand without an amount counts as
 * enough: a user who entered "rice" without grams has rice.
 */
export function shoppingList(
  needed: readonly Needed[],
  atHand: ReadonlyMap<FoodId, number | null>,
): ShoppingLine[] {
  const sums = new Map<string, Needed & { key: string }>();
  for (const one of needed) {
    if (one.food === 'water') continue;
    const key = one.food ?? one.name.toLowerCase().slice(0, 80);
    const known = sums.get(key);
    const grams = known && known.grams !== null ? (one.grams ?? 0) + known.grams : one.grams;
    sums.set(key, { ...one, key, grams });
  }
  const left = new Map(atHand);
  const lines = [...sums.values()].flatMap((one) => {
    const grams = stillNeeded(one, left);
    return grams === 0 ? [] : [lineOf({ ...one, grams })];
  });
  const place = (line: ShoppingLine) => (line.aisle === 'other' ? AISLES.length : AISLES.indexOf(line.aisle));
  return lines.sort((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

/** Missing grams; 0 when nothing is missing. Amounts used here are subtracted from `left`. */
function stillNeeded({ food, grams }: Needed, left: Map<FoodId, number | null>): number | null {
  if (food === null) return grams;
  let missing = grams;
  for (const [at, have] of left) {
    if (!isA(at, food)) continue;
    if (have === null || missing === null) return 0;
    const taken = Math.min(have, missing);
    left.set(at, have - taken);
    missing -= taken;
  }
  return missing !== null && grams !== null && missing <= grams * NEGLIGIBLE ? 0 : missing;
}

function lineOf({ key, food: id, name, grams }: Needed & { key: string }): ShoppingLine {
  const food = id === null ? undefined : foodById(id);
  const amount = { us: boughtText(food, grams, 'us'), metric: boughtText(food, grams, 'metric') };
  return {
    key,
    food: id,
    name: food ? nameFor(food, amount.us) : name,
    aisle: food?.aisle ?? 'other',
    grams: grams === null ? null : Math.round(grams * 10) / 10,
    amount,
  };
}
