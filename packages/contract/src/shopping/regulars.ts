import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { shoppingList } from './shopping-list.ts';
import { thing } from './shopping-things.ts';

export const REGULARS_MAX = 200;

export const setRegular = endpoint({
  method: 'PUT',
  path: '/api/shopping/regulars',
  summary: 'Let a thing come back on the list every so many weeks; null: no more',
  access: 'user',
  body: z.object({ thing, weeks: z.number().int().min(1).max(52).nullable(), idempotencyKey }),
  response: shoppingList,
});
