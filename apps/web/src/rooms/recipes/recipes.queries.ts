import { getRecipe, previewRecipe, type Recipe, recipeSources } from '@crisper/contract/recipes/recipes';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { keptRecipe } from './offline-recipes.ts';

async function fetchRecipe(id: string, signal: AbortSignal): Promise<Recipe> {
  try {
    return await call(getRecipe, { params: { id }, signal });
  } catch (error) {
    const kept = error instanceof ApiError && error.code === 'network' ? await keptRecipe(id) : null;
    // The steps are made anew: what they name as a swap was for who ate then.
    if (kept) return { ...kept, interactiveSteps: [] };
    throw error;
  }
}

/** By id or slug. Offline: the stored copy. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id],
    queryFn: ({ signal }) => fetchRecipe(id, signal),
    networkMode: 'always',
  });

export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe-preview', id],
    queryFn: ({ signal }) => call(previewRecipe, { params: { id }, signal }),
  });

export const sourcesQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe-sources', id],
    queryFn: ({ signal }) => call(recipeSources, { params: { id }, signal }),
  });
