import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { User } from '@crisper/contract/auth/auth';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { agreedName } from '@crisper/kitchen/shopping/bought-name';
import { lineOf, type Missing } from '@crisper/kitchen/shopping/shopping';
import { purchaseOf } from '@crisper/kitchen/shopping/sold';
import type { NewShopping, ShoppingRow } from './shopping.repository.ts';
import type { PartAmount, PartTick, ShoppingPart } from './shopping.tables.ts';

/** By hand: one part for each change, so that two people who want milk want two. */
export const HAND = 'hand:';
/** Enough for every dish of a month; more is a member playing. */
export const PARTS_MAX = 60;
/** A bought amount is enough up to this factor: no cook buys a second pack for a spoon. */
const ENOUGH = 1.05;

const NO_AMOUNT = { us: '', metric: '' };

type Thing = Pick<Missing, 'key' | 'food' | 'name'>;

/** The change of a list: rows to write, and ids of rows that are not wanted any more. */
export interface Change {
  written: NewShopping[];
  removed: string[];
}

/** Who adds a line, to which household's list. */
export type Adding = { id: User['id'] | null; householdId: string };

/**
 * Replaces everything that one source wants. Other sources' parts of a line stay, so that "2 onions" of a plan and "1 onion" of
 * a recipe are "3 onions". A ticked line that is not wanted any more is in the basket already, and stays. One that is enough for
 * what is wanted now stays ticked; for more it is to be bought again.
 */
export function wantedBy(
  source: string,
  wanted: readonly (Missing & Pick<ShoppingPart, 'servings'>)[],
  rows: readonly ShoppingRow[],
  by: Adding,
  now = new Date().toISOString(),
): Change {
  const change: Change = { written: [], removed: [] };
  const known = new Map(rows.map((row) => [row.key, row]));
  const others = (row: ShoppingRow | undefined) =>
    (row?.parts ?? []).filter((part) => part.source !== source);
  for (const one of wanted) {
    const row = known.get(one.key);
    const before = row?.parts.find((part) => part.source === source);
    const part: ShoppingPart = { source, dishes: one.dishes, name: one.name, grams: one.grams, since: now };
    if (before?.amount && !isMore(before, one.grams)) part.amount = before.amount;
    if (one.servings !== undefined) part.servings = one.servings;
    const lineWith = (part: ShoppingPart) => rowOf(by, one, [...others(row), part].slice(-PARTS_MAX), row);
    const next = lineWith(part);
    if (!row || !isEnough(row, next.grams ?? null)) {
      change.written.push(next);
      continue;
    }
    const tick = before ? before.tick : isInBasket(row) ? lastTick(row) : undefined;
    const since = before ? before.since : now;
    const { since: _, ...same } = part;
    const still = lineWith({ ...same, ...(since && { since }), ...(tick && { tick }) });
    if (!isSame(row, still)) change.written.push(still);
  }
  const keys = new Set(wanted.map((one) => one.key));
  for (const row of rows) {
    if (keys.has(row.key) || isInBasket(row) || others(row).length === row.parts.length) continue;
    const left = others(row);
    if (left.length === 0) change.removed.push(row.id);
    else change.written.push(rowOf(by, row, left, row));
  }
  return change;
}

/** A line from its parts. What was written by hand alone keeps its words. */
export function rowOf(
  by: Adding,
  { key, food, name }: Thing,
  parts: ShoppingPart[],
  row?: ShoppingRow,
): NewShopping {
  const known = parts.flatMap((part) => gramsOf(part) ?? []);
  const grams = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
  const dishes = [...new Set(parts.flatMap((part) => part.dishes))];
  const line = lineOf({ key, food, name: nameOf({ food, name }, parts), grams, dishes });
  const [first] = parts;
  const told = toldAmount(parts);
  const ownWords = parts.length === 1 && told === null ? first!.text : undefined;
  const tick = lastTick({ parts });
  return {
    id: row?.id ?? randomUUID(),
    householdId: by.householdId,
    addedBy: row ? row.addedBy : by.id,
    key,
    food,
    name: ownWords ?? line.name,
    aisle: line.aisle,
    grams: line.grams,
    amount: told !== null ? { us: told, metric: told } : ownWords === undefined ? line.amount : NO_AMOUNT,
    byHand: parts.some((part) => part.text !== undefined),
    parts,
    // More than the cook was asked for is asked again.
    answer: row?.answer === 'have' && isMore(row, line.grams) ? null : (row?.answer ?? null),
    ticked: isInBasket({ parts }),
    tickedAt: tick ? new Date(tick.at) : null,
  };
}

