import type { FoodId } from '../foods/food.ts';
import { ancestorsOf } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import type { AtHand, Standing } from './at-hand.ts';
import { callsForSweets } from './dish-kinds.ts';
import { mainProteins } from './main-proteins.ts';
import { IS_IMPROVISED, IS_MAKESHIFT } from './match-index.ts';
import type { Need } from './needs.ts';
import * as tags from './tags.gen.ts';
import { KEY_CREDIT, MAIN, MOST_WITHOUT_KEY, ORDINARY } from './weights.ts';

/** The foods at hand, as the score of one need asks for them. */
export interface Hand {
  have: ReadonlySet<FoodId>;
  soon: ReadonlySet<FoodId>;
  /** What the cook would plan a dinner around. */
  proteins: ReadonlySet<FoodId>;
  /** What a dessert would be made for: beside a dinner, sugar and flour alone are not. */
  sweets: ReadonlySet<FoodId>;
}

export function handOf({ foods, useSoon }: AtHand): Hand {
  const proteins = new Set(mainProteins(foods));
  const sweets = foods.filter((id) => callsForSweets(id) && (proteins.size === 0 || !EVERYWHERE.has(id)));
  return { have: new Set(foods), soon: new Set(useSoon ?? []), proteins, sweets: new Set(sweets) };
}

/** What using a food at hand is worth, by the weight class of the need it covers, and what a main protein is worth. */
const WORTH = [1, 2, 3, 4] as const;
const PROTEIN_WORTH = 5;
/** Foods that so many dishes use that using them up says little. */
const EVERYWHERE: ReadonlySet<FoodId> = new Set(idsIn(tags.IN_EVERYTHING));

/**
 * What one need uses of the foods at hand, packed into one number so that adding up a recipe's needs adds up all of it:
 * foods used, their worth, foods that spoil soon, those a dessert is made for, main proteins. A recipe has at most 60 needs.
 */
const USE = 1;
const WORTH_UNIT = 1 << 6;
const SOON = 1 << 15;
const SWEET = 1 << 21;
const PROTEIN = 1 << 27;
/** Above all of these stands the credit, so that one sum adds up both. */
export const CREDIT_UNIT = 2 ** 33;

/** What the need of this weight class uses when this food covers it; 0 for a staple that was not named. */
export function useOf({ by, how }: Standing, weight: number, { have, soon, proteins, sweets }: Hand): number {
  if (!have.has(by)) return 0;
  const isProtein = proteins.has(by) && weight >= ORDINARY && how !== 'substitute';
  const worth = worthOfUse(by, how, weight, isProtein);
  const counts = USE + worth * WORTH_UNIT + (isSoon(by, soon) ? SOON : 0) + (isProtein ? PROTEIN : 0);
  return counts + (weight >= ORDINARY && sweets.has(by) ? SWEET : 0);
}

function worthOfUse(by: FoodId, how: Standing['how'], weight: number, isProtein: boolean): number {
  if (how === 'substitute' || EVERYWHERE.has(by)) return 1;
  // One bean may stand in for three, and is used up once.
  if (how === 'alike') return WORTH[weight]! - (weight > 0 ? 1 : 0);
  return isProtein ? PROTEIN_WORTH : WORTH[weight]!;
}

export function isSoon(id: FoodId, soon: ReadonlySet<FoodId>): boolean {
  if (soon.size === 0) return false;
  if (soon.has(id)) return true;
  for (const kind of ancestorsOf(id)) if (soon.has(kind)) return true;
  return false;
}

export const usesOf = (used: number): number => used & 0x3f;
export const soonOf = (used: number): number => (used >> 15) & 0x3f;
export const usesProtein = (used: number): boolean => used >= PROTEIN;
export const usesSweets = (used: number): boolean => ((used >> 21) & 0x3f) > 0;
const worthOf = (used: number): number => (used >> 6) & 0x1ff;

/** The share that is shown: `credit` is the sum of weight times credit, `total` the sum of weights. */
export function percentageOf(credit: number, total: number, lacksKey: boolean): number {
  const percentage = total === 0 ? 0 : Math.floor(credit / total + 1e-9);
  return lacksKey ? Math.min(percentage, MOST_WITHOUT_KEY) : percentage;
}

