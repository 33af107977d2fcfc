import type { FoodId } from '../foods/food.ts';
import { ancestorsOf, foodById } from '../foods/larder.ts';

/** Foods that a dinner is built around, with every kind of them. */
const CARRIES = [
  'meat',
  'fish',
  'shellfish',
  'tofu',
  'tempeh',
  'seitan',
  'soy-chunks',
  'veggie-burger',
  'vegan-mince',
  'vegan-sausage',
  'vegan-chicken',
];
/** Foods that carry a dinner when nothing above is there; else they season or fill it. */
const CARRIES_ALONE = ['legume', 'paneer', 'halloumi', 'ham', 'bacon', 'cured-pork', 'deli-meat'];
/** Kinds of the first that never carry a dinner. */
const SEASONS = ['anchovy', 'bonito-flakes', 'bacon-bits', 'pate', 'beef-bones', 'pork-rinds', 'beef-jerky'];

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
  if (SEASONS.some((kind) => kinds.has(kind))) return 0;
  if (CARRIES_ALONE.some((kind) => kinds.has(kind))) return 1;
  return CARRIES.some((kind) => kinds.has(kind)) ? 2 : 0;
}

/** The foods among these that the cook would plan a dinner around. */
export function mainProteins(foods: readonly FoodId[]): FoodId[] {
  const best = Math.max(0, ...foods.map(carries));
  return best === 0 ? [] : foods.filter((id) => carries(id) === best);
}
