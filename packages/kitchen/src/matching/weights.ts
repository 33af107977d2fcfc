import type { Food } from '../foods/food.ts';

/** How much an ingredient counts towards the match: missing chicken ruins dinner, a missing bay leaf does not. */
export const WEIGHTS = [1, 3, 5] as const;
const SEASONING = 0;
const ORDINARY = 1;
const MAIN = 2;

/** An ingredient with at least this share of the recipe's weight is a main one. */
const MAIN_SHARE = 0.2;

/** Partial credit for a substitute, or for a general food where the recipe names a specific one. */
export const SUBSTITUTE_CREDIT = 60;
export const GENERAL_CREDIT = 70;
export const FULL_CREDIT = 100;

/** Index into WEIGHTS. */
export function weightClass(food: Food | undefined, shareOfRecipe: number | null): number {
  if (shareOfRecipe !== null && shareOfRecipe >= MAIN_SHARE) return MAIN;
  if (!food) return ORDINARY;
  return food.aisle === 'spices' ? SEASONING : ORDINARY;
}
