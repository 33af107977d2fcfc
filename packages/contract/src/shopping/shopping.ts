import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { plainText } from '../pantry/pantry.ts';
import { SHOP_SECTIONS } from '../vocabulary.ts';
import { listId, seenParts, shoppingList } from './shopping-list.ts';
import { thing } from './shopping-things.ts';

/** Beside the one that every household has. */
export const LISTS_MAX = 20;

/** By the clock of the device; now, when absent. */
const at = z.iso.datetime().optional();

export const getShopping = endpoint({
  method: 'GET',
  path: '/api/shopping',
  summary: 'The shopping list in the order of the shop',
  access: 'user',
  response: shoppingList,
});

export const addShopping = endpoint({
  method: 'POST',
  path: '/api/shopping',
  summary: 'Write something on the shopping list',
  access: 'user',
  body: z.object({
    /** Chosen by who writes, so that sending it twice writes it once; without, each request writes. */
    id: z.uuid().optional(),
    name: plainText(80).min(1, 'Give it a name.'),
    /** Where it is put; without, where it was last time. */
    list: listId.optional(),
    /** By the clock of the device; of two who put a thing somewhere the later counts. */
    at: z.iso.datetime().optional(),
    idempotencyKey,
  }),
  response: shoppingList,
  status: 201,
});

export const tickShopping = endpoint({
  method: 'PATCH',
  path: '/api/shopping',
  summary: 'Tick things off; of two ticks of one thing the later counts, whenever it arrives',
  access: 'user',
  body: z.object({
    ticks: z
      .array(
        z.object({
          id: z.uuid(),
          /** Those that were seen; without them all that the line has now. */
          parts: seenParts.optional(),
          ticked: z.boolean(),
          /** By the clock of the device; now, when absent. */
          at: z.iso.datetime().optional(),
        }),
      )
      .min(1)
      .max(500),
    idempotencyKey,
  }),
  response: shoppingList,
});

export const removeShopping = endpoint({
  method: 'POST',
  path: '/api/shopping/remove',
  summary: 'Take something off the shopping list: the parts that were seen, and no others',
  access: 'user',
  body: z.object({ parts: seenParts.min(1), idempotencyKey }),
  response: shoppingList,
});

export const answerStaples = endpoint({
  method: 'POST',
  path: '/api/shopping/staples',
  summary: 'Answer what is at home: it is asked for once, and what is not there is bought',
  access: 'user',
  body: z.object({ have: z.array(z.uuid()).max(500), buy: z.array(z.uuid()).max(500) }),
  response: shoppingList,
});

export const shopForRecipe = endpoint({
  method: 'PUT',
  path: '/api/shopping/recipes/:recipe',
  summary: 'Put on the list what these servings of a recipe still need; with 0 servings take it off again',
  access: 'user',
  params: z.object({ recipe: z.string().min(1).max(120) }),
  body: z.object({
    servings: z.number().min(0).max(100),
    /** What is at hand beside the pantry, as a scan has found it: foods of the kitchen, or names. */
    have: z.array(z.string().max(120)).max(200).default([]),
    idempotencyKey,
  }),
  response: shoppingList.extend({
    /** Things on the list that this recipe wants. */
    added: z.number().int(),
    /** The servings that were on the list before; 0 for none. */
    before: z.number(),
  }),
});

export const storeShopping = endpoint({
  method: 'POST',
  path: '/api/shopping/store',
  summary: 'Put what was ticked off into the pantry',
  access: 'user',
  response: shoppingList.extend({ stored: z.number().int() }),
});

export const orderShop = endpoint({
  method: 'PUT',
  path: '/api/shopping/order',
  summary: 'Set the order of a shop by hand; null forgets it, and what was learned of how you walk',
  access: 'user',
  body: z.object({
    list: listId.default(null),
    sections: z.array(z.enum(SHOP_SECTIONS)).min(1).max(SHOP_SECTIONS.length).nullable(),
  }),
  response: shoppingList,
});

export const changeAmount = endpoint({
  method: 'PATCH',
  path: '/api/shopping/amounts',
  summary: 'Say how much of a line is wanted; of two who say so the later counts, whenever it arrives',
  access: 'user',
  body: z.object({
    parts: seenParts.min(1),
    /** As it is written on paper: "2 kg", "3 bunches". Null: what was wanted before anybody changed it. */
    amount: plainText(40).min(1).nullable(),
    at,
    idempotencyKey,
  }),
  response: shoppingList,
});

export const moveShopping = endpoint({
  method: 'POST',
  path: '/api/shopping/move',
  summary: 'Put a thing on another list, where it stays whenever it is wanted again',
  access: 'user',
  body: z.object({ thing, list: listId, at, idempotencyKey }),
  response: shoppingList,
});

export const saveList = endpoint({
  method: 'PUT',
  path: '/api/shopping/lists/:id',
  summary: 'Make a list, give it another name, or take it back after it was removed',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: plainText(40).min(1, 'Give it a name.') }),
  response: shoppingList,
});

export const removeList = endpoint({
  method: 'DELETE',
  path: '/api/shopping/lists/:id',
  summary: 'Remove a list; what is on it goes to the first list',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  response: shoppingList,
});
