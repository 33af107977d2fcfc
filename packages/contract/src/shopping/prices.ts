import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { plainText } from '../pantry/pantry.ts';
import { shoppingList } from './shopping-list.ts';
import { price, thing } from './shopping-things.ts';

export const setPrice = endpoint({
  method: 'PUT',
  path: '/api/shopping/prices',
  summary: 'Say what a thing costs; null takes the price away',
  access: 'user',
  body: z.object({
    thing,
    price: price.extend({ pack: plainText(60) }).nullable(),
    /** By the clock of the device; of two prices the later counts, whenever it arrives. */
    at: z.iso.datetime().optional(),
    idempotencyKey,
  }),
  response: shoppingList,
});

export const cost = z.object({
  /** In each currency. */
  sums: z.array(z.object({ currency: z.string(), minor: z.number().int() })),
  /** Things with a price, of all things. */
  known: z.number().int(),
  of: z.number().int(),
});

export const recipeCost = endpoint({
  method: 'GET',
  path: '/api/shopping/costs/:recipe',
  summary: 'What these servings of a recipe use up, as far as prices are known',
  access: 'user',
  params: z.object({ recipe: z.string().min(1).max(120) }),
  query: z.object({ servings: z.coerce.number().min(0.25).max(100) }),
  response: cost,
});

export const planCost = endpoint({
  method: 'GET',
  path: '/api/plan/cost',
  summary: 'What the meals of the planned week use up, as far as prices are known; null without a plan',
  access: 'user',
  response: z.object({ cost: cost.nullable() }),
});
