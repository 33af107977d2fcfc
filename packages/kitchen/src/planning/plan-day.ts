import type { Dish } from './dishes.ts';
import { type Fit, type FitExtras, fitDay, LEAST_PORTION, PORTION_STEP } from './fit-day.ts';
import { type PlannedDay, type PlannedMeal, SLOT_SHARE, SLOTS, type Slot, TOLERANCE } from './plan.ts';
import {
  type Around,
  bigHelpings,
  type Choice,
  choicesFor,
  type Planning,
  sharesOfMeal,
  usualOnly,
  varied,
} from './planning.ts';

export interface DayQuery {
  around: Around;
  /** Meals that do not change. */
  kept: readonly PlannedMeal[];
  /** Dishes that stay, though their portions may change: a swap of one meal must not replace the others. */
  dishes: ReadonlyMap<Slot, Choice | null>;
  /** Recipes that were refused for each meal. */
  refused: ReadonlyMap<Slot, ReadonlySet<string>>;
}

/** Number of best dishes per meal that are combined. */
const SHORT_LIST = 28;
const TRIALS = 60;
const HARD_TRIALS = 200;
const CLIMBS = 2;
const SHAPE_FREE = 0.1;
const SHAPE_PRICE = 0.3;
/** Missing a target costs more than any repetition. */
const MISSED_PRICE = 1;

type Picks = Map<Slot, Choice | null>;

interface Candidate {
  picks: Picks;
  fit: Fit;
  cost: number;
}

/** The best day found. It has every slot, even if only plain foods fill it. */
export function planDay(planning: Planning, query: DayQuery): PlannedDay {
  const kept = new Map(query.kept.map((meal) => [meal.slot, meal]));
  const open = SLOTS.filter((slot) => !kept.has(slot));
  const lists = new Map(open.map((slot) => [slot, listFor(planning, query, slot)]));
  const fixed = [0, 0, 0, 0] as [number, number, number, number];
  for (const meal of query.kept) {
    const shares = sharesOfMeal(planning, meal);
    for (let k = 0; k < 4; k++) fixed[k]! += shares[k]!;
  }
  const extras = varied(planning.extras, query.around.extras);
  const judgeWith =
    (extras: FitExtras) =>
    (picks: Picks): Candidate => {
      const dishes = [...picks].flatMap(([slot, choice]) =>
        choice ? [{ shares: choice.shares, portions: firstPortions(planning, slot, choice) }] : [],
      );
      const fit = fitDay({
        goal: planning.goal,
        fixed,
        dishes,
        extras,
        open,
        mostPortions: planning.mostPortions,
      });
      const missed = isOnTarget(planning, fit.totals) ? 0 : MISSED_PRICE;
      return { picks, fit, cost: fit.cost + missed + priceOf(picks) + shapePrice(planning, picks, fit) };
    };
  let best = search(planning, lists, judgeWith(usualOnly(extras)));
  if (!isOnTarget(planning, best.fit.totals)) {
    const wider = search(planning, lists, judgeWith(bigHelpings(extras)));
    if (wider.cost < best.cost) best = wider;
  }
  return settle(planning, query.kept, best);
}

function listFor(planning: Planning, query: DayQuery, slot: Slot): (Choice | null)[] {
  const given = query.dishes.get(slot);
  if (given !== undefined) return [given];
  const choices: (Choice | null)[] = choicesFor(
    planning,
    slot,
    query.around,
    query.refused.get(slot) ?? new Set(),
  ).slice(0, SHORT_LIST);
  // Plain foods are a normal snack, and the only option where no dish suits.
  if (slot === 'snack' || choices.length === 0) choices.push(null);
  return choices;
}

function search(
  planning: Planning,
  lists: ReadonlyMap<Slot, readonly (Choice | null)[]>,
  judge: (picks: Picks) => Candidate,
): Candidate {
  const draw = (spread: number): Picks =>
    new Map(
      [...lists].map(([slot, list]) => [slot, list[Math.floor(planning.random() ** spread * list.length)]!]),
    );
  let best = judge(new Map([...lists].map(([slot, list]) => [slot, list[0]!])));
  const trials = [...lists.values()].reduce((product, list) => product * list.length, 1);
  const look = (times: number, spread: number) => {
    for (let trial = 0; trial < Math.min(times, trials); trial++) {
      const next = judge(draw(spread));
      if (next.cost < best.cost) best = next;
    }
  };
  look(TRIALS, 2);
  best = climb(best, lists, judge);
  if (!isOnTarget(planning, best.fit.totals)) {
    look(HARD_TRIALS, 1);
    best = climb(best, lists, judge);
  }
  return best;
}

