import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/accounts';
import {
  type addToPantry,
  type listPantry,
  PANTRY_MAX,
  type PantryItem,
  type updatePantryItem,
} from '@crisper/contract/pantry';
import { daysBetween } from '@crisper/kitchen/calendar';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { gramsOf } from '@crisper/kitchen/measures/convert';
import { unitOf } from '@crisper/kitchen/measures/units';
import { bestBefore, usualPlace } from '@crisper/kitchen/planning/best-before';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import * as repository from './pantry.repository.ts';
import { presentItem, stateOf } from './present-item.ts';

type Shelf = z.output<typeof listPantry.response>;
type Added = z.output<typeof addToPantry.response>;
type Add = z.output<NonNullable<typeof addToPantry.body>>;
type Change = z.output<NonNullable<typeof updatePantryItem.body>>;

export type PantryService = ReturnType<typeof createPantry>;

export function createPantry(db: Database) {
  const shelfOf = async (user: User, tx: Tx = db.orm): Promise<Shelf> => {
    const today = todayOf(user);
    const rows = await repository.list(tx, user.id);
    return { items: rows.map((row) => presentItem(row, today)), today };
  };

  const datedOf = db.batchQuery(repository.datedOf);

  /** Runs in the caller's transaction, for bought items. */
  const put = async (
    tx: Tx,
    user: User,
    { items, source }: Add,
  ): Promise<{ added: number; already: number }> => {
    await repository.lock(tx, user.id);
    const there = await repository.list(tx, user.id);
    const today = todayOf(user);
    // A scan sees items that are already in the pantry. Only the cook or a receipt can say that there are more.
    const seen = new Set(source === 'scan' ? there.filter(isGood(today)).map(nameOf) : []);
    const rows = items
      .map((item) => rowOf(user.id, item, source, today))
      .filter((row) => {
        if (seen.has(nameOf(row))) return false;
        if (source === 'scan') seen.add(nameOf(row));
        return true;
      });
    if (there.length + rows.length > PANTRY_MAX)
      throw new Problem('limit_reached', `The pantry holds ${PANTRY_MAX} things. Take something out first.`);
    await repository.insert(tx, rows);
    return { added: rows.length, already: items.length - rows.length };
  };

  return {
    list: (user: User): Promise<Shelf> => shelfOf(user),

    /** Puts bought items into their usual storage place. */
    async putAway(
      tx: Tx,
      user: User,
      things: Pick<Add['items'][number], 'name' | 'amount' | 'unit'>[],
    ): Promise<void> {
      const items = things.map((thing) => ({ ...thing, openedOn: null }));
      await put(tx, user, { items, source: 'shopping' });
    },

    add: (user: User, body: Add): Promise<Added> =>
      db.transaction(async (tx) => {
        const done = await put(tx, user, body);
        return { ...(await shelfOf(user, tx)), ...done };
      }),

    async update(user: User, id: string, { version, ...change }: Change): Promise<PantryItem> {
      const row = await repository.find(db.orm, user.id, id);
      if (!row) throw new Problem('not_found', 'This is no longer in your pantry.');
      const next = await repository.update(db.orm, user.id, { id, version }, changed(row, change));
      if (!next) throw new Problem('conflict', 'This was changed on another device. Look again.');
      return presentItem(next, todayOf(user));
    },

    async remove(user: User, id: string): Promise<void> {
      if (!(await repository.remove(db.orm, user.id, id)))
        throw new Problem('not_found', 'This is no longer in your pantry.');
    },

    /** For planning and shopping: grams of each food that is still good, null for an unknown amount. */
    async atHand(user: User): Promise<Map<FoodId, number | null>> {
      const sums = new Map<FoodId, number | null>();
      const good = (await repository.list(db.orm, user.id)).filter(isGood(todayOf(user)));
      for (const { food, grams } of good) {
        if (food === null) continue;
        const before = sums.get(food);
        sums.set(food, before === null || grams === null ? null : (before ?? 0) + grams);
      }
      return sums;
    },

    /** For matching and planning: foods that should be used in the next days. */
    async useSoon(user: User): Promise<FoodId[]> {
      const dated = await datedOf(user.id);
      if (dated.length === 0) return [];
      const today = todayOf(user);
      const soon = dated.filter(
        ({ userId, bestBefore: until }) =>
          userId === user.id && stateOf(daysBetween(today, until)) === 'soon',
      );
      return [...new Set(soon.map(({ food }) => food))];
    },

    async *exportOf(userId: string) {
      for (const { userId: _, ...row } of await repository.list(db.orm, userId)) yield row;
    },
  };
}

const todayOf = (user: User): string => localDay(new Date(), user.timeZone);
const nameOf = ({ food, name }: { food?: string | null | undefined; name: string }): string =>
  food ?? name.toLowerCase();
const isGood =
  (today: string) =>
  ({ bestBefore: until }: { bestBefore: string | null }): boolean =>
    until === null || until >= today;

function rowOf(
  userId: string,
  item: Add['items'][number],
  source: Add['source'],
  today: string,
): repository.NewRow {
  const food = item.dish ? undefined : resolveFood(item.name)?.food;
  const place = item.place ?? (food ? usualPlace(food) : 'pantry');
  const unit = item.unit === null ? null : (unitOf(item.unit)?.id ?? item.unit);
  const estimate = food ? bestBefore(food, { place, addedOn: today, openedOn: item.openedOn }) : null;
  return {
    id: randomUUID(),
    userId,
    food: food?.id ?? null,
    name: food?.name ?? item.name,
    amount: item.amount,
    unit: item.amount === null ? null : unit,
    grams: item.amount === null || !food ? null : gramsOf(item.amount, unit, food),
    place,
    addedOn: today,
    openedOn: item.openedOn,
    bestBefore: item.bestBefore ?? estimate,
    bestBeforeEstimated: !item.bestBefore,
    source,
  };
}

/** The changed columns, including those computed from them. */
function changed(row: repository.PantryRow, change: Omit<Change, 'version'>): Partial<repository.NewRow> {
  const food = row.food === null ? undefined : foodById(row.food);
  const amount = change.amount === undefined ? row.amount : change.amount;
  const asked = change.unit === undefined ? row.unit : change.unit;
  const unit = asked === null ? null : (unitOf(asked)?.id ?? asked);
  const place = change.place ?? row.place;
  const openedOn = change.openedOn === undefined ? row.openedOn : change.openedOn;
  const own = change.bestBefore === undefined ? !row.bestBeforeEstimated : change.bestBefore !== null;
  const estimate = food ? bestBefore(food, { place, addedOn: row.addedOn, openedOn }) : null;
  return {
    amount,
    unit: amount === null ? null : unit,
    grams: amount === null || !food ? null : gramsOf(amount, unit, food),
    place,
    openedOn,
    bestBefore: own ? (change.bestBefore ?? row.bestBefore) : estimate,
    bestBeforeEstimated: !own,
  };
}
