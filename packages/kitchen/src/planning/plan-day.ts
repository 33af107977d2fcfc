import { type Choice, choicesFor, onDay } from './choices.ts';
import { foodsOf, type Plate } from './companions.ts';
import { isTwin } from './dishes.ts';
import { addTo } from './figures.ts';
import { figuresOfMeal, sharesOfMeal } from './meal-figures.ts';
import { type Option, optionsOf, plainOptions, sideServings, sidesFor } from './options.ts';
import { DAY_CORRIDOR, type PlannedDay, type PlannedMeal, SLOTS, type Slot } from './plan.ts';
import type { Planning } from './planning.ts';
import type { Around } from './rest-of-week.ts';

export interface DayQuery {
  around: Around;
  /** Meals that do not change. */
  kept: readonly PlannedMeal[];
  /** Dishes that stay, though their servings may change: a swap of one meal must not replace the others. */
  dishes: ReadonlyMap<Slot, Choice>;
  /** Recipes that were refused for each meal. */
  refused: ReadonlyMap<Slot, ReadonlySet<string>>;
}

/** Number of best dishes per meal that are combined. */
const SHORT_LIST = 26;
const STARTS = 7;
const ROUNDS = 4;
const NOISE = 0.05;
const SIDE_MINUTES = 40;
const WEEKEND_SIDE_MINUTES = 90;
const SAME_PROTEIN = 1;
const SAME_CUISINE = 0.012;
const SAME_KIND = 0.05;
/** Quark in the morning is enough quark for a day; so are potatoes at noon. */
const SAME_FOOD = 0.03;
const PINCH_GRAMS = 20;
/** Slightly inside the corridor, so that rounding does not push a day outside. */
const INSIDE = DAY_CORRIDOR - 0.012;
const PROTEIN = 1;
/** Energy counts more than each of the others. */
const ENERGY = 4;
const COST = { inner: 0.5, free: 0.05, middle: 0.6, outside: 0.05, slope: 1.6, week: 2.5, weekFree: 0.02 };

/** Options of one meal as flat arrays, because a plan reads them a million times. */
interface Lane {
  slot: Slot;
  options: readonly Option[];
  shares: Float64Array;
  prices: Float64Array;
}

/** The best day found. It has every slot; one for which nothing suits stays open. */
export function planDay(base: Planning, query: DayQuery): PlannedDay {
  const { day } = query.around;
  const kept = new Map(query.kept.map((meal) => [meal.slot, meal]));
  const open = SLOTS.filter((slot) => !kept.has(slot));
  const lanes = open.map((slot) => {
    const planning = onDay(base.at(day, slot), query.around);
    return laneOf(slot, optionsFor(planning, query, slot), base.leadEats(day, slot));
  });
  const fixed = [0, 0, 0, 0];
  for (const meal of query.kept) if (base.leadEats(day, meal.slot)) addTo(fixed, sharesOfMeal(base, meal));
  const picks = search(base, query.around, lanes, fixed);
  const planned = lanes.map(({ slot, options }, at) => mealOf(slot, options[picks[at]!]));
  return dayOf(base, [...query.kept, ...planned], day);
}

/** Every way to eat this meal that the search may choose from. */
export function optionsFor(planning: Planning, query: DayQuery, slot: Slot): Option[] {
  if (!planning.isPlanned(query.around.day, slot)) return [];
  const given = query.dishes.get(slot);
  const minutes = query.around.weekend ? WEEKEND_SIDE_MINUTES : SIDE_MINUTES;
  const main = slot === 'lunch' || slot === 'dinner';
  const expand = (choice: Choice) =>
    optionsOf(
      planning,
      slot,
      choice,
      main && !choice.leftover ? sidesFor(planning, choice.dish, minutes) : [],
    );
  if (given) return expand(given);
  const ranked = choicesFor(planning, slot, query.around, query.refused.get(slot) ?? new Set())
    .map((choice) => ({ ...choice, rank: choice.price + planning.random() * NOISE }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHORT_LIST);
  const options = ranked.flatMap((choice) => expand({ ...choice, price: choice.rank }));
  // Bread for lunch is for who takes it along.
  const plain =
    slot === 'dinner' || (slot === 'lunch' && !planning.isTaken(slot)) ? [] : plainOptions(planning, slot);
  return [...options, ...plain];
}

/** A meal without the person the figures are for adds nothing to their day. */
function laneOf(slot: Slot, options: readonly Option[], leadEats: boolean): Lane {
  const shares = new Float64Array(options.length * 4);
  const prices = new Float64Array(options.length);
  for (let o = 0; o < options.length; o++) {
    if (leadEats) shares.set(options[o]!.shares, o * 4);
    prices[o] = options[o]!.price;
  }
  return { slot, options, shares, prices };
}

/** Costs little inside the corridor, much outside. */
function offCost(off: number): number {
  const far = Math.abs(off);
  let cost = COST.inner * far * far + Math.max(0, far - COST.free) * COST.middle;
  if (far > INSIDE) cost += COST.outside + (far - INSIDE) * COST.slope;
  return cost;
}

/** Coordinate descent from several starts: each meal in turn takes what suits the others best. */
function search(
  planning: Planning,
  around: Around,
  lanes: readonly Lane[],
  fixed: readonly number[],
): number[] {
  const { sum, days } = around.week;
  const whole = planning.wholeOf(around.day);
  const weights = planning.goal.map((share, k) => (share > 0 ? (k === 0 ? ENERGY : 1) : 0));
  const costOf = (totals: Float64Array): number => {
    let cost = 0;
    for (let k = 0; k < 4; k++) {
      const weight = weights[k]!;
      if (weight === 0 || whole <= 0) continue;
      const off = totals[k]! / whole - 1;
      const isEnough = k === PROTEIN && planning.proteinIsLeast && off >= 0;
      if (isEnough) continue;
      cost += offCost(off) * weight * whole;
      if (days === 0) continue;
      const week = Math.abs((sum[k]! + totals[k]!) / (days + whole) - 1) - COST.weekFree;
      if (week > 0) cost += week * COST.week * weight;
    }
    return cost;
  };
  const totals = new Float64Array(4);
  let best: number[] = lanes.map(() => 0);
  let bestCost = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS; start++) {
    const picks = lanes.map(({ options }) =>
      start === 0 ? 0 : Math.floor(planning.random() ** 2 * options.length),
    );
    let cost = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const before = cost;
      for (const [at, lane] of lanes.entries()) {
        if (lane.options.length === 0) continue;
        const rest = restOf(lanes, picks, at, fixed);
        let laneBest = Number.POSITIVE_INFINITY;
        for (let o = 0; o < lane.options.length; o++) {
          const price = lane.prices[o]! + rest.price;
          if (price >= laneBest) continue;
          const first = o * 4;
          totals[0] = rest.shares[0]! + lane.shares[first]!;
          totals[1] = rest.shares[1]! + lane.shares[first + 1]!;
          totals[2] = rest.shares[2]! + lane.shares[first + 2]!;
          totals[3] = rest.shares[3]! + lane.shares[first + 3]!;
          let next = price + costOf(totals);
          if (next >= laneBest) continue;
          next += clashOf(lanes, picks, at, lane.options[o]!);
          if (next >= laneBest) continue;
          laneBest = next;
          picks[at] = o;
        }
        cost = laneBest;
      }
      if (cost >= before - 1e-9) break;
    }
    if (cost < bestCost) {
      bestCost = cost;
      best = [...picks];
    }
  }
  return best;
}