/** Hill climbing: replaces one meal at a time while the day improves. */
function climb(
  from: Candidate,
  lists: ReadonlyMap<Slot, readonly (Choice | null)[]>,
  judge: (picks: Picks) => Candidate,
): Candidate {
  let best = from;
  for (let round = 0; round < CLIMBS; round++) {
    const before = best;
    for (const [slot, list] of lists) {
      if (list.length === 1) continue;
      for (const choice of list) {
        if (choice === best.picks.get(slot)) continue;
        const next = judge(new Map(best.picks).set(slot, choice));
        if (next.cost < best.cost) best = next;
      }
    }
    if (best === before) break;
  }
  return best;
}

/** The portion that gives the meal its usual share of the day's energy. */
function firstPortions(planning: Planning, slot: Slot, choice: Choice): number {
  const energy = choice.shares[0] || choice.dish.figures[0] / 2_000;
  const portions = Math.round(SLOT_SHARE[slot] / energy / PORTION_STEP) * PORTION_STEP;
  return Math.min(planning.mostPortions, Math.max(LEAST_PORTION, portions));
}

function priceOf(picks: Picks): number {
  let price = 0;
  const mains = new Set<string>();
  const recipes = new Set<Dish>();
  for (const choice of picks.values()) {
    if (!choice) continue;
    price += choice.price;
    if (recipes.has(choice.dish)) price += 0.2;
    recipes.add(choice.dish);
    for (const main of choice.dish.mains) {
      if (mains.has(main)) price += 0.03;
      mains.add(main);
    }
  }
  return price;
}

/** Penalizes days whose energy is spread badly over the meals, such as one giant dinner. */
function shapePrice(planning: Planning, picks: Picks, fit: Fit): number {
  const energy = new Map<Slot, number>();
  let at = 0;
  for (const [slot, choice] of picks) {
    energy.set(slot, choice ? choice.shares[0] * fit.portions[at]! : 0);
    if (choice) at += 1;
  }
  for (const one of fit.extras)
    energy.set(one.slot, (energy.get(one.slot) ?? 0) + planning.extras.shares[one.at * 4]! * one.steps);
  let price = 0;
  for (const [slot, share] of energy)
    price += Math.max(0, Math.abs(share - SLOT_SHARE[slot]) - SHAPE_FREE) * SHAPE_PRICE;
  return price;
}

function settle(planning: Planning, kept: readonly PlannedMeal[], { picks, fit }: Candidate): PlannedDay {
  let at = 0;
  const planned = [...picks].map(([slot, choice]): PlannedMeal => {
    const portions = choice ? fit.portions[at]! : 1;
    if (choice) at += 1;
    return {
      slot,
      recipe: choice?.dish.recipe.id ?? null,
      portions,
      extras: fit.extras
        .filter((one) => one.slot === slot)
        .map((one) => {
          const plain = planning.extras.plain[one.at]!;
          return { food: plain.food, grams: plain.stepGrams * one.steps };
        }),
      leftover: choice?.leftover ?? false,
      locked: false,
    };
  });
  return dayOf(planning, [...kept, ...planned]);
}

/** The finished day with its totals. */
function dayOf(planning: Planning, meals: readonly PlannedMeal[]): PlannedDay {
  const { targets } = planning.query;
  const totals = [0, 0, 0, 0] as [number, number, number, number];
  for (const meal of meals) {
    const dish = meal.recipe === null ? undefined : planning.byId.get(meal.recipe);
    for (let k = 0; k < 4; k++) totals[k]! += (dish?.figures[k] ?? 0) * meal.portions;
    for (const { food, grams } of meal.extras) {
      const extra = planning.extras.plain.find((plain) => plain.food === food);
      for (let k = 0; k < 4; k++) totals[k]! += extra ? (extra.figures[k]! * grams) / extra.stepGrams : 0;
    }
  }
  const off = (value: number, target: number) => (target > 0 ? value / target - 1 : 0);
  const figures = { calories: totals[0], protein: totals[1], carbs: totals[2], fat: totals[3] };
  const missed = {
    calories: off(totals[0], targets.calories),
    protein: off(totals[1], targets.protein),
    carbs: off(totals[2], targets.carbs),
    fat: off(totals[3], targets.fat),
  };
  return {
    meals: SLOTS.flatMap((slot) => meals.find((meal) => meal.slot === slot) ?? []),
    totals: figures,
    off: missed,
    onTarget: Object.values(missed).every((share) => Math.abs(share) <= TOLERANCE),
  };
}

function isOnTarget(planning: Planning, totals: Fit['totals']): boolean {
  return totals.every((share, k) => Math.abs(share - planning.goal[k]!) <= TOLERANCE);
}
