import type { FoodId } from '../foods/food.ts';
import { atHandShare, type Dish, dishesFor, dishesOf } from './dishes.ts';
import { type PlainFood, plainFoods } from './extras.ts';
import { type FitExtras, type Shares, sharesOf, wanted } from './fit-day.ts';
import { type PlannedMeal, type PlanQuery, SLOTS, type Slot } from './plan.ts';
import { seeded } from './seeded.ts';

/** A dish that could stand in one place of the plan. */
export interface Choice {
  dish: Dish;
  shares: Shares;
  leftover: boolean;
  /** Less is better: repeats and long cooking cost, what is at hand pays. */
  price: number;
}

/** Everything about a query that stays the same from day to day. */
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

/** What the days before, and those that are settled already, have on the table. */
export interface Around {
  recipes: ReadonlyMap<string, number>;
  mains: ReadonlyMap<FoodId, number>;
  /** Things of the pantry, and how many meals use them. */
  used: ReadonlyMap<FoodId, number>;
  /** The dinner of the evening before, where it may be eaten again. */
  batch: string | null;
  yesterday: ReadonlySet<FoodId>;
  /** Plain foods beside the dishes so far. */
  extras: ReadonlyMap<FoodId, number>;
}

/** Prices are small beside missing a target by one percent more than allowed. */
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
/** The portions of the table of plain foods are those of somebody who eats this much; others have more, up to a half. */
const PORTIONS_FOR_KCAL = 2_000;
const MOST_SCALE = 1.5;
/** Where usual portions of usual foods do not reach the targets, a big helping may. */
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

/** The same foods, dearer the more often they stand on the table already. */
export function varied(extras: FitExtras, eaten: ReadonlyMap<FoodId, number>): FitExtras {
  if (eaten.size === 0) return extras;
  const prices = extras.prices.map(
    (price, at) => price + PRICE.extraAgain * (eaten.get(extras.plain[at]!.food) ?? 0),
  );
  return { ...extras, prices };
}

/** Without what only some people have in the house. */
export function usualOnly(extras: FitExtras): FitExtras {
  const prices = extras.prices.map((price, at) =>
    extras.plain[at]!.unusual ? Number.POSITIVE_INFINITY : price,
  );
  return { ...extras, prices };
}

/** Everything, in big helpings: for days that cannot be met otherwise. */
export function bigHelpings(extras: FitExtras): FitExtras {
  const mostSteps = extras.mostSteps.map((most, at) =>
    Math.floor(Math.min(most * BIG_HELPING, extras.plain[at]!.mostSteps * MOST_HELPING)),
  );
  return { ...extras, mostSteps };
}

/** What could be eaten at this meal, best first; without those that were refused. */
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
    // What is not the main thing may well come twice a week.
    price += PRICE.mainAgain * Math.max(0, (around.mains.get(main) ?? 0) - 2 * Math.min(1, at));
  }
  if (recipe.totalMinutes > SLOW_MINUTES) price += PRICE.slow;
  if (slot === 'snack' && !recipe.courses.includes('snack')) price += PRICE.dessert;
  return { dish, shares: shareOf(planning, dish), leftover: false, price };
}

export function shareOf(planning: Planning, dish: Dish): Shares {
  return planning.shares.get(dish.recipe.id) ?? sharesOf(dish.figures, planning.query.targets);
}

/** How far the make-up of a dish is from that of the day: 0 when every figure is the same share of its target. */
function imbalance(shares: Shares): number {
  const energy = shares[0] || 1;
  let sum = 0;
  for (let k = 1; k < 4; k++) sum += Math.min(1.5, Math.abs(shares[k]! / energy - 1));
  return sum / 3;
}

/** What one settled meal adds to a day. */
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
