import {
  type Collection,
  changeCollection,
  collectRecipe,
  createCollection,
  getBooklet,
  getCollection,
  listCollections,
  removeCollection,
  uncollectRecipe,
} from '@crisper/contract/collections/collections';
import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast-store.ts';

/** One's own collections and those the household shares; with a recipe, whether it is in each. */
export const collectionsQuery = (recipeId?: string) =>
  queryOptions({
    queryKey: ['collections', 'list', recipeId ?? null],
    queryFn: async ({ signal }) =>
      (await call(listCollections, { query: recipeId ? { recipe: recipeId } : {}, signal })).collections,
  });

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: ['collections', 'one', id],
    queryFn: ({ signal }) => call(getCollection, { params: { id }, signal }),
  });

export const bookletQuery = (id: string) =>
  queryOptions({
    queryKey: ['collections', 'booklet', id],
    queryFn: ({ signal }) => call(getBooklet, { params: { id }, signal }),
  });

const failed = (error: Error) => toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) });
const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['collections'] });

export function useCreateCollection() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => call(createCollection, { body: { title } }),
    onSuccess: () => refresh(queries),
    onError: failed,
  });
}

type Changes = z.input<NonNullable<typeof changeCollection.body>>;

export function useChangeCollection(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => call(changeCollection, { params: { id }, body }),
    onSuccess: (collection: Collection) => {
      queries.setQueryData(collectionQuery(id).queryKey, collection);
      return refresh(queries);
    },
    onError: failed,
  });
}

export function useRemoveCollection() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeCollection, { params: { id } }),
    onSuccess: () => refresh(queries),
    onError: failed,
  });
}

interface Membership {
  id: string;
  recipe: string;
  holds: boolean;
}

/** Puts a recipe into a collection, or takes it out. */
export function useCollect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, recipe, holds }: Membership) =>
      call(holds ? collectRecipe : uncollectRecipe, { params: { id, recipe } }),
    onSuccess: () => refresh(queries),
    onError: failed,
  });
}