/** Points of the rank. Chosen on half of the sources of `npm run eval:kitchen`, and on fifteen of its fridges. */
const EVERYTHING_THERE = 1000;
/** The square of what is missing costs: a spice next to nothing, a quarter of the dish more than a known dish is worth. */
const LOSS_SHARE = 1 / 4;
const PER_WORTH = 18;
const MOST_WORTH = 24;
/** The first few count more: a dish that uses next to nothing of the kitchen is not what was asked for. */
const PER_FIRST_WORTH = 30;
const FIRST_WORTH = 6;
const LEAST_WORTH = 2;
const USES_PROTEIN = 100;
const PER_SOON = 60;
const MOST_SOON = 4;
/** A dish people know goes before an improvised one that fits about as well. */
const IS_KNOWN = 150;
const IS_UNASKED = 160;
/** What an improvised flatbread, or one for a microwave alone, stands behind other improvised dishes. */
const FOR_MAKESHIFT = 200;
/** Whatever lacks a key food comes after everything that lacks none. */
const HAS_KEYS = 2500;
export const MOST_RANK = 5119;
/** Longer than this costs: each doubling of the time so much, up to a limit. */
const QUICK_MINUTES = 45;
const PER_DOUBLED_TIME = 50;
const MOST_FOR_TIME = 200;

/** Points that a dish has whatever is at hand. */
export function kindPoints(lacksKey: boolean, flags: number): number {
  const known = (flags & IS_IMPROVISED) === 0 ? IS_KNOWN : 0;
  return (lacksKey ? 0 : HAS_KEYS) + known - ((flags & IS_MAKESHIFT) === 0 ? 0 : FOR_MAKESHIFT);
}

/** A dessert that uses nothing a dessert is made for, or a dish that uses next to nothing: flour and sugar are in every kitchen. */
export const isUnasked = (used: number, sweet: boolean): boolean =>
  worthOf(used) < LEAST_WORTH || (sweet && !usesSweets(used));

/** With less at hand it is a dish to go shopping for; more is asked of one without a main food. */
export const WORTH_SHOWING = 63;
const WORTH_WITHOUT_MAIN = 75;

/** Whether the dish cannot be made of this: no batter without eggs or what raises it, no shortbread with oil. */
export const isMissingMain = (
  { weight, options }: Pick<Need, 'weight' | 'options'>,
  credit: number,
): boolean =>
  credit < KEY_CREDIT && (weight === MAIN || (weight === ORDINARY && options.some((id) => BINDS.has(id))));

const BINDS: ReadonlySet<FoodId> = new Set(idsIn(tags.BINDS));

/** With more foods missing, however small, it is a dish to go shopping for. */
const MOST_MISSING = 6;

/** Whether a cook would look at it, with so many foods missing, and so many main ones. */
export const isWorthShowing = (percentage: number, missing: number, mainsMissing: number): boolean =>
  missing <= MOST_MISSING &&
  mainsMissing < 2 &&
  percentage >= (mainsMissing > 0 ? WORTH_WITHOUT_MAIN : WORTH_SHOWING);

/**
 * Where a dish stands among others: what is missing costs by its weight, what is used up counts by its worth.
 * `used` is the sum of `useOf`. Plain numbers, because a search calls it for every recipe it looks at.
 */
export function rankOf(
  percentage: number,
  used: number,
  kind: number,
  sweet: boolean,
  minutes: number,
): number {
  const worth = worthOf(used);
  const loss = 100 - percentage;
  const rank =
    kind +
    EVERYTHING_THERE -
    Math.round(loss * loss * LOSS_SHARE) +
    Math.min(worth, MOST_WORTH) * PER_WORTH +
    Math.min(worth, FIRST_WORTH) * PER_FIRST_WORTH +
    (usesProtein(used) ? USES_PROTEIN : 0) +
    Math.min(soonOf(used), MOST_SOON) * PER_SOON -
    (isUnasked(used, sweet) ? IS_UNASKED : 0) -
    timeCost(minutes);
  return Math.max(0, rank);
}

/** What the time costs that a dish takes: no cook who looks into the fridge means a casserole for tomorrow. */
function timeCost(minutes: number): number {
  if (minutes <= QUICK_MINUTES) return 0;
  return Math.min(MOST_FOR_TIME, Math.round(PER_DOUBLED_TIME * Math.log2(minutes / QUICK_MINUTES)));
}

/** The most that using these foods can add to a rank. */
export function mostByUse({ soon, proteins }: Hand): number {
  return (
    MOST_WORTH * PER_WORTH +
    FIRST_WORTH * PER_FIRST_WORTH +
    (proteins.size > 0 ? USES_PROTEIN : 0) +
    (soon.size > 0 ? MOST_SOON * PER_SOON : 0)
  );
}

/** With a lower percentage no known dish reaches this rank. */
export function leastPercentage(rank: number, byUse: number): number {
  const spare = HAS_KEYS + IS_KNOWN + EVERYTHING_THERE + byUse + 1 - rank;
  return spare <= 0 ? 100 : Math.max(0, Math.floor(100 - Math.sqrt(spare / LOSS_SHARE)));
}
