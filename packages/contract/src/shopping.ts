import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { shoppingList } from './shopping-list.ts';
import { SHOP_SECTIONS } from './vocabulary.ts';

export const orderShop = endpoint({
  method: 'PUT',
  path: '/api/shopping/order',
  summary: 'Set the order of the shop by hand; null forgets it, and what was learned of how you walk',
  access: 'user',
  body: z.object({ sections: z.array(z.enum(SHOP_SECTIONS)).min(1).max(SHOP_SECTIONS.length).nullable() }),
  response: shoppingList,
});
