import type { FoodId } from '../foods/food.ts';
import { atHandShare, type Dish, dishesFor, dishesOf } from './dishes.ts';
import { type PlainFood, plainFoods } from './extras.ts';
import { type FitExtras, type Shares, sharesOf, wanted } from './fit-day.ts';
import { type PlannedMeal, type PlanQuery, SLOTS, type Slot } from './plan.ts';
import { seeded } from './seeded.ts';

/** A candidate dish for one meal of the plan. */
export interface Choice {
  dish: Dish;
  shares: Shares;
  leftover: boolean;
  /** Lower is better: repeats and long cooking add to it, pantry foods lower it. */
  price: number;
}

/** Values of a query that are the same for every day. */
export interface Planning {
  query: PlanQuery;
  goal: Shares;
  slots: Readonly<Record<Slot, readonly Dish[]>>;
  byId: ReadonlyMap<string, Dish>;
  shares: ReadonlyMap<string, Shares>;
  extras: FitExtras;
  mostPortions: number;
  random: () => number;
}

/** What the earlier days and the locked meals already use. */
export interface Around {
  recipes: ReadonlyMap<string, number>;
  mains: ReadonlyMap<FoodId, number>;
  /** How many meals use each pantry food. */
  used: ReadonlyMap<FoodId, number>;
  /** The dinner before, if its leftovers may be eaten. */
  batch: string | null;
  yesterday: ReadonlySet<FoodId>;
  /** How often each plain food is used so far. */
  extras: ReadonlyMap<FoodId, number>;
}

/** All prices are small compared with missing a target by one percent. */
const PRICE = {
  repeated: 0.06,
  mainYesterday: 0.008,
  mainAgain: 0.004,
  atHand: -0.08,
  slow: 0.004,
  dessert: 0.005,
  batch: -0.012,
  extra: 0.002,
  extraAtHand: 0.0006,
  extraAgain: 0.006,
  unusual: 0.03,
};
const SLOW_MINUTES = 60;
const BIG_EATER_KCAL = 2_800;
/** Energy goal that the plain-food portions are meant for; larger goals get up to half as much again. */
const PORTIONS_FOR_KCAL = 2_000;
const MOST_SCALE = 1.5;
/** Factor on portions when usual ones do not reach the targets. */
const BIG_HELPING = 1.5;
const MOST_HELPING = 2;
const LEAST_SHARE = 0.3;

export function preparePlanning(query: PlanQuery): Planning {
  const dishes = dishesFor(query);
  const slots = Object.fromEntries(SLOTS.map((slot) => [slot, dishesOf(slot, dishes)])) as Record<
    Slot,
    Dish[]
  >;
  return {
    query,
    goal: wanted(query.targets),
    slots,
    byId: new Map(dishes.map((dish) => [dish.recipe.id, dish])),
    shares: new Map(dishes.map((dish) => [dish.recipe.id, sharesOf(dish.figures, query.targets)])),
    extras: extrasOf(query),
    mostPortions: query.targets.calories > BIG_EATER_KCAL ? 3 : 2,
    random: seeded(query.seed),
  };
}

function extrasOf({ diets, avoid, targets, pantry }: PlanQuery): FitExtras {
  const plain = plainFoods(diets, avoid);
  const scale = Math.min(MOST_SCALE, Math.max(1, targets.calories / PORTIONS_FOR_KCAL));
  const price = ({ food, unusual }: PlainFood) => {
    if (pantry.includes(food)) return PRICE.extraAtHand;
    return unusual ? PRICE.unusual : PRICE.extra;
  };
  return {
    plain,
    shares: Float64Array.from(plain.flatMap(({ figures }) => sharesOf(figures, targets))),
    mostSteps: Float64Array.from(plain, ({ mostSteps }) => Math.round(mostSteps * scale)),
    leastSteps: Float64Array.from(plain, ({ mostSteps }) => Math.max(1, Math.round(mostSteps * LEAST_SHARE))),
    slots: plain.map(({ slots }) => slots.map((slot) => SLOTS.indexOf(slot))),
    prices: Float64Array.from(plain, price),
  };
}

