import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idempotencyKey } from './idempotency.ts';
import { recipeCard } from './recipes.ts';

/** A composed or scanned recipe is saved with its full text, because it is stored nowhere else. */
export const recipeData = z.object({
  title: z.string().trim().min(1).max(200),
  description: z.string().max(2000).default(''),
  ingredients: z.array(z.string().max(600)).max(200).default([]),
  instructions: z.array(z.string().max(6000)).max(200).default([]),
  servings: z.number().int().min(1).max(100).default(4),
  totalTimeMin: z.number().int().nonnegative().max(44_640).optional(),
});

export const toggleFavorite = endpoint({
  method: 'POST',
  path: '/api/favorites',
  summary: 'Save a recipe, or take it off the saved ones',
  access: 'user',
  body: z.object({
    recipeId: z.string().min(1).max(120),
    recipeData: recipeData.optional(),
    /** The wanted state; toggles when absent. */
    isFavorite: z.boolean().optional(),
    idempotencyKey,
  }),
  response: z.object({ isFavorite: z.boolean() }),
});

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites',
  summary: 'The saved recipes, newest first',
  access: 'user',
  response: z.object({
    recipes: z.array(recipeCard.extend({ savedAt: z.iso.datetime() })),
    /** Null when unlimited. */
    limit: z.number().int().nullable(),
  }),
});
