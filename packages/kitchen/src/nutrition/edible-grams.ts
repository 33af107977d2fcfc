import type { Food, Nutrients } from '../foods/food.ts';
import { isA } from '../foods/larder.ts';
import { rowsIn } from '../foods/made-tables.ts';
import { unitById } from '../measures/units.ts';
import { DRAINED as DRAINED_CANS } from './cooked.gen.ts';
import { cookedOf } from './cooked-food.ts';
import { cutOf, edibleShareOf, hasBones } from './meat-cuts.ts';

/** Dry weight of grains and pulses that have no cooked food in the larder: cooked weight divided by dry weight. */
const COOKED_YIELD: readonly (readonly [string, number])[] = [
  ['rice', 2.8],
  ['pasta', 2.2],
  ['noodle', 2.2],
  ['quinoa', 2.7],
  ['lentil', 2.5],
  ['bean', 2.4],
  ['legume', 2.4],
  ['grain', 2.6],
];
/** Meat and fish lose about a quarter of their weight, nearly all water. */
const COOKED_MEAT_YIELD = 0.75;
const DRY_KCAL = 250;

/**
 * Cans whose figures USDA gives for the drained solids, and the solid share of what the label weighs. Other cans are
 * measured with their liquid.
 */
const DRAINED: ReadonlyMap<string, number> = new Map(
  rowsIn(DRAINED_CANS).map(([id = '', share]) => [id, Number(share)]),
);

/** What a line says about its food, as far as weights need it. */
export interface Bought {
  grams: number;
  unit: string | null;
  /** The grams come from a weight in the line. */
  weighed: boolean;
  text: string;
}

/** Edible weight, as an amount of the food whose figures are used. */
export function edibleGrams(food: Food, { grams, unit, weighed, text }: Bought): number {
  const cut = cutOf(food, text);
  const raw = asRaw(food, cut?.per100g ?? food.per100g, grams, unit, text);
  if (unit === null && !weighed && isMini(food, text)) return raw * MINI_SHARE;
  if (isCan(unit)) return raw * (DRAINED.get(food.id) ?? 1);
  // Spoons and pieces are already edible weights; weights as bought include bone and peel.
  if (!weighed) return unit === null ? raw * (cut?.piece ?? 1) : raw;
  // What is cooked already is weighed off the bone.
  return isCookedMeat(food, text) ? raw : raw * edibleShareOf(food, text);
}

/** Snack-sized peppers, cucumbers and bagels: about a third of the usual piece. What is small anyway is sold as it is. */
const MINI_SHARE = 1 / 3;
const LARGE_PIECE = 60;
const isMini = (food: Food, text: string): boolean =>
  (food.units.piece ?? 0) >= LARGE_PIECE && /\bmini\b/i.test(nameOf(text)) && !/\bmini\b/i.test(food.name);

const isCan = (unit: string | null): boolean => {
  const known = unit === null ? undefined : unitById(unit);
  return known?.id === 'can' || (known?.dimension === 'container' && known.like === 'can');
};

/** "8 oz spaghetti, cooked according to the package", "12 oz noodles, cooked": weighed before cooking. */
const COOKED_LATER = /\bcooked (?:according|as|per|following|to (?:package|al dente)|until|al dente)\b/i;
const COOKED_FIRST = /\b(?:cooked|leftover)\b/i;
const isCookedMeat = (food: Food, text: string): boolean =>
  hasBones(food) && COOKED_FIRST.test(text) && !/\b(?:un|pre|par|not )cooked\b/i.test(text);

function asRaw(
  food: Food,
  { energyKcal }: Nutrients,
  grams: number,
  unit: string | null,
  text: string,
): number {
  if (!COOKED_FIRST.test(text) || /\b(?:un|pre|par|not )cooked\b/i.test(text)) return grams;
  if (COOKED_LATER.test(text) || /\bcooked\b/i.test(food.name) || isA(food.id, 'bacon')) return grams;
  const isDry = energyKcal >= DRY_KCAL;
  if (isDry && isWeight(unit) && !/\bcooked\b/i.test(nameOf(text))) return grams;
  const cooked = cookedOf(food);
  if (cooked !== undefined && (isDry || hasBones(food)))
    return byEnergy(food, energyKcal, cooked, grams, unit);
  if (hasBones(food)) return grams / COOKED_MEAT_YIELD;
  if (!isDry) return grams;
  return grams / (COOKED_YIELD.find(([kind]) => isA(food.id, kind))?.[1] ?? 1);
}

/** The part of a line before its first comma or parenthesis. */
function nameOf(text: string): string {
  const end = text.search(/[,(]/);
  return end < 0 ? text : text.slice(0, end);
}

function isWeight(unit: string | null): boolean {
  const dimension = unit === null ? undefined : unitById(unit)?.dimension;
  return dimension === 'mass' || dimension === 'container';
}

/** The raw weight with the energy of this much cooked food; a cup is a cup of the cooked one. */
function byEnergy(food: Food, energyKcal: number, cooked: Food, grams: number, unit: string | null): number {
  const isVolume = unit !== null && unitById(unit)?.dimension === 'volume';
  const scale = isVolume ? (cooked.units.cup ?? 1) / (food.units.cup ?? cooked.units.cup ?? 1) : 1;
  return (grams * scale * cooked.per100g.energyKcal) / energyKcal;
}
