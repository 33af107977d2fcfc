import type { FoodId } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { listedGrams } from '../nutrition/meat-cuts.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { isCupboard, keepsForWeeks, purchaseOf, soldFor } from '../shopping/sold.ts';
import type { PlannedMeal } from './plan.ts';

/** A food that a dish takes from the shop. */
export interface Want {
  food: FoodId;
  /** For one serving of the first eater, times the shares of all who eat. */
  grams: number;
}

/** What the week has bought of a food until now. */
interface Bought {
  grams: number;
  /** The day it was last taken from: an opened pack does not keep. */
  day: number;
}
export type Basket = ReadonlyMap<FoodId, Bought>;

/** What is never bought: staples, and what is at hand. */
export interface AtHome {
  staples: ReadonlySet<FoodId>;
  pantry: readonly FoodId[];
}

/** Small beside the price of a missed goal: of two dishes as good, the one with less to buy and less left over wins. */
const PRICE = {
  /** One more thing to find in the shop, and one more to look for in the cupboard. */
  line: 0.008,
  cupboard: 0.002,
  /** A whole pack that spoils half used costs half of this. */
  waste: 0.018,
};
/** A cream opened on Monday is used by Thursday. */
const OPENED_DAYS = 3;
const GROWN_DAYS = 7;
const LEAST_GRAMS = 1;

export function wantsOfRecipe({ ingredients, servings }: Recipe, home: AtHome, share: number): Want[] {
  const times = share / Math.max(1, servings);
  return wantsOf(
    ingredients.flatMap((line) =>
      line.food === null || line.optional
        ? []
        : [{ food: line.food, grams: (listedGrams(line) ?? 0) * times }],
    ),
    home,
  );
}

export function wantsOfFoods(
  foods: readonly (readonly [FoodId, number])[],
  home: AtHome,
  share: number,
): Want[] {
  return wantsOf(
    foods.map(([food, grams]) => ({ food, grams: grams * share })),
    home,
  );
}

/** By what a shop sells: lemons for their juice. */
function wantsOf(lines: readonly Want[], { staples, pantry }: AtHome): Want[] {
  const found = new Map<FoodId, number>();
  for (const { food, grams } of lines) {
    if (food === 'water' || staples.has(food) || pantry.some((at) => isA(at, food))) continue;
    const { food: sold, ratio } = soldFor(food);
    if (staples.has(sold) || pantry.includes(sold)) continue;
    found.set(sold, (found.get(sold) ?? 0) + grams * ratio);
  }
  return [...found].map(([food, grams]) => ({ food, grams: Math.max(LEAST_GRAMS, grams) }));
}

/** What the week costs more with this dish on this day: new things to buy, and what is left of opened packs. */
export function priceOfWants(wants: readonly Want[], basket: Basket, day: number): number {
  let price = 0;
  for (const { food: id, grams } of wants) {
    const food = foodById(id);
    if (!food) continue;
    const before = basket.get(id);
    if (isCupboard(food)) {
      if (!before) price += PRICE.cupboard;
      continue;
    }
    if (!before) price += PRICE.line;
    if (food.aisle !== 'canned' && keepsForWeeks(food)) continue;
    const days =
      food.aisle === 'produce' || food.aisle === 'bakery' || food.aisle === 'eggs' ? GROWN_DAYS : OPENED_DAYS;
    const open = before && Math.abs(day - before.day) <= days ? before.grams : 0;
    price += PRICE.waste * (restOf(id, open + grams) - (open > 0 ? restOf(id, open) : 0));
  }
  return price;
}

const rests = new Map<string, number>();
const RESTS_MAX = 20_000;

/** The share of a package that is left over once this much is used. Remembered: a plan asks for the same amounts all the time. */
function restOf(id: FoodId, grams: number): number {
  // Rounded before it is bought too: a plan must not depend on what was planned before it.
  const whole = Math.round(grams);
  const key = `${id} ${whole}`;
  const known = rests.get(key);
  if (known !== undefined) return known;
  const { rest, packGrams } = purchaseOf(foodById(id)!, whole, 'metric');
  const share = Math.min(1, rest / packGrams);
  if (rests.size >= RESTS_MAX) rests.clear();
  rests.set(key, share);
  return share;
}

/** Collects what the meals of a week buy. */
export function fillBasket(
  basket: Map<FoodId, Bought>,
  wants: readonly Want[],
  servings: number,
  day: number,
): void {
  for (const { food, grams } of wants) {
    const before = basket.get(food);
    basket.set(food, {
      grams: (before?.grams ?? 0) + grams * servings,
      day: Math.max(before?.day ?? day, day),
    });
  }
}

/** The wants of everything in a planned meal, with its servings. */
export function wantsOfMeal(
  meal: PlannedMeal,
  wantsOf: (recipe: string) => readonly Want[],
  home: AtHome,
  share: number,
): { wants: readonly Want[]; servings: number }[] {
  return [
    ...(meal.recipe === null ? [] : [{ wants: wantsOf(meal.recipe), servings: meal.portions }]),
    ...(meal.side ? [{ wants: wantsOf(meal.side.recipe), servings: meal.side.portions }] : []),
    {
      wants: wantsOfFoods(
        meal.extras.map(({ food, grams }) => [food, grams] as const),
        home,
        share,
      ),
      servings: 1,
    },
  ];
}
