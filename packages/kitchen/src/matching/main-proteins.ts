import type { FoodId } from '../foods/food.ts';
import { ancestorsOf, foodById } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import * as made from './key-ingredients.gen.ts';

/** Foods that a dinner is built around, with every kind of them. */
const CARRIES = idsIn(made.CARRIES);
/** Foods that carry a dinner when nothing above is there; else they season or fill it. */
const CARRIES_ALONE = idsIn(made.CARRIES_ALONE);
/** Kinds of the first that never carry a dinner. */
const ONLY_SEASONS = idsIn(made.ONLY_SEASONS);

/** Kept for every food asked for: an index asks for each line of each recipe. */
const kept = new Map<FoodId, number>();

/** 2: carries a dinner; 1: carries one when nothing better is there; 0: does not. */
export function carries(id: FoodId): number {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const made = read(id);
  if (foodById(id)) kept.set(id, made);
  return made;
}

function read(id: FoodId): number {
  const kinds = new Set([id, ...ancestorsOf(id)]);
  if (ONLY_SEASONS.some((kind) => kinds.has(kind))) return 0;
  if (CARRIES_ALONE.some((kind) => kinds.has(kind))) return 1;
  return CARRIES.some((kind) => kinds.has(kind)) ? 2 : 0;
}

/** The foods among these that the cook would plan a dinner around. */
export function mainProteins(foods: readonly FoodId[]): FoodId[] {
  const best = Math.max(0, ...foods.map(carries));
  return best === 0 ? [] : foods.filter((id) => carries(id) === best);
}
