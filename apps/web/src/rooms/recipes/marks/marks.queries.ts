import {
  addRecipePhoto,
  arrangeRecipePhotos,
  changeRecipeMarks,
  getRecipeMarks,
  type KeptOfRecipe,
} from '@crisper/contract/recipes/recipe-marks';
import type { Recipe, RecipeMarks, RecipePhoto } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { whyOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast-store.ts';

/** A photo of several megabytes over a slow network. */
const PHOTO_LIMIT_MS = 60_000;

/** What the person keeps about this recipe. */
export const keptQuery = (recipeId: string) =>
  queryOptions({
    queryKey: ['recipe-marks', recipeId],
    queryFn: ({ signal }) => call(getRecipeMarks, { params: { id: recipeId }, signal }),
  });

function patch(queries: QueryClient, recipeId: string, change: (kept: KeptOfRecipe) => KeptOfRecipe): void {
  queries.setQueryData(keptQuery(recipeId).queryKey, (kept) => kept && change(kept));
}

const failed = (error: Error) => toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) });

/** Shown at once, and taken back if the server refuses. */
export function useChangeMarks(recipeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<RecipeMarks>) => call(changeRecipeMarks, { params: { id: recipeId }, body }),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey: keptQuery(recipeId).queryKey });
      const before = queries.getQueryData(keptQuery(recipeId).queryKey);
      patch(queries, recipeId, (kept) => ({ ...kept, marks: { ...kept.marks, ...body } }));
      return before;
    },
    onError: (error, _, before) => {
      queries.setQueryData(keptQuery(recipeId).queryKey, before);
      failed(error);
    },
    onSuccess: (marks) => {
      patch(queries, recipeId, (kept) => ({ ...kept, marks }));
      void queries.invalidateQueries({ queryKey: ['recipes'] });
    },
  });
}

/** The first photo is the recipe's picture everywhere. */
function takePhotos(queries: QueryClient, recipeId: string, photos: RecipePhoto[]): void {
  patch(queries, recipeId, (kept) => ({ ...kept, photos }));
  const [cover] = photos;
  if (cover)
    queries.setQueriesData<Recipe>(
      { queryKey: ['recipe'], predicate: ({ state }) => (state.data as Recipe | undefined)?.id === recipeId },
      (recipe) => recipe && { ...recipe, imageUrl: cover.url },
    );
  else void queries.invalidateQueries({ queryKey: ['recipe', recipeId] });
  void queries.invalidateQueries({ queryKey: ['recipes'] });
  void queries.invalidateQueries({ queryKey: ['favorites'] });
}

export function useAddPhoto(recipeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (photo: Blob) =>
      call(addRecipePhoto, { params: { id: recipeId }, body: { photo }, timeoutMs: PHOTO_LIMIT_MS }),
    onSuccess: ({ photos }) => takePhotos(queries, recipeId, photos),
    onError: failed,
  });
}

/** Order, cover and removal: the server takes the whole list. */
export function useArrangePhotos(recipeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (photos: readonly string[]) =>
      call(arrangeRecipePhotos, { params: { id: recipeId }, body: { photos: [...photos] } }),
    onSuccess: ({ photos }) => takePhotos(queries, recipeId, photos),
    onError: failed,
  });
}
