import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { recipe, recipeCard } from '../recipes/recipes.ts';

/** Recipes of one collection. */
export const COLLECTED_MAX = 500;

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cs}\0]*$/u, 'Use letters, digits and plain signs.');
const title = text(100).min(1, 'Give the collection a name.');
const description = text(1000);

export const collectionCard = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  count: z.number().int(),
  /** The recipe whose picture is the cover; null while the collection is empty. */
  cover: recipeCard.nullable(),
  /** The secret part of its public link; null while it is not shared. */
  link: z.string().nullable(),
  /** Whether everybody in the owner's household may read it. */
  sharedWithHousehold: z.boolean(),
  /** The name of the member whose it is; null for one's own. Only the owner changes it. */
  sharedBy: z.string().nullable(),
});
export type CollectionCard = z.infer<typeof collectionCard>;

export const collection = collectionCard.extend({ recipes: z.array(recipeCard) });
export type Collection = z.infer<typeof collection>;

const idParams = z.object({ id: z.uuid() });
const memberParams = z.object({ id: z.uuid(), recipe: z.string().min(1).max(120) });

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  summary:
    'One’s own collections of recipes and those the household shares; with `recipe`, whether that one is in each',
  access: 'user',
  query: z.object({ recipe: z.string().min(1).max(120).optional() }),
  response: z.object({
    collections: z.array(collectionCard.extend({ holds: z.boolean() })),
    total: z.number().int(),
  }),
});

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  summary: 'Begin a collection',
  access: 'user',
  body: z.object({ title, description: description.default('') }),
  response: collection,
  status: 201,
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/collections/:id',
  summary: 'A collection with its recipes in order',
  access: 'user',
  params: idParams,
  response: collection,
});

/** What is absent stays as it is. */
export const changeCollection = endpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  summary: 'Change name, words, cover or order of a collection, or share it with the household',
  access: 'user',
  params: idParams,
  body: z.object({
    title: title.optional(),
    description: description.optional(),
    coverRecipe: z.string().min(1).max(120).optional(),
    sharedWithHousehold: z.boolean().optional(),
    /** The recipes in their new order. Others stay behind them. */
    order: z.array(z.string().min(1).max(120)).max(COLLECTED_MAX).optional(),
  }),
  response: collection,
});

export const removeCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id',
  summary: 'Delete a collection; its recipes stay',
  access: 'user',
  params: idParams,
  response: done,
});

export const collectRecipe = endpoint({
  method: 'PUT',
  path: '/api/collections/:id/recipes/:recipe',
  summary: 'Put a recipe at the end of a collection',
  access: 'user',
  params: memberParams,
  response: done,
});

export const uncollectRecipe = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/recipes/:recipe',
  summary: 'Take a recipe out of a collection',
  access: 'user',
  params: memberParams,
  response: done,
});

/** Recipes of a booklet. */
export const BOOKLET_MAX = 100;

export const getBooklet = endpoint({
  method: 'GET',
  path: '/api/collections/:id/booklet',
  summary: `A collection with its first ${BOOKLET_MAX} recipes in full, for printing`,
  access: 'user',
  params: idParams,
  response: z.object({ title: z.string(), description: z.string(), recipes: z.array(recipe) }),
});
