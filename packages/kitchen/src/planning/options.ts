import { type Beside, besideDish, type Plate, sideBelongs, wantsStarch } from './companions.ts';
import type { Dish } from './dishes.ts';
import { type Shares, sharesOf } from './figures.ts';
import { isReady, tableMinutes } from './minutes.ts';
import type { Slot } from './plan.ts';
import { SLOT_SHARE } from './plan.ts';
import type { Planning } from './planning.ts';
import type { Rest } from './rest-of-week.ts';

/** One way to eat a meal: a dish in so many servings, alone or with what belongs to it, or a plain plate. */
export interface Option {
  dish: Dish | null;
  portions: number;
  /** Beside the dish, or the meal itself where there is no dish. */
  plate: Plate | null;
  helpings: number;
  side: Dish | null;
  leftover: boolean;
  shares: Shares;
  price: number;
}

export const PORTIONS = [1, 1.5, 0.5, 2] as const;
const HELPINGS = [1, 0.5, 1.5] as const;
/** A meal may be this much smaller or larger than its usual share of the day. */
const LEAST_OF_SHARE = 0.5;
const LEAST_OF_MAIN = 0.6;
const MOST_OF_SHARE = 1.5;
const MOST_SNACK = 2;
const MOST_SNACK_KCAL = 550;
const MOST_PLATES = 3;
const MOST_SIDES = 2;
const LEAST_STARCH = 15;
const QUICK_STARCH = ['rice', 'couscous', 'bread', 'gluten-free-bread'];
/** With so many vegetables on it a plate is a meal that a cook would call whole. */
const ENOUGH_GREENS = 120;
/** Below this a usual bowl of yogurt or muesli is enough. */
const BIG_EATER_KCAL = 2_300;
const PRICE = {
  portion: [0, 0.012, 0.08, 0.045] as readonly number[],
  /** Half a steak is a dinner for few. */
  halfPiece: 0.08,
  helping: [0, 0.006, 0.004] as readonly number[],
  shape: 0.16,
  shapeFree: 0.05,
  bare: 0.012,
  sideRecipe: 0.004,
  noGreens: { dinner: 0.08, lunch: 0.035 },
  plain: { breakfast: 0.015, lunch: 0.02, snack: 0 },
};

interface Candidate {
  dish: Dish;
  leftover: boolean;
  rest?: Rest | undefined;
  price: number;
}

/** All ways to eat this dish at this meal that are of a sensible size. */
export function optionsOf(
  planning: Planning,
  slot: Slot,
  candidate: Candidate,
  sides: readonly Dish[],
): Option[] {
  const { dish } = candidate;
  const { plates, aloneToo } = placesBeside(planning, slot, candidate);
  const turn = Math.floor(planning.random() * plates.length);
  // The most usual companion always, the others by turns.
  const tried = [...new Set([plates[0]!, plates[turn]!, plates[(turn + 1) % plates.length]!])].slice(
    0,
    MOST_PLATES,
  );
  const found: Option[] = [];
  for (const [at, portions] of PORTIONS.entries()) {
    // No cook makes half a serving: what is left is what makes the pot whole.
    if (candidate.rest && (candidate.rest.portions + portions) % 1 !== 0) continue;
    const half = portions < 1 && slot === 'dinner' && dish.table.kind === 'plate' ? PRICE.halfPiece : 0;
    const base = { ...candidate, portions, price: candidate.price + PRICE.portion[at]! + half };
    if (aloneToo || plates.length === 0)
      found.push(made(planning, slot, base, null, 1, null, plates.length > 0 ? PRICE.bare : 0));
    if (plates.length > 0)
      for (const id of tried)
        for (const [size, helpings] of HELPINGS.entries()) {
          // Half a soup with three slices of bread is bread; two servings with three potatoes are none.
          if (portions < 1 ? helpings > 1 : portions > 1 && helpings < 1) continue;
          if (slot === 'breakfast' && helpings !== 1) continue;
          const more = PRICE.helping[size]! + planning.platePrice(id);
          found.push(made(planning, slot, base, planning.plates.get(id)!, helpings, null, more));
        }
    for (const side of sides.filter((one) => isInTime(planning, slot, dish, null, one)))
      found.push(made(planning, slot, base, null, 1, side, PRICE.sideRecipe + planning.sidePrice(side)));
  }
  const right = found.filter(({ shares }) => isSensible(planning, slot, shares[0]));
  if (right.length > 0) return right;
  return found.sort((a, b) => a.price - b.price).slice(0, 1);
}

