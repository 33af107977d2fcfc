import type { PlainFood } from './extras.ts';
import { SLOTS, type Slot, type Targets } from './plan.ts';

/** Energy, protein, carbs and fat, each as a share of its target: 1 everywhere is a perfect day. */
export type Shares = readonly [number, number, number, number];

export interface FitDish {
  shares: Shares;
  /** Initial servings. */
  portions: number;
}

/** The plain foods of a query as flat arrays, because one plan reads them thousands of times. */
export interface FitExtras {
  plain: readonly PlainFood[];
  /** Four values per food, for one step. */
  shares: Float64Array;
  mostSteps: Float64Array;
  /** Minimum steps; a smaller amount is not worth serving. */
  leastSteps: Float64Array;
  /** The meals each food goes with, as indexes into SLOTS. */
  slots: readonly (readonly number[])[];
  /** Fixed cost of using the food at all. */
  prices: Float64Array;
}

export interface ChosenExtra {
  at: number;
  steps: number;
  slot: Slot;
}

export interface Fit {
  portions: number[];
  extras: ChosenExtra[];
  totals: [number, number, number, number];
  /** 0 is perfect; deviations within the tolerance cost little. */
  cost: number;
}

export interface FitQuery {
  goal: Shares;
  /** Shares that cannot change, such as locked meals. */
  fixed: Shares;
  dishes: readonly FitDish[];
  extras: FitExtras;
  /** Meals that may get plain foods. */
  open: readonly Slot[];
  mostPortions: number;
}

export const PORTION_STEP = 0.25;
export const LEAST_PORTION = 0.5;
const MOST_EXTRAS = 6;
/** Maximum number of plain foods per meal. */
const CAPACITY: Readonly<Record<Slot, number>> = { breakfast: 1, lunch: 2, dinner: 2, snack: 3 };
/** Slightly below the tolerance, so that rounding does not push a day outside. */
const INSIDE = 0.042;
const OUTSIDE_WEIGHT = 60;
/** Being outside the tolerance costs more than any plain food, even an unusual one. */
const OUTSIDE_PRICE = 0.04;
const POLISHING = 3;
/** One serving is slightly preferred over half or two. */
const ODD_PORTION_PRICE = 0.0015;

/** Figures as shares of their targets. A target of 0 is ignored: its share is always 0. */
export function sharesOf(figures: readonly [number, number, number, number], targets: Targets): Shares {
  const share = (value: number, target: number) => (target > 0 ? value / target : 0);
  return [
    share(figures[0], targets.calories),
    share(figures[1], targets.protein),
    share(figures[2], targets.carbs),
    share(figures[3], targets.fat),
  ];
}

/** The shares a day should reach: 1 for every target that is set. */
export function wanted(targets: Targets): Shares {
  return sharesOf([targets.calories, targets.protein, targets.carbs, targets.fat], targets);
}

function offCost(off: number): number {
  const over = Math.abs(off) - INSIDE;
  return over > 0 ? off * off + OUTSIDE_WEIGHT * over * over + over + OUTSIDE_PRICE : off * off;
}

/** Finds the servings and plain foods that bring the day closest to its targets. */
export function fitDay({ goal, fixed, dishes, extras, open, mostPortions }: FitQuery): Fit {
  // Missing shares; negative where there is too much.
  const missing = new Float64Array(4);
  for (let k = 0; k < 4; k++) missing[k] = goal[k]! - fixed[k]!;
  const portions = dishes.map((dish) => dish.portions);
  for (let at = 0; at < dishes.length; at++)
    for (let k = 0; k < 4; k++) missing[k]! -= dishes[at]!.shares[k]! * portions[at]!;
  const room = SLOTS.map((slot) => (open.includes(slot) ? CAPACITY[slot] : 0));
  const taken = new Uint8Array(extras.plain.length);
  const chosen: ChosenExtra[] = [];
  let cost = costAfter(missing, missing, 0, 0);

  const tryMove = (from: ArrayLike<number>, start: number, times: number): boolean => {
    const next = costAfter(missing, from, start, times);
    if (next >= cost - 1e-7) return false;
    for (let k = 0; k < 4; k++) missing[k]! -= from[start + k]! * times;
    cost = next;
    return true;
  };
  const polish = () => {
    for (let at = 0; at < dishes.length; at++) {
      const now = portions[at]!;
      if (now + PORTION_STEP <= mostPortions && tryMove(dishes[at]!.shares, 0, PORTION_STEP))
        portions[at] = now + PORTION_STEP;
      else if (now - PORTION_STEP >= LEAST_PORTION && tryMove(dishes[at]!.shares, 0, -PORTION_STEP))
        portions[at] = now - PORTION_STEP;
    }
    for (const one of chosen) {
      const most = extras.mostSteps[one.at]!;
      const least = extras.leastSteps[one.at]!;
      for (let step = 2; step >= -2; step--) {
        const next = one.steps + step;
        if (step !== 0 && next >= least && next <= most && tryMove(extras.shares, one.at * 4, step))
          one.steps = next;
      }
    }
  };

  for (let round = 0; round < MOST_EXTRAS; round++) {
    const best = bestExtra(extras, missing, cost, taken, room);
    if (!best) break;
    tryMove(extras.shares, best.at * 4, best.steps);
    taken[best.at] = 1;
    room[SLOTS.indexOf(best.slot)]! -= 1;
    chosen.push(best);
    polish();
  }
  for (let round = 0; round < POLISHING; round++) polish();
  for (const one of chosen) cost += extras.prices[one.at]!;
  for (const portion of portions) cost += ODD_PORTION_PRICE * Math.abs(Math.log2(portion));
  const totals = goal.map((share, k) => share - missing[k]!) as Fit['totals'];
  return { portions, extras: chosen, totals, cost };
}

/** The cost of the day after adding `times` of the shares at `start`. */
function costAfter(missing: Float64Array, from: ArrayLike<number>, start: number, times: number): number {
  return (
    offCost(missing[0]! - from[start]! * times) +
    offCost(missing[1]! - from[start + 1]! * times) +
    offCost(missing[2]! - from[start + 2]! * times) +
    offCost(missing[3]! - from[start + 3]! * times)
  );
}

/** The plain food and amount that lower the cost most, price included; undefined when none does. */
function bestExtra(
  extras: FitExtras,
  missing: Float64Array,
  cost: number,
  taken: Uint8Array,
  room: readonly number[],
): ChosenExtra | undefined {
  const { shares, mostSteps, leastSteps, prices } = extras;
  let best = -1;
  let bestSteps = 0;
  let bestSlot = 0;
  let bestGain = 0;
  for (let at = 0; at < taken.length; at++) {
    if (taken[at] === 1) continue;
    const start = at * 4;
    let along = 0;
    let square = 0;
    for (let k = 0; k < 4; k++) {
      const share = shares[start + k]!;
      along += missing[k]! * share;
      square += share * share;
    }
    const steps = Math.min(mostSteps[at]!, Math.round(along / square));
    if (!(steps >= leastSteps[at]!)) continue;
    const gain = cost - costAfter(missing, shares, start, steps) - prices[at]!;
    if (gain <= bestGain) continue;
    const slot = freeSlot(extras.slots[at]!, room);
    if (slot < 0) continue;
    best = at;
    bestSteps = steps;
    bestSlot = slot;
    bestGain = gain;
  }
  return best < 0 ? undefined : { at: best, steps: bestSteps, slot: SLOTS[bestSlot]! };
}

function freeSlot(slots: readonly number[], room: readonly number[]): number {
  for (const slot of slots) if (room[slot]! > 0) return slot;
  return -1;
}
