import { randomUUID } from 'node:crypto';
import { addShopping, getShopping, removeShopping, tickShopping } from '@crisper/contract/planner';
import type { ShoppingList } from '@crisper/contract/shopping-list';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { type Tool, tool } from './tool.ts';

const AT_ONCE = 20;
const ids = z
  .array(z.uuid())
  .min(1)
  .max(AT_ONCE)
  .describe('Ids of lines, as read_shopping_list returns them');

export const LIST_TOOLS: readonly Tool[] = [
  tool({
    name: 'read_shopping_list',
    description: 'The shopping list in the order of the shop.',
    input: {},
    calls: [getShopping],
    run: async (crisper) => brief(await crisper.planner.getShopping()),
  }),
  tool({
    name: 'add_to_shopping_list',
    description: 'Writes things on the shopping list, one line each.',
    input: { names: z.array(addShopping.body!.shape.name).min(1).max(AT_ONCE) },
    calls: [addShopping],
    async run(crisper, { names }) {
      let list: ShoppingList | undefined;
      for (const name of names)
        list = await crisper.planner.addShopping({ body: { id: randomUUID(), name } });
      return brief(list!);
    },
  }),
  tool({
    name: 'tick_shopping_list',
    description: 'Ticks lines of the shopping list off, or unticks them.',
    input: { ids, ticked: z.boolean() },
    calls: [tickShopping],
    async run(crisper, { ids: lines, ticked }) {
      const at = new Date().toISOString();
      return brief(
        await crisper.planner.tickShopping({ body: { ticks: lines.map((id) => ({ id, ticked, at })) } }),
      );
    },
  }),
  tool({
    name: 'remove_from_shopping_list',
    description: 'Takes lines off the shopping list.',
    input: { ids },
    calls: [getShopping, removeShopping],
    async run(crisper, { ids: lines }) {
      const { items } = await crisper.planner.getShopping();
      const parts = items.filter(({ id }) => lines.includes(id)).flatMap((item) => item.parts);
      if (parts.length === 0) throw new Problem('not_found', 'None of these is on the shopping list.');
      return brief(await crisper.planner.removeShopping({ body: { parts: parts.slice(0, 100) } }));
    },
  }),
];

function brief({ items }: ShoppingList) {
  return {
    items: items.map(({ id, name, amount, aisle, dishes, ticked }) => ({
      ...{ id, name, amount: amount.metric, aisle, dishes, ticked },
    })),
  };
}