/** The same foods, priced higher the more often they were used. */
export function varied(extras: FitExtras, eaten: ReadonlyMap<FoodId, number>): FitExtras {
  if (eaten.size === 0) return extras;
  const prices = extras.prices.map(
    (price, at) => price + PRICE.extraAgain * (eaten.get(extras.plain[at]!.food) ?? 0),
  );
  return { ...extras, prices };
}

/** Excludes unusual foods by giving them an infinite price. */
export function usualOnly(extras: FitExtras): FitExtras {
  const prices = extras.prices.map((price, at) =>
    extras.plain[at]!.unusual ? Number.POSITIVE_INFINITY : price,
  );
  return { ...extras, prices };
}

/** All foods with larger maximum portions, for days that cannot reach their targets otherwise. */
export function bigHelpings(extras: FitExtras): FitExtras {
  const mostSteps = extras.mostSteps.map((most, at) =>
    Math.floor(Math.min(most * BIG_HELPING, extras.plain[at]!.mostSteps * MOST_HELPING)),
  );
  return { ...extras, mostSteps };
}

/** Candidate dishes for this meal, best first, without refused ones. */
export function choicesFor(
  planning: Planning,
  slot: Slot,
  around: Around,
  refused: ReadonlySet<string>,
): Choice[] {
  const choices = planning.slots[slot]
    .filter((dish) => !refused.has(dish.recipe.id))
    .map((dish) => choiceOf(planning, slot, dish, around));
  const batch = slot === 'lunch' && around.batch !== null ? planning.byId.get(around.batch) : undefined;
  if (batch?.keeps && !refused.has(batch.recipe.id))
    choices.push({ dish: batch, shares: shareOf(planning, batch), leftover: true, price: PRICE.batch });
  const rank = new Map(
    choices.map((choice) => [
      choice,
      choice.price + imbalance(choice.shares) * 0.02 + planning.random() * 0.02,
    ]),
  );
  return choices.sort((a, b) => rank.get(a)! - rank.get(b)!);
}

export function choiceOf(planning: Planning, slot: Slot, dish: Dish, around: Around): Choice {
  const { recipe, mains } = dish;
  let price = PRICE.atHand * atHandShare(dish, around.used);
  price += PRICE.repeated * (around.recipes.get(recipe.id) ?? 0);
  for (const [at, main] of mains.entries()) {
    if (at === 0 && around.yesterday.has(main)) price += PRICE.mainYesterday;
    // Foods other than the main one may appear twice a week without a penalty.
    price += PRICE.mainAgain * Math.max(0, (around.mains.get(main) ?? 0) - 2 * Math.min(1, at));
  }
  if (recipe.totalMinutes > SLOW_MINUTES) price += PRICE.slow;
  if (slot === 'snack' && !recipe.courses.includes('snack')) price += PRICE.dessert;
  return { dish, shares: shareOf(planning, dish), leftover: false, price };
}

export function shareOf(planning: Planning, dish: Dish): Shares {
  return planning.shares.get(dish.recipe.id) ?? sharesOf(dish.figures, planning.query.targets);
}

/** How unevenly a dish covers the targets: 0 when every figure is the same share of its target. */
function imbalance(shares: Shares): number {
  const energy = shares[0] || 1;
  let sum = 0;
  for (let k = 1; k < 4; k++) sum += Math.min(1.5, Math.abs(shares[k]! / energy - 1));
  return sum / 3;
}

/** The shares that one planned meal adds to its day. */
export function sharesOfMeal(planning: Planning, meal: PlannedMeal): Shares {
  const dish = meal.recipe === null ? undefined : planning.byId.get(meal.recipe);
  const total: [number, number, number, number] = [0, 0, 0, 0];
  const add = (shares: Shares, times: number) => {
    for (let k = 0; k < 4; k++) total[k]! += shares[k]! * times;
  };
  if (dish) add(shareOf(planning, dish), meal.portions);
  for (const { food, grams } of meal.extras) {
    const known = planning.extras.plain.find((plain) => plain.food === food);
    if (known) add(sharesOf(known.figures, planning.query.targets), grams / known.stepGrams);
  }
  return total;
}
