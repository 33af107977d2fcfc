import { foodById } from '../foods/larder.ts';
import { type PriceClass, priceClassOf } from '../foods/price-class.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** Less of it than this in a serving seasons the dish and does not make its price. */
const LEAST_GRAMS = 12;

const known = new WeakMap<Recipe, PriceClass>();

/** €, €€ or €€€: as the dearest food that the dish is made of. */
export function costOf(recipe: Recipe): PriceClass {
  const before = known.get(recipe);
  if (before !== undefined) return before;
  let cost: PriceClass = 1;
  for (const { food, grams, optional } of recipe.ingredients) {
    if (food === null || optional || foodById(food)?.staple) continue;
    if ((grams ?? 0) / Math.max(1, recipe.servings) < LEAST_GRAMS) continue;
    cost = Math.max(cost, priceClassOf(food)) as PriceClass;
  }
  known.set(recipe, cost);
  return cost;
}
