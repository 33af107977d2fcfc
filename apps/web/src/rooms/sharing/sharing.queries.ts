import {
  copyShared,
  openShared,
  openSharedRecipe,
  recipeLink,
  shareCollection,
  shareRecipe,
  unshareCollection,
  unshareRecipe,
} from '@crisper/contract/sharing/sharing';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast-store.ts';

/** What can be shared by a link. */
export interface Shareable {
  kind: 'recipe' | 'collection';
  id: string;
  title: string;
}

export const linkQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe-link', id],
    queryFn: async ({ signal }) => (await call(recipeLink, { params: { id }, signal })).token,
  });

export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(openShared, { params: { token }, signal }),
    retry: false,
  });

export const sharedRecipeQuery = (token: string, id: string) =>
  queryOptions({
    queryKey: ['shared', token, id],
    queryFn: ({ signal }) => call(openSharedRecipe, { params: { token, id }, signal }),
    retry: false,
  });

/** Makes the link, or takes it back. */
export function useLink({ kind, id }: Shareable) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (shared: boolean): Promise<string | null> => {
      const params = { id };
      if (shared) {
        const asked = kind === 'recipe' ? call(shareRecipe, { params }) : call(shareCollection, { params });
        return (await asked).token;
      }
      await (kind === 'recipe' ? call(unshareRecipe, { params }) : call(unshareCollection, { params }));
      return null;
    },
    onSuccess: (token) => {
      if (kind === 'recipe') queries.setQueryData(linkQuery(id).queryKey, token);
      else void queries.invalidateQueries({ queryKey: ['collections'] });
    },
    onError: (error) => toast({ tone: 'error', title: t`Not Changed`, text: whyOf(error) }),
  });
}

/** Keeps a shared recipe among one's own, because its link may be taken back. */
export function useKeepCopy(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (recipe: string | undefined) =>
      (await call(copyShared, { params: { token }, body: recipe === undefined ? {} : { recipe } })).id,
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['recipes'] }),
    onError: (error) => toast({ tone: 'error', title: t`Not Kept`, text: whyOf(error) }),
  });
}
