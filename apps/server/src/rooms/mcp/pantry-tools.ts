import type { Client } from '@crisper/client/client';
import {
  addToPantry,
  listPantry,
  newPantryItem,
  type PantryItem,
  removePantryItem,
  updatePantryItem,
} from '@crisper/contract/pantry/pantry';
import type { Units } from '@crisper/contract/vocabulary';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { type Tool, tool } from './tool.ts';

const { name, amount, unit, place, bestBefore } = newPantryItem.shape;
const changes = updatePantryItem.body!.shape;
const id = z.uuid().describe('Id of a thing, as read_pantry returns it');

const thing = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.string().nullable(),
  place: z.string(),
  bestBefore: z.string().nullable(),
  daysLeft: z.number().nullable(),
  warning: z.string().nullable(),
});

export const PANTRY_TOOLS: readonly Tool[] = [
  tool({
    name: 'read_pantry',
    title: 'Read the pantry',
    description: 'What is at hand in fridge, pantry and freezer; what spoils first is first.',
    input: {},
    output: { today: z.string(), items: z.array(thing) },
    calls: [listPantry],
    async run(crisper, _input, units) {
      const { items, today } = await crisper.pantry.listPantry();
      return { today, items: items.map((item) => brief(item, units)) };
    },
  }),
  tool({
    name: 'add_to_pantry',
    title: 'Put into the pantry',
    description:
      'Puts things into the pantry. Without a date, days are estimated. Answers with what is new; `already` counts what was there.',
    input: { items: z.array(z.strictObject({ name, amount, unit, place, bestBefore })).min(1).max(50) },
    output: { added: z.array(thing), already: z.number() },
    calls: [listPantry, addToPantry],
    change: 'adds',
    async run(crisper, { items }, units) {
      const before = new Set((await crisper.pantry.listPantry()).items.map((item) => item.id));
      const after = await crisper.pantry.addToPantry({ body: { items: items.map(withAmount) } });
      const added = after.items.filter((item) => !before.has(item.id));
      return { added: added.map((item) => brief(item, units)), already: after.already };
    },
  }),
  tool({
    name: 'change_in_pantry',
    title: 'Change a thing in the pantry',
    description: 'Changes the amount, place or dates of one thing in the pantry.',
    input: {
      id,
      amount: changes.amount,
      unit: changes.unit,
      place: changes.place,
      openedOn: changes.openedOn,
      bestBefore: changes.bestBefore,
    },
    output: { changed: thing },
    calls: [listPantry, updatePantryItem],
    change: 'sets',
    async run(crisper, { id: which, ...changed }, units) {
      const { version } = await find(crisper, which);
      const body = { version, ...changed };
      return {
        changed: brief(await crisper.pantry.updatePantryItem({ params: { id: which }, body }), units),
      };
    },
  }),
  tool({
    name: 'remove_from_pantry',
    title: 'Take out of the pantry',
    description: 'Takes one thing out of the pantry: it is eaten, or thrown away.',
    input: { id },
    output: { removed: z.object({ id: z.string(), name: z.string() }) },
    calls: [listPantry, removePantryItem],
    change: 'removes',
    async run(crisper, { id: which }) {
      const item = await find(crisper, which);
      await crisper.pantry.removePantryItem({ params: { id: which } });
      return { removed: { id: item.id, name: item.name } };
    },
  }),
];

type NewItem = z.output<typeof newPantryItem>;
type Given = Pick<NewItem, 'name' | 'amount' | 'unit' | 'place' | 'bestBefore'>;

/** "2 kg potatoes" is a name with its amount. */
function withAmount(item: Given): Given {
  if (item.amount !== null || !/^[\d½¼¾]/.test(item.name)) return item;
  const { quantity, unit: measure, name: plain, food } = parseLine(item.name);
  return food === null || quantity === null
    ? item
    : { ...item, name: plain, amount: quantity, unit: measure };
}

async function find(crisper: Client, which: string): Promise<PantryItem> {
  const { items } = await crisper.pantry.listPantry();
  const item = items.find((one) => one.id === which);
  if (!item) throw new Problem('not_found', 'This is not in the pantry.');
  return item;
}

function brief(item: PantryItem, units: Units) {
  const { amountText, bestBefore: until, daysLeft, warning } = item;
  return {
    ...{ id: item.id, name: item.name, amount: amountText[units] || null, place: item.place },
    ...{ bestBefore: until, daysLeft, warning },
  };
}
