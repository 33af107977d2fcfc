import type { RecipeIngredient } from '../recipes/recipe.ts';

/** The part of an ingredient that matching compares. */
export type NeededLine = Pick<RecipeIngredient, 'food' | 'grams' | 'optional' | 'alternatives'>;
