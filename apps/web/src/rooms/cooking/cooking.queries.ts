import { enhanceRecipe, type InteractiveStep, type Recipe } from '@crisper/contract/recipes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../app/api.ts';

/** The recipe's own steps for cooking mode; asked for only where it came without. */
export const stepsQuery = (recipe: Pick<Recipe, 'id' | 'interactiveSteps'>) =>
  queryOptions({
    queryKey: ['interactive-steps', recipe.id],
    queryFn: async ({ signal }): Promise<InteractiveStep[]> => {
      if (recipe.interactiveSteps.length > 0) return recipe.interactiveSteps;
      return (await call(enhanceRecipe, { params: { id: recipe.id }, signal })).interactiveSteps;
    },
    networkMode: 'always',
  });
