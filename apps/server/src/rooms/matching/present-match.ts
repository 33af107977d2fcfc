import type { MatchedRecipe, recipeMatch } from '@crisper/contract/matching/matching';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { z } from 'zod';

export function presentMatch(recipe: Recipe, match: z.output<typeof recipeMatch>): MatchedRecipe {
  const short = { match: match.matchPercentage, time: recipe.totalTimeMin };
  // Object.assign, because adding fields to a spread of this size takes fifty times as long.
  return Object.assign(recipe, match, short);
}