/** What is written by hand asks for the food, whatever its kind. */
function nameOf({ food: id, name }: Pick<Thing, 'food' | 'name'>, parts: readonly ShoppingPart[]): string {
  const food = id === null ? undefined : foodById(id);
  return food === undefined
    ? name
    : agreedName(
        food,
        parts.map((part) => part.name ?? food.name),
      );
}

/** Grams that were bought with a line, for the pantry: whole packs. */
export function boughtGrams({
  food: id,
  grams,
}: {
  food: FoodId | null;
  grams: number | null;
}): number | null {
  const food = id === null ? undefined : foodById(id);
  if (!food || grams === null) return grams;
  // Sizes differ between shops: the smaller one is surely there.
  return Math.min(purchaseOf(food, grams, 'us').grams, purchaseOf(food, grams, 'metric').grams);
}

function isMore({ grams: before }: Pick<ShoppingPart, 'grams'>, grams: number | null): boolean {
  return before !== null && grams !== null && grams > before * ENOUGH;
}

/** What was bought for the old amount also does for the new one. */
function isEnough(row: ShoppingRow, grams: number | null): boolean {
  const bought = boughtGrams(row);
  const needed = boughtGrams({ food: row.food, grams });
  return bought === null || needed === null || needed <= bought * ENOUGH;
}

function isSame(row: ShoppingRow, next: NewShopping): boolean {
  const { name, amount, parts, answer } = next;
  const before = { name: row.name, amount: row.amount, parts: row.parts, answer: row.answer };
  return isDeepStrictEqual(before, { name, amount, parts, answer });
}

/**
 * The name of a part as a member has seen it. A plan or a recipe has a part in many lines, so that the line belongs to the name.
 * One that wants more later is another part to them: a tick or a removal from before does not touch it.
 */
export function stampOf({ key }: { key: string }, { source, since }: ShoppingPart): string {
  if (source.startsWith(HAND)) return source;
  return since === undefined ? `${key}: ${source}` : `${key}: ${source}@${since}`;
}

/** A line is in the basket when everything that anybody wants of it is. */
export function isInBasket({ parts }: { parts: readonly ShoppingPart[] }): boolean {
  return parts.length > 0 && parts.every(({ tick }) => tick?.ticked === true);
}

function lastTick({ parts }: { parts: readonly ShoppingPart[] }): PartTick | undefined {
  return parts.reduce<PartTick | undefined>(
    (last, { tick }) => (tick && (!last || counts(tick, last)) ? tick : last),
    undefined,
  );
}

/** The later tick counts, whichever arrives first. */
export function withTick(part: ShoppingPart, tick: PartTick): ShoppingPart {
  return part.tick && !counts(tick, part.tick) ? part : { ...part, tick };
}

/** The later amount counts as well. */
export function withAmount(part: ShoppingPart, amount: PartAmount): ShoppingPart {
  return part.amount && !counts(amount, part.amount) ? part : { ...part, amount };
}

/** What is wanted of a part now; null when unknown. */
export function gramsOf({ grams, amount }: ShoppingPart): number | null {
  return amount && amount.text !== null ? amount.grams : grams;
}

/** What a member said of a whole line and of nothing else, in their words. */
export function toldAmount([first, ...others]: readonly ShoppingPart[]): string | null {
  const said = first?.amount;
  if (!said || said.of !== others.length + 1) return null;
  const isAll = others.every(({ amount }) => amount?.key === said.key && amount.at === said.at);
  return isAll ? said.text : null;
}

type Said = Pick<PartTick, 'at' | 'key'>;

function counts(next: Said, before: Said): boolean {
  return next.at === before.at ? next.key >= before.key : next.at > before.at;
}
