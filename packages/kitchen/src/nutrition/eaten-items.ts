import type { Figures } from '@crisper/contract/meals';
import { foodById } from '../foods/larder.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { figuresFor, per100gOf, toTenth } from './figures.ts';
import { COOKED_VITAMIN_C } from './nutrition-of.ts';

export interface EatenItem extends Figures {
  name: string;
  food: string;
  fdcId: number;
  grams: number;
}

export interface EatenRecipe {
  items: EatenItem[];
  /** Lines without a known weight; their figures are missing. */
  unknown: string[];
}

type Cooked = Pick<Recipe, 'ingredients' | 'servings' | 'equipment'>;

/** The items in a number of servings, by the same rules as the recipe's figures: no optional lines, less vitamin C when cooked. */
export function eatenItems(recipe: Cooked, servings: number): EatenRecipe {
  const share = servings / Math.max(1, recipe.servings);
  const cooked = !recipe.equipment.includes('no_cook');
  const items: EatenItem[] = [];
  const unknown: string[] = [];
  for (const line of recipe.ingredients) {
    if (line.optional) continue;
    const food = line.food === null ? undefined : foodById(line.food);
    if (food === undefined || line.grams === null) {
      if (line.amountMin !== null) unknown.push(line.name);
      continue;
    }
    const middle = line.amountMin && line.amountMax ? (1 + line.amountMax / line.amountMin) / 2 : 1;
    const grams = toTenth(line.grams * middle * line.eatenShare * share);
    if (grams <= 0) continue;
    const figures = figuresFor(per100gOf(food), grams);
    if (cooked && figures.vitaminCMg !== null)
      figures.vitaminCMg = toTenth(figures.vitaminCMg * COOKED_VITAMIN_C);
    items.push({ name: food.name, food: food.id, fdcId: food.fdcId, grams, ...figures });
  }
  return { items, unknown };
}
