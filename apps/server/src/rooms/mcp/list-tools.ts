import { randomUUID } from 'node:crypto';
import type { Client } from '@crisper/client/client';
import { getRecipe } from '@crisper/contract/recipes/recipes';
import {
  addShopping,
  getShopping,
  removeShopping,
  shopForRecipe,
  tickShopping,
} from '@crisper/contract/shopping/shopping';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { Units } from '@crisper/contract/vocabulary';
import { formatAmount } from '@crisper/kitchen/measures/format';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { type Tool, tool } from './tool.ts';

const AT_ONCE = 20;
const ids = z
  .array(z.uuid())
  .min(1)
  .max(AT_ONCE)
  .describe('Ids of lines, as read_shopping_list returns them');
const line = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.string().nullable(),
  ticked: z.boolean(),
});

export const LIST_TOOLS: readonly Tool[] = [
  tool({
    name: 'read_shopping_list',
    title: 'Read the shopping list',
    description: 'The shopping list in the order of the shop.',
    input: {},
    output: { items: z.array(line.extend({ aisle: z.string(), dishes: z.array(z.string()) })) },
    calls: [getShopping],
    async run(crisper, _input, units) {
      const { items } = await crisper.shopping.getShopping();
      return {
        items: items.map((item) => ({ ...lineOf(item, units), aisle: item.aisle, dishes: item.dishes })),
      };
    },
  }),
  tool({
    name: 'add_to_shopping_list',
    title: 'Write on the shopping list',
    description:
      'Writes things on the shopping list, one each, with the amount before it: "2 kg potatoes". Answers with the lines they are on.',
    input: { names: z.array(addShopping.body!.shape.name).min(1).max(AT_ONCE) },
    output: { added: z.array(line) },
    calls: [addShopping],
    change: 'adds',
    async run(crisper, { names }, units) {
      const added = new Map<string, z.output<typeof line>>();
      for (const name of names) {
        const id = randomUUID();
        const { items } = await crisper.shopping.addShopping({ body: { id, name } });
        const item = items.find(({ parts }) => parts.includes(`hand:${id}`));
        if (item) added.set(item.id, lineOf(item, units));
      }
      return { added: [...added.values()] };
    },
  }),
  tool({
    name: 'shop_for_recipe',
    title: 'Shop for a recipe',
    description:
      'Puts on the shopping list what a recipe still needs beside the pantry, and answers with it and its amounts. A line that other dishes want too has the amount of all of them. With 0 servings it takes the recipe off the list again.',
    input: {
      recipe: z.string().min(1).max(120).describe('Its id, as the searches return it'),
      servings: shopForRecipe.body!.shape.servings.optional().describe('Those of the recipe when absent'),
    },
    output: {
      recipe: z.object({ id: z.string(), title: z.string() }),
      servings: z.number(),
      missing: z.array(line),
    },
    calls: [getRecipe, shopForRecipe],
    change: 'sets',
    async run(crisper, { recipe, servings }, units) {
      const found = await crisper.recipes.getRecipe({ params: { id: recipe } });
      const { id, title } = found;
      const wanted = servings ?? found.servings;
      const params = { recipe: id };
      const { items } = await crisper.shopping.shopForRecipe({ params, body: { servings: wanted } });
      const isOf = (part: string) => part.endsWith(`: recipe:${id}`) || part.includes(`: recipe:${id}@`);
      const missing = items.filter(({ parts }) => parts.some(isOf));
      return { recipe: { id, title }, servings: wanted, missing: missing.map((item) => lineOf(item, units)) };
    },
  }),
  tool({
    name: 'tick_shopping_list',
    title: 'Tick the shopping list',
    description: 'Ticks lines of the shopping list off, or unticks them.',
    input: { ids, ticked: z.boolean() },
    output: { changed: z.array(line) },
    calls: [getShopping, tickShopping],
    change: 'sets',
    async run(crisper, { ids: wanted, ticked }, units) {
      const found = await linesOf(crisper, wanted);
      const at = new Date().toISOString();
      await crisper.shopping.tickShopping({ body: { ticks: wanted.map((id) => ({ id, ticked, at })) } });
      return { changed: found.map((item) => ({ ...lineOf(item, units), ticked })) };
    },
  }),
  tool({
    name: 'remove_from_shopping_list',
    title: 'Take off the shopping list',
    description: 'Takes lines off the shopping list.',
    input: { ids },
    output: { removed: z.array(line) },
    calls: [getShopping, removeShopping],
    change: 'removes',
    async run(crisper, { ids: wanted }, units) {
      const found = await linesOf(crisper, wanted);
      const parts = found.flatMap((item) => item.parts);
      for (let from = 0; from < parts.length; from += PARTS_AT_ONCE)
        await crisper.shopping.removeShopping({ body: { parts: parts.slice(from, from + PARTS_AT_ONCE) } });
      return { removed: found.map((item) => lineOf(item, units)) };
    },
  }),
];

const PARTS_AT_ONCE = 100;

/** All of them, or an error before anything is changed. */
async function linesOf(crisper: Client, wanted: readonly string[]): Promise<ShoppingItem[]> {
  const { items } = await crisper.shopping.getShopping();
  const missing = wanted.filter((id) => !items.some((item) => item.id === id));
  if (missing.length > 0)
    throw new Problem(
      'not_found',
      `Nothing was changed: ${missing.join(', ')} is not on the shopping list. Read it again for the ids of its lines.`,
    );
  return items.filter(({ id }) => wanted.includes(id));
}

/** What is written by hand has its amount before its name: "2 kg potatoes". */
function lineOf({ id, name, amount, ticked }: ShoppingItem, units: Units) {
  const said = amount[units] === '' && /^[\d½¼¾]/.test(name) ? parseLine(name) : null;
  if (!said || said.quantity === null || said.name === '')
    return { id, name, amount: amount[units] || null, ticked };
  const weighed =
    said.grams === null ? undefined : { units: { [said.unit ?? 'piece']: said.grams / said.quantity } };
  return { id, name: said.name, amount: formatAmount(said.quantity, said.unit, units, weighed), ticked };
}
