import type { addShopping, changeAmount, tickShopping } from '@crisper/contract/shopping/shopping';
import type { Thing } from '@crisper/contract/shopping/shopping-things';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import type { ParsedLine } from '@crisper/kitchen/measures/line';
import { isNumberWord } from '@crisper/kitchen/measures/localized/wording';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import type { z } from 'zod';
import { currentLanguage } from '../../language.ts';
import { Problem } from '../../problem.ts';
import type { ShoppingRow } from './shopping.repository.ts';
import type { ShoppingPart } from './shopping.tables.ts';
import {
  type Adding,
  type Change,
  HAND,
  PARTS_MAX,
  rowOf,
  stampOf,
  withAmount,
  withTick,
} from './shopping-rows.ts';

/*
 * What members do to the list. Changes are sent, never states, and each is done once, however often and however late it
 * arrives (its key is claimed with it). Changes of different devices may arrive in any order and end in the same list:
 *
 * - Writing a thing adds a part with an id of its own. One line is the sum of its parts.
 * - A tick is of the parts that its device saw. Of two ticks of a part the later counts, by the clocks of the devices,
 *   none of them ahead of the server's; of the same moment the one with the greater key.
 * - An amount is said of the parts that its device saw, an equal share of each; of two the later counts, like ticks.
 * - A removal takes the parts that its device saw. What others added meanwhile stays, and so does the line.
 *
 * A device sends its changes in order, and can only have seen what the server had: a part is there before anybody ticks it.
 */

type Added = z.output<NonNullable<typeof addShopping.body>>;
type Tick = z.output<NonNullable<typeof tickShopping.body>>['ticks'][number];
type Said = z.output<NonNullable<typeof changeAmount.body>>;
type Rows = readonly ShoppingRow[];

export const ITEMS_MAX = 500;
const GRAMS_MAX = 1_000_000;
/** Before there were smart phones in kitchens; a clock that says so was never set. */
const EARLIEST = Date.parse('2020-01-01T00:00:00Z');

/** "2 onions" join the onions that are there. The line is to be bought again, because more is wanted. */
export function added(rows: Rows, by: Adding, { id, name }: Pick<Added, 'id' | 'name'>): Change {
  const source = HAND + id;
  if (rows.some(({ parts }) => parts.some((part) => part.source === source)))
    return { written: [], removed: [] };
  const { food, grams, key } = readByHand(name);
  const row = rows.find((one) => one.key === key);
  if (row ? row.parts.length >= PARTS_MAX : rows.length >= ITEMS_MAX) throw full();
  const part: ShoppingPart = { source, dishes: [], grams, text: name };
  const next = rowOf(by, { key, food, name }, [...(row?.parts ?? []), part], row);
  return { written: [next], removed: [] };
}

export function ticked(
  rows: Rows,
  by: Adding,
  { ticks, key, now }: { ticks: readonly Tick[]; key: string; now: Date },
): Change {
  const next = new Map<string, ShoppingPart[]>();
  for (const { id, parts: seen, ticked, at } of ticks) {
    const tick = { ticked, at: momentOf(at, now).toISOString(), key };
    const meant = seen && new Set(seen);
    for (const row of rows) {
      const before = next.get(row.id) ?? row.parts;
      const isLine = row.id === id || row.parts.some(({ source }) => source === HAND + id);
      const parts = before.map((part) =>
        (meant ? meant.has(stampOf(row, part)) : isLine) ? withTick(part, tick) : part,
      );
      if (parts.some((part, place) => part !== before[place])) next.set(row.id, parts);
    }
  }
  const touched = rows.filter((row) => next.has(row.id));
  return { written: touched.map((row) => rowOf(by, row, next.get(row.id)!, row)), removed: [] };
}

export function measured(
  rows: Rows,
  by: Adding,
  { parts: seen, amount: text, at, key, now }: Omit<Said, 'idempotencyKey'> & { key: string; now: Date },
): Change {
  const meant = new Set(seen);
  const said = { text, of: meant.size, at: momentOf(at, now).toISOString(), key };
  const change: Change = { written: [], removed: [] };
  for (const row of rows) {
    const all = row.food === null || text === null ? null : weigh(text, row.food);
    const grams = all === null ? null : all / meant.size;
    const parts = row.parts.map((part) =>
      meant.has(stampOf(row, part)) ? withAmount(part, { ...said, grams }) : part,
    );
    if (parts.some((part, place) => part !== row.parts[place]))
      change.written.push(rowOf(by, row, parts, row));
  }
  return change;
}

export function removed(rows: Rows, by: Adding, stamps: readonly string[]): Change {
  const seen = new Set(stamps);
  const change: Change = { written: [], removed: [] };
  for (const row of rows) {
    const left = row.parts.filter((part) => !seen.has(stampOf(row, part)));
    if (left.length === row.parts.length) continue;
    if (left.length === 0) change.removed.push(row.id);
    else change.written.push(rowOf(by, row, left, row));
  }
  return change;
}

export function full(): Problem {
  return new Problem('limit_reached', 'The list is full. Tick something off.');
}

/** A phone's clock that is ahead must not override everything that is said later. */
export function momentOf(at: string | undefined, now: Date): Date {
  if (at === undefined) return now;
  return new Date(Math.min(Math.max(Date.parse(at), EARLIEST), now.getTime()));
}

const BEGINS_WITH_NUMBER = /^\d/;
const firstWord = (text: string): string => text.slice(0, Math.max(0, text.indexOf(' ')));

/** In the language that the line itself tells, or else in the member's. */
function lineOf(text: string): ParsedLine {
  const line = parseLine(text);
  return line.food === null ? parseLine(text, { language: currentLanguage() }) : line;
}

/** "2 onions" with its amount; other lines by their name alone. */
function readByHand(text: string): { food: FoodId | null; grams: number | null; key: string } {
  const line = BEGINS_WITH_NUMBER.test(text) || isNumberWord(firstWord(text)) ? lineOf(text) : null;
  if (line?.food && line.quantity !== null)
    return { food: line.food, grams: believable(line.grams), key: line.food };
  const food = resolveSaid(text, currentLanguage())?.food.id ?? null;
  return { food, grams: null, key: food ?? text.toLowerCase() };
}

export function keyOf(thing: Thing): string {
  return 'key' in thing ? thing.key : readByHand(thing.written).key;
}

/** "2 kg" of a food in grams; null for words that the kitchen does not know. */
function weigh(text: string, food: FoodId): number | null {
  const line = parseLine(`${text} ${foodById(food)?.name ?? food}`);
  return line.quantity === null ? null : believable(line.grams);
}

/** What is more than anybody carries home stays in words, and is not counted. */
const believable = (grams: number | null) => (grams !== null && grams <= GRAMS_MAX ? grams : null);
