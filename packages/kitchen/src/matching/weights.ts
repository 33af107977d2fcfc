import { foodById } from '../foods/larder.ts';
import { carries } from './main-proteins.ts';
import type { NeededLine } from './needed-line.ts';

/**
 * How much an ingredient counts towards the match: a missing spoon of cumin costs next to nothing, and without a key food
 * (the main food, or one that the title names) it is another dish.
 */
export const WEIGHTS = [1, 3, 6, 9] as const;
export const SEASONING = 0;
export const ORDINARY = 1;
export const MAIN = 2;
export const KEY = 3;

/** An ingredient with at least this share of the recipe's weight is a main one; one with less than the second, a seasoning. */
const MAIN_SHARE = 0.2;
const SEASONING_SHARE = 0.015;
/** Meat, fish and the like are main ones from this share on. */
const PROTEIN_SHARE = 0.08;

/** Partial credit for a substitute, or for a general food where the recipe names a specific one. */
export const SUBSTITUTE_CREDIT = 60;
export const GENERAL_CREDIT = 70;
/** Credit for another kind of the same thing, such as another shape of pasta. */
export const CLOSE_SUBSTITUTE_CREDIT = 85;
export const FULL_CREDIT = 100;

/** A key food counts as missing below this: chickpeas in place of chicken are another dish. */
export const KEY_CREDIT = 70;
/** The most that is shown for a dish without one of its key foods. */
export const MOST_WITHOUT_KEY = 40;

/** Index into WEIGHTS, as far as the amount tells. */
export function weightClass(line: NeededLine, totalGrams: number): number {
  const food = line.food === null ? undefined : foodById(line.food);
  const share = line.grams === null || !(totalGrams > 0) ? null : line.grams / totalGrams;
  if (share !== null && share >= MAIN_SHARE) return MAIN;
  if (share !== null && share >= PROTEIN_SHARE && food && carries(food.id) > 0) return MAIN;
  if (!food) return ORDINARY;
  // A gram of it makes the bread.
  if (food.id === 'yeast' || food.parents.includes('yeast')) return MAIN;
  if (food.parents.includes('leavener')) return ORDINARY;
  if (food.aisle === 'spices') return SEASONING;
  return share !== null && share < SEASONING_SHARE ? SEASONING : ORDINARY;
}
