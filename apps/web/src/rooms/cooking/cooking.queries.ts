import { enhanceRecipe, type InteractiveStep, type Recipe } from '@crisper/contract/recipes/recipes';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';

/** A text model may take long. */
const STEPS_LIMIT_MS = 40_000;

/** Steps computed in the browser, for cooking offline or without waiting. */
async function ownSteps(recipe: Recipe, eaters: Eaters | null): Promise<InteractiveStep[]> {
  return (await import('./own-steps.ts')).ownSteps(recipe, eaters);
}

/** The steps of cooking mode; requested only if the recipe has none. */
export const stepsQuery = (recipe: Recipe, eaters: Eaters | null) =>
  queryOptions({
    queryKey: ['interactive-steps', recipe.id],
    queryFn: async ({ signal }): Promise<InteractiveStep[]> => {
      if (recipe.interactiveSteps.length > 0) return recipe.interactiveSteps;
      const asked = { params: { id: recipe.id }, signal, timeoutMs: STEPS_LIMIT_MS };
      const answer = await call(enhanceRecipe, asked).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'network') return null;
        throw error;
      });
      return answer?.interactiveSteps ?? ownSteps(recipe, eaters);
    },
    networkMode: 'always',
  });

/** Cooking never waits for a model: it keeps the steps that it started with. */
export async function stepsNow(
  queries: QueryClient,
  recipe: Recipe,
  eaters: Eaters | null,
): Promise<InteractiveStep[]> {
  const { queryKey } = stepsQuery(recipe, eaters);
  await queries.cancelQueries({ queryKey });
  return queries.setQueryData(queryKey, await ownSteps(recipe, eaters)) ?? [];
}
