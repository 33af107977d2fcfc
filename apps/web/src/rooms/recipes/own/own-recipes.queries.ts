import {
  createRecipe,
  deleteRecipe,
  importRecipe,
  listVersions,
  type OwnRecipe,
  restoreVersion,
  updateRecipe,
} from '@crisper/contract/recipes/own-recipes';
import { getRecipe } from '@crisper/contract/recipes/recipes';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** A little above the server's own 8 seconds, so that its error message arrives first. */
const IMPORT_TIMEOUT_MS = 20_000;

export type ImportSource = { url: string } | { text: string };

export function useImport() {
  return useMutation({
    mutationFn: (body: ImportSource) => call(importRecipe, { body, timeoutMs: IMPORT_TIMEOUT_MS }),
  });
}

/** Editing needs the newest version, never a cached one. */
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

/** Saves a new recipe or, with an id, updates that one. */
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

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe-versions', id],
    queryFn: async ({ signal }) => (await call(listVersions, { params: { id }, signal })).versions,
    gcTime: 0,
  });

/** The present recipe becomes a version too, so that this can be undone. */
export function useRestore(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => call(restoreVersion, { params: { id, version } }),
    onSuccess: (recipe) => {
      queries.setQueryData(['recipe', recipe.id], recipe);
      void queries.invalidateQueries({ queryKey: ['recipe-versions', id] });
      refresh(queries);
    },
  });
}
