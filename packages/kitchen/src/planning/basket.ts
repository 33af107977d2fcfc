import type { Food, FoodId } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import { listedGrams } from '../nutrition/meat-cuts.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { isCupboard, keepsForWeeks, purchaseOf, soldFor } from '../shopping/sold.ts';
import { isOneOf } from './at-table.ts';
import type { PlannedMeal, Season } from './plan.ts';
import * as tags from './tags.gen.ts';

/** A food that a dish takes from the shop. */
export interface Want {
  food: FoodId;
  /** For one serving of the first eater, times the shares of all who eat. */
  grams: number;
  /** Grown, and at its best now or at another time; 0 for what is alike all year. */
  inSeason: -1 | 0 | 1;
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
  season?: Season | undefined;
}

/** Small beside the price of a missed goal: of two dishes as good, the one with less to buy and less left over wins. */
const PRICE = {
  /** One more thing to find in the shop, and one more to look for in the cupboard. */
  line: 0.013,
  cupboard: 0.004,
  /** A whole pack that spoils half used costs half of this. */
  waste: 0.018,
  outOfSeason: 0.025,
  inSeason: -0.004,
  /** One more opened tub, loaf or bunch than a household eats up. */
  oneMore: 0.04,
};
/** What stands opened side by side, and how many of each one person eats up in a week. */
const SHELVES = { bread: 2, tub: 2, fruit: 3, herb: 2 } as const;
type Shelf = keyof typeof SHELVES;
/** With this many people there may be one more of each. */
const MANY = 2.5;
const SEASONAL: Readonly<Record<Season, readonly FoodId[]>> = {
  spring: idsIn(tags.IN_SPRING),
  summer: idsIn(tags.IN_SUMMER),
  autumn: idsIn(tags.IN_AUTUMN),
  winter: idsIn(tags.IN_WINTER),
};
const TUBS = idsIn(tags.SPOILS_ONCE_OPEN);
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
function wantsOf(
  lines: readonly Pick<Want, 'food' | 'grams'>[],
  { staples, pantry, season }: AtHome,
): Want[] {
  const found = new Map<FoodId, number>();
  for (const { food, grams } of lines) {
    if (food === 'water' || staples.has(food) || pantry.some((at) => isA(at, food))) continue;
    const { food: sold, ratio } = soldFor(food);
    if (staples.has(sold) || pantry.includes(sold)) continue;
    found.set(sold, (found.get(sold) ?? 0) + grams * ratio);
  }
  return [...found].map(([food, grams]) => ({
    food,
    grams: Math.max(LEAST_GRAMS, grams),
    inSeason: seasonOf(food, season),
  }));
}

/** What the week costs more with this dish on this day: new things to buy, and what is left of opened packs. */
export function priceOfWants(wants: readonly Want[], basket: Basket, day: number, share: number = 1): number {
  let price = 0;
  const full = wants.length > 0 ? shelvesOf(basket) : undefined;
  for (const { food: id, grams, inSeason } of wants) {
    const food = foodById(id);
    if (!food) continue;
    const before = basket.get(id);
    if (isCupboard(food)) {
      if (!before) price += PRICE.cupboard;
      continue;
    }
    if (!before) price += PRICE.line;
    if (inSeason !== 0) price += inSeason < 0 ? PRICE.outOfSeason : PRICE.inSeason;
    const shelf = before ? null : shelfOf(food);
    if (shelf && full![shelf] >= SHELVES[shelf] + (share >= MANY ? 1 : 0)) price += PRICE.oneMore;
    if (food.aisle !== 'canned' && keepsForWeeks(food)) continue;
    const days =
      food.aisle === 'produce' || food.aisle === 'bakery' || food.aisle === 'eggs' ? GROWN_DAYS : OPENED_DAYS;
    const open = before && Math.abs(day - before.day) <= days ? before.grams : 0;
    price += PRICE.waste * (restOf(id, open + grams) - (open > 0 ? restOf(id, open) : 0));
  }
  return price;
}

const shelves = new Map<FoodId, Shelf | null>();

/** Where it stands once it is opened; null for what is used whole or keeps. */
export function shelfOf(food: Food): Shelf | null {
  const known = shelves.get(food.id);
  if (known !== undefined) return known;
  const found = isOneOf(food.id, TUBS)
    ? 'tub'
    : food.aisle === 'bakery'
      ? 'bread'
      : food.aisle !== 'produce'
        ? null
        : isA(food.id, 'herb')
          ? 'herb'
          : isA(food.id, 'fruit') && !isA(food.id, 'lemon') && !isA(food.id, 'lime')
            ? 'fruit'
            : null;
  shelves.set(food.id, found);
  return found;
}

const counted = new WeakMap<Basket, Record<Shelf, number>>();

/** How many of each stand there. Counted once: a basket does not change while a day is planned. */
function shelvesOf(basket: Basket): Record<Shelf, number> {
  const known = counted.get(basket);
  if (known) return known;
  const counts = { bread: 0, tub: 0, fruit: 0, herb: 0 };
  for (const id of basket.keys()) {
    const food = foodById(id);
    const shelf = food ? shelfOf(food) : null;
    if (shelf) counts[shelf] += 1;
  }
  counted.set(basket, counts);
  return counts;
}

const seasonal = new Map<string, -1 | 0 | 1>();

function seasonOf(id: FoodId, season: Season | undefined): -1 | 0 | 1 {
  if (season === undefined) return 0;
  const key = `${id} ${season}`;
  const known = seasonal.get(key);
  if (known !== undefined) return known;
  const grown = foodById(id)?.aisle === 'produce';
  const isIn = (one: Season) => isOneOf(id, SEASONAL[one]);
  const found =
    !grown || !Object.keys(SEASONAL).some((one) => isIn(one as Season)) ? 0 : isIn(season) ? 1 : -1;
  seasonal.set(key, found);
  return found;
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
