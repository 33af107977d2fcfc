import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { plainText } from '../pantry/pantry.ts';
import { SHOP_SECTIONS } from '../vocabulary.ts';
import { listId, seenParts, shoppingList } from './shopping-list.ts';
import { thing } from './shopping-things.ts';

/** Beside the one that every household has. */
export const LISTS_MAX = 20;

/** By the clock of the device. */
const at = z.iso.datetime();

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
