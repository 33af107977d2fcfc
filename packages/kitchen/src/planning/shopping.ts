import type { Aisle, Food, FoodId } from '../foods/food.ts';
import { AISLES } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { densityOf } from '../measures/convert.ts';
import { formatAmount, kitchenFraction, type MeasureSystem } from '../measures/format.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { PlannedDay } from './plan.ts';

export interface Needed {
  food: FoodId | null;
  /** As the recipe calls it, for foods that the larder does not know. */
  name: string;
  /** Edible grams; null when the recipe does not say. */
  grams: number | null;
}

export interface ShoppingLine {
  /** The same for the same thing in every list. */
  key: string;
  food: FoodId | null;
  name: string;
  aisle: Aisle | 'other';
  grams: number | null;
  amount: Readonly<Record<MeasureSystem, string>>;
  /** Most kitchens have it: to be checked, not to be bought blindly. */
  staple: boolean;
}

/** Less than this share of what is needed is not worth going for. */
const NEGLIGIBLE = 0.05;
const LEAST_PIECE_GRAMS = 25;
const LIQUID = /\b(?:milk|buttermilk|kefir|broth|stock|juice|oil|vinegar|wine|water|cream)\b/;
const SOLID = /\b(?:sour cream|cream cheese|ice cream|cream of)\b/;

/** Everything the meals of these days ask for. `share` is how many people's worth of the lead's portions is cooked. */
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
 * One line for each thing, amounts added up, what is at hand taken off, in the order of the shop. Null grams at hand are
 * taken to be enough: whoever wrote "rice" without an amount has rice.
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

/** Grams that are not there; 0 when nothing is missing. What serves one line is gone for the next. */
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
  return {
    key,
    food: id,
    name: food?.name ?? name,
    aisle: food?.aisle ?? 'other',
    grams: grams === null ? null : Math.round(grams * 10) / 10,
    amount: { us: amountText(food, grams, 'us'), metric: amountText(food, grams, 'metric') },
    staple: food?.staple ?? false,
  };
}

/** The amount as it is bought: pieces of what is sold by the piece, spoons of spices, weights of the rest. */
export function amountText(food: Food | undefined, grams: number | null, system: MeasureSystem): string {
  if (grams === null || !(grams > 0)) return '';
  if (!food) return formatAmount(grams, 'gram', system);
  const { units } = food;
  const count = (each: number) => Math.max(1, Math.ceil(grams / each - 0.15));
  if (units.clove) return named(count(units.clove), 'clove', 'cloves');
  const piece = units.piece ?? units['piece:medium'];
  const byPiece = food.aisle === 'produce' || food.aisle === 'eggs';
  if (byPiece && units.bunch && grams <= units.bunch && (!piece || piece < LEAST_PIECE_GRAMS))
    return named(count(units.bunch), 'bunch', 'bunches');
  if (byPiece && piece && piece >= LEAST_PIECE_GRAMS) return kitchenFraction(count(piece));
  if (food.aisle === 'canned' && units.can) return named(count(units.can), 'can', 'cans');
  const spoon = units.teaspoon;
  if (food.aisle === 'spices' && spoon) return formatAmount(grams / spoon, 'teaspoon', 'us');
  const density = densityOf(food);
  if (density !== null && LIQUID.test(food.name) && !SOLID.test(food.name))
    return formatAmount(grams / density, 'milliliter', system);
  return formatAmount(grams / (food.edibleShare || 1), 'gram', system);
}

function named(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
