import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { recipe, recipeCard } from '../recipes/recipes.ts';

const recipeParams = z.object({ id: z.string().min(1).max(120) });
const collectionParams = z.object({ id: z.uuid() });
const token = z.string().min(1).max(64);
export const shareLink = z.object({ token: z.string() });

/** The public page of a link. */
export const sharedPath = (secret: string, recipeId?: string): string =>
  `/shared/${secret}${recipeId === undefined ? '' : `/${encodeURIComponent(recipeId)}`}`;

export const recipeLink = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/link',
  summary: 'The public link of an own recipe, if there is one',
  access: 'user',
  params: recipeParams,
  response: z.object({ token: z.string().nullable() }),
});

export const shareRecipe = endpoint({
  method: 'PUT',
  path: '/api/recipes/:id/link',
  summary: 'Make a public link to an own recipe, or name the one there is',
  access: 'user',
  params: recipeParams,
  response: shareLink,
});

export const unshareRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/:id/link',
  summary: 'Take the public link of an own recipe back',
  access: 'user',
  params: recipeParams,
  response: done,
});

export const shareCollection = endpoint({
  method: 'PUT',
  path: '/api/collections/:id/link',
  summary: 'Make a public link to a collection, or name the one there is',
  access: 'user',
  params: collectionParams,
  response: shareLink,
});

export const unshareCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/link',
  summary: 'Take the public link of a collection back',
  access: 'user',
  params: collectionParams,
  response: done,
});

export const shared = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recipe'), recipe }),
  z.object({
    kind: z.literal('collection'),
    title: z.string(),
    description: z.string(),
    /** Recipes of the person open under the link, others under their own address. */
    recipes: z.array(recipeCard.extend({ isPrivate: z.boolean() })),
  }),
]);
export type Shared = z.infer<typeof shared>;

export const openShared = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a public link shows',
  access: 'public',
  params: z.object({ token }),
  response: shared,
});

export const openSharedRecipe = endpoint({
  method: 'GET',
  path: '/api/shared/:token/recipes/:id',
  summary: 'One recipe of a shared collection',
  access: 'public',
  params: z.object({ token, id: z.string().min(1).max(120) }),
  response: recipe,
});

export const copyShared = endpoint({
  method: 'POST',
  path: '/api/shared/:token/copy',
  summary: 'Keep a copy of a shared recipe among one’s own; the same copy when asked again',
  access: 'user',
  cost: 'processor',
  params: z.object({ token }),
  /** Which recipe of a shared collection; absent: the shared recipe. */
  body: z.object({ recipe: z.string().min(1).max(120).optional() }),
  response: z.object({ id: z.string() }),
});