/** What may stand beside the dish where and when it is eaten. */
function placesBeside(planning: Planning, slot: Slot, { dish, rest }: Candidate): Beside {
  const usual = besideDish(slot, dish.table, planning.plates);
  if (rest) {
    // It was cooked with the dish, or there was none.
    const plate = rest.plate !== undefined && planning.plates.has(rest.plate) ? [rest.plate] : [];
    return { plates: plate, aloneToo: plate.length === 0 };
  }
  const mayStand = (id: string) => {
    const plate = planning.plates.get(id)!;
    return planning.isTaken(slot) ? isReady(plate) : isInTime(planning, slot, dish, plate, null);
  };
  const may = usual.plates.filter(mayStand);
  // Meat alone is no meal: where the usual takes too long, what cooks by itself stands beside it.
  if (may.length === 0 && !usual.aloneToo)
    may.push(...QUICK_STARCH.filter((id) => planning.plates.has(id) && mayStand(id)));
  return { plates: may, aloneToo: usual.aloneToo };
}

function isInTime(
  planning: Planning,
  slot: Slot,
  dish: Dish,
  plate: Plate | null,
  side: Dish | null,
): boolean {
  return tableMinutes(dish, plate, side) <= planning.minutesFor(slot);
}

function isSensible(planning: Planning, slot: Slot, energy: number): boolean {
  if (planning.query.targets.calories <= 0) return true;
  const share = energy / SLOT_SHARE[slot];
  if (slot === 'snack' && energy * planning.query.targets.calories > MOST_SNACK_KCAL) return false;
  const least = slot === 'lunch' || slot === 'dinner' ? LEAST_OF_MAIN : LEAST_OF_SHARE;
  return share >= least && share <= (slot === 'snack' ? MOST_SNACK : MOST_OF_SHARE);
}

function made(
  planning: Planning,
  slot: Slot,
  { dish, portions, leftover, price }: Candidate & { portions: number },
  plate: Plate | null,
  helpings: number,
  side: Dish | null,
  more: number,
): Option {
  const servings = sideServings(portions);
  const figure = (k: 0 | 1 | 2 | 3): number =>
    dish.figures[k] * portions +
    (plate === null ? 0 : plate.figures[k] * helpings) +
    (side === null ? 0 : side.figures[k] * servings);
  const figures = [figure(0), figure(1), figure(2), figure(3)] as const;
  const shares = sharesOf(figures, planning.aim);
  const greens =
    dish.table.greens * portions + (plate?.greens ?? 0) * helpings + (side?.table.greens ?? 0) * servings;
  return {
    dish,
    portions,
    plate,
    helpings,
    side,
    leftover,
    shares,
    price: price + more + shapePrice(slot, shares[0]) + greensPrice(slot, greens),
  };
}

/** A side comes in one serving, a small one beside half a dish. */
export const sideServings = (portions: number): number => (portions < 1 ? 0.5 : 1);

/** Meals that are a plain plate: fruit, yogurt with berries, bread with something on it. */
export function plainOptions(planning: Planning, slot: Exclude<Slot, 'dinner'>): Option[] {
  const found: Option[] = [];
  for (const plate of planning.plates.values()) {
    if (plate.use !== slot) continue;
    for (const [at, helpings] of (isBigEater(planning) ? [1, 1.5] : [1]).entries()) {
      const figures = plate.figures.map((figure) => figure * helpings) as [number, number, number, number];
      const shares = sharesOf(figures, planning.aim);
      if (!isSensible(planning, slot, shares[0])) continue;
      if (!planning.mayHave(plate)) continue;
      const price =
        planning.platePrice(plate.id) + PRICE.plain[slot] + PRICE.portion[at]! + shapePrice(slot, shares[0]);
      found.push({ dish: null, portions: 1, plate, helpings, side: null, leftover: false, shares, price });
    }
  }
  return found;
}

function isBigEater({ query: { targets } }: Planning): boolean {
  return targets.calories >= BIG_EATER_KCAL;
}

/** Side recipes that belong to the dish, are quick enough and are not two starches. */
export function sidesFor(planning: Planning, dish: Dish, minutes: number): Dish[] {
  const served = ({ recipe, table }: Dish) => ({ title: recipe.title, cuisine: recipe.cuisine, table });
  // A dish without bread, rice or potatoes gets them first, unless the household does not eat them.
  const needs = wantsStarch(dish.table) && !planning.query.diets.includes('low-carb');
  const right = planning.sides.filter(
    (side) =>
      side !== dish &&
      side.recipe.totalMinutes <= minutes &&
      planning.mayServe(side) &&
      (!needs || side.table.starch > LEAST_STARCH) &&
      sideBelongs(served(side), served(dish)),
  );
  if (right.length <= MOST_SIDES) return right;
  const turn = Math.floor(planning.random() * right.length);
  return [right[turn]!, right[(turn + 1) % right.length]!];
}

function greensPrice(slot: Slot, greens: number): number {
  if (slot === 'breakfast' || slot === 'snack') return 0;
  return PRICE.noGreens[slot] * Math.max(0, 1 - greens / ENOUGH_GREENS);
}

/** Small deviations from a meal's usual share of the day are free. */
function shapePrice(slot: Slot, energy: number): number {
  return energy === 0 ? 0 : Math.max(0, Math.abs(energy - SLOT_SHARE[slot]) - PRICE.shapeFree) * PRICE.shape;
}
