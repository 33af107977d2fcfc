import type { MatchedRecipe, recipeMatch } from '@crisper/contract/matching/matching';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { resolveFood } from '@crisper/kitchen/foods/names';
import type { z } from 'zod';
import { currentLanguage } from '../../language.ts';

export function presentMatch(recipe: Recipe, match: z.output<typeof recipeMatch>): MatchedRecipe {
  const language = currentLanguage();
  // What stands in is named by the kitchen; the rest in the words of the recipe.
  const swaps =
    language === 'en'
      ? match.swaps
      : match.swaps.map((swap) => {
          const food = resolveFood(swap.use)?.food;
          return food?.name === swap.use ? { ...swap, use: foodName(food.id, language) } : swap;
        });
  const short = { match: match.matchPercentage, time: recipe.totalTimeMin };
  // Object.assign, because adding fields to a spread of this size takes fifty times as long.
  return Object.assign(recipe, match, short, { swaps });
}
