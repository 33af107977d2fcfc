import type { Client } from '@crisper/client/client';
import {
  addToPantry,
  listPantry,
  newPantryItem,
  type PantryItem,
  removePantryItem,
  updatePantryItem,
} from '@crisper/contract/pantry';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { type Tool, tool } from './tool.ts';

const { name, amount, unit, place, bestBefore } = newPantryItem.shape;
const changes = updatePantryItem.body!.shape;
const id = z.uuid().describe('Id of a thing, as read_pantry returns it');

export const PANTRY_TOOLS: readonly Tool[] = [
  tool({
    name: 'read_pantry',
    description: 'What is at hand in fridge, pantry and freezer; what spoils first is first.',
    input: {},
    calls: [listPantry],
    async run(crisper) {
      const { items, today } = await crisper.pantry.listPantry();
      return { today, items: items.map(brief) };
    },
  }),
  tool({
    name: 'add_to_pantry',
    description: 'Puts things into the pantry. Without a date, days are estimated.',
    input: { items: z.array(z.strictObject({ name, amount, unit, place, bestBefore })).min(1).max(50) },
    calls: [addToPantry],
    async run(crisper, { items }) {
      const { added, already } = await crisper.pantry.addToPantry({ body: { items } });
      return { added, already };
    },
  }),
  tool({
    name: 'change_in_pantry',
    description: 'Changes the amount, place or dates of one thing in the pantry.',
    input: {
      id,
      amount: changes.amount,
      unit: changes.unit,
      place: changes.place,
      openedOn: changes.openedOn,
      bestBefore: changes.bestBefore,
    },
    calls: [listPantry, updatePantryItem],
    async run(crisper, { id: which, ...changed }) {
      const { version } = await find(crisper, which);
      const body = { version, ...changed };
      return brief(await crisper.pantry.updatePantryItem({ params: { id: which }, body }));
    },
  }),
  tool({
    name: 'remove_from_pantry',
    description: 'Takes one thing out of the pantry: it is eaten, or thrown away.',
    input: { id },
    calls: [removePantryItem],
    run: (crisper, input) => crisper.pantry.removePantryItem({ params: { id: input.id } }),
  }),
];

async function find(crisper: Client, which: string): Promise<PantryItem> {
  const { items } = await crisper.pantry.listPantry();
  const item = items.find((one) => one.id === which);
  if (!item) throw new Problem('not_found', 'This is not in the pantry.');
  return item;
}

function brief(item: PantryItem) {
  const { amountText, bestBefore: until, daysLeft, warning } = item;
  return {
    ...{ id: item.id, name: item.name, amount: amountText.metric, place: item.place },
    ...{ bestBefore: until, daysLeft, warning },
  };
}
