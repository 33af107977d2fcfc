import {
  createRecipe,
  deleteRecipe,
  importRecipe,
  type OwnRecipe,
  updateRecipe,
} from '@crisper/contract/own-recipes';
import { getRecipe } from '@crisper/contract/recipes';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The server gives a page 8 seconds; a little more, so that its words arrive before ours. */
const IMPORT_TIMEOUT_MS = 20_000;

export type ImportSource = { url: string } | { text: string };

export function useImport() {
  return useMutation({
    mutationFn: (body: ImportSource) => call(importRecipe, { body, timeoutMs: IMPORT_TIMEOUT_MS }),
  });
}

/** To change a recipe, its newest version is needed, never a kept copy. */
export const ownRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-recipe', id],
    queryFn: ({ signal }) => call(getRecipe, { params: { id }, signal }),
    gcTime: 0,
  });

function refresh(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['recipes'] });
  void queries.invalidateQueries({ queryKey: ['favorites'] });
}

/** Saves a new recipe or, with an id, changes that one. */
export function useSave(id: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnRecipe) =>
      id === null ? call(createRecipe, { body }) : call(updateRecipe, { params: { id }, body }),
    onSuccess: (recipe) => {
      queries.setQueryData(['recipe', recipe.id], recipe);
      refresh(queries);
    },
  });
}

export function useDelete() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteRecipe, { params: { id } }),
    onSuccess: (_, id) => {
      queries.removeQueries({ queryKey: ['recipe', id] });
      refresh(queries);
    },
  });
}