function restOf(lanes: readonly Lane[], picks: readonly number[], skip: number, fixed: readonly number[]) {
  const shares = [...fixed];
  let price = 0;
  for (const [at, lane] of lanes.entries()) {
    if (at === skip || lane.options.length === 0) continue;
    for (let k = 0; k < 4; k++) shares[k]! += lane.shares[picks[at]! * 4 + k]!;
    price += lane.prices[picks[at]!]!;
  }
  return { shares, price };
}

/** Lunch and dinner should not be alike, and nothing is eaten twice a day. */
function clashOf(lanes: readonly Lane[], picks: readonly number[], at: number, option: Option): number {
  let cost = 0;
  for (const [other, lane] of lanes.entries()) {
    const beside = other === at ? undefined : lane.options[picks[other]!];
    if (!beside) continue;
    if (option.dish && option.dish === beside.dish) cost += 1;
    if (option.plate && beside.plate) cost += SAME_FOOD * sameFoods(option.plate, beside.plate);
    if (option.side && option.side === beside.side) cost += 1;
    cost += likeness(lanes[at]!.slot, option, lane.slot, beside);
  }
  return cost;
}

function sameFoods(one: Plate, other: Plate): number {
  return one.foods.filter(
    ([food, grams]) => grams >= PINCH_GRAMS && other.foods.some(([beside]) => beside === food),
  ).length;
}

function likeness(slot: Slot, one: Option, otherSlot: Slot, other: Option): number {
  if (!one.dish || !other.dish || slot === 'snack' || otherSlot === 'snack') return 0;
  const { protein, kind } = one.dish.table;
  const mains = slot !== 'breakfast' && otherSlot !== 'breakfast';
  let cost = protein !== null && protein === other.dish.table.protein ? SAME_PROTEIN : 0;
  if (mains && isTwin(one.dish, other.dish)) cost += 1;
  if (mains && kind === other.dish.table.kind && kind !== 'plate') cost += SAME_KIND;
  if (mains && one.dish.recipe.cuisine === other.dish.recipe.cuisine) cost += SAME_CUISINE;
  return cost;
}

export function mealOf(slot: Slot, option: Option | undefined): PlannedMeal {
  const open = { slot, recipe: null, portions: 1, extras: [], leftover: false, locked: false };
  if (!option) return open;
  const { dish, portions, plate, helpings, side, leftover } = option;
  return {
    ...open,
    recipe: dish?.recipe.id ?? null,
    portions,
    extras: plate ? foodsOf(plate, helpings) : [],
    ...(plate ? { plate: plate.id } : {}),
    ...(side ? { side: { recipe: side.recipe.id, portions: sideServings(portions) } } : {}),
    leftover,
  };
}

/** The finished day with its totals. */
export function dayOf(planning: Planning, meals: readonly PlannedMeal[], day: number): PlannedDay {
  const { targets } = planning.query;
  const totals = [0, 0, 0, 0];
  for (const meal of meals)
    if (planning.leadEats(day, meal.slot)) addTo(totals, figuresOfMeal(planning, meal));
  const whole = planning.wholeOf(day);
  const [calories = 0, protein = 0, carbs = 0, fat = 0] = totals;
  const off = (value: number, target: number) => (target * whole > 0 ? value / (target * whole) - 1 : 0);
  const missed = {
    calories: off(calories, targets.calories),
    protein: off(protein, targets.protein),
    carbs: off(carbs, targets.carbs),
    fat: off(fat, targets.fat),
  };
  return {
    meals: SLOTS.flatMap((slot) => meals.find((meal) => meal.slot === slot) ?? []),
    totals: { calories, protein, carbs, fat },
    off: missed,
    onTarget: Object.values(missed).every((share) => Math.abs(share) <= DAY_CORRIDOR),
    ...(whole < 1 ? { whole } : {}),
  };
}
