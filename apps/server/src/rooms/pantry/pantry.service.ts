import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import {
  type addToPantry,
  type listPantry,
  PANTRY_MAX,
  type PantryItem,
  type updatePantryItem,
} from '@crisper/contract/pantry/pantry';
import type { Product } from '@crisper/contract/products/products';
import { daysBetween } from '@crisper/kitchen/calendar';
import { shelfDays } from '@crisper/kitchen/cooking/shelf-days';
import type { Food, FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import { gramsOf } from '@crisper/kitchen/measures/convert';
import { splitTyped, thingIn } from '@crisper/kitchen/measures/split-typed';
import { unitOf } from '@crisper/kitchen/measures/units';
import { bestBefore, dishBefore, usualPlace } from '@crisper/kitchen/planning/best-before';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Database, Tx } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { currentLanguage } from '../../language.ts';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { lockHousehold } from '../household/household.room.ts';
import * as repository from './pantry.repository.ts';
import type { PantryCache } from './pantry-cache.ts';
import { presentItem, stateOf } from './present-item.ts';
import { isGood, type StockService, type Table } from './stock.service.ts';

type PantryAnswer = z.output<typeof listPantry.response>;
type Added = z.output<typeof addToPantry.response>;
type Add = z.output<NonNullable<typeof addToPantry.body>>;
type Change = z.output<NonNullable<typeof updatePantryItem.body>>;

const RESTORABLE_HOURS = 1;

export type PantryService = ReturnType<typeof createPantry>;

/** What is known about a bar code, for this person. */
export type ProductOf = (user: User, code: string) => Promise<Product | null>;

interface Deps {
  db: Database;
  pantryCache: PantryCache;
  productOf: ProductOf;
  tableOf: (user: User) => Promise<Table>;
  seenBy: StockService['seenBy'];
}

export function createPantry({ db, pantryCache, productOf, tableOf, seenBy }: Deps) {
  const pantryOf = async (user: User): Promise<PantryAnswer> => {
    const today = todayOf(user);
    const [{ rows, version }, table] = await Promise.all([pantryCache.of(user.householdId), tableOf(user)]);
    const seen = await seenBy(user, table, rows);
    return { items: seen.map((one) => presentItem(one, today)), today, version };
  };

  const datedOf = db.batchQuery(repository.datedOf);

  /** Runs in the caller's transaction, for bought items. */
  const put = async (
    tx: Tx,
    user: User,
    { items, source }: Add,
    products: ReadonlyMap<string, Product> = new Map(),
  ): Promise<{ added: number; already: number }> => {
    await lockHousehold(tx, user.householdId);
    const today = todayOf(user);
    // A scan sees items that are already in the pantry. Only the cook or a receipt can say that there are more.
    const there = source === 'scan' ? await repository.list(tx, user.householdId) : [];
    const seen = new Set(there.filter(isGood(today)).map(nameOf));
    const rows = items
      .map((item) => rowOf(user, item, source, today, products.get(item.code ?? '')))
      .filter((row) => {
        if (seen.has(nameOf(row))) return false;
        if (source === 'scan') seen.add(nameOf(row));
        return true;
      });
    assertRoom(await repository.countOf(tx, user.householdId), rows.length);
    const added = await repository.insert(tx, rows);
    return { added, already: items.length - added };
  };

  return {
    list: (user: User): Promise<PantryAnswer> => pantryOf(user),

    /** Puts bought items into their usual storage place. */
    async putAway(
      tx: Tx,
      user: User,
      things: Pick<Add['items'][number], 'name' | 'amount' | 'unit'>[],
    ): Promise<void> {
      const items = things.map((thing) => ({ ...thing, openedOn: null }));
      await put(tx, user, { items, source: 'shopping' });
    },

    async add(user: User, sent: Add): Promise<Added> {
      const body = { ...sent, items: sent.items.flatMap(thingsOf) };
      const products = new Map<string, Product>();
      for (const code of new Set(body.items.flatMap((item) => item.code ?? []))) {
        const product = await productOf(user, code);
        if (!product) throw new Problem('not_found', 'Nobody knows this bar code yet. Say what it is first.');
        products.set(code, product);
      }
      const done = await db.transaction(async (tx) =>
        (await idempotencyKeys.claim(tx, user.id, sent.idempotencyKey))
          ? put(tx, user, body, products)
          : { added: 0, already: body.items.length },
      );
      return { ...(await pantryOf(user)), ...done };
    },

    /** For a receipt, whose words are learned in the same transaction. */
    addIn: put,

    async update(user: User, id: string, { version, ...change }: Change): Promise<PantryItem> {
      const row = await repository.find(db.orm, user.householdId, id);
      if (!row) throw new Problem('not_found', 'This is no longer in your pantry.');
      const next = await repository.update(db.orm, user.householdId, { id, version }, changed(row, change));
      if (!next) throw new Problem('conflict', 'This was changed on another device. Please look again.');
      const [seen] = await seenBy(user, await tableOf(user), [next]);
      return presentItem(seen!, todayOf(user));
    },

    async remove(user: User, id: string): Promise<void> {
      assertNotChild(user);
      if (!(await repository.setRemoved(db.orm, user.householdId, id, true)))
        throw new Problem('not_found', 'This is no longer in your pantry.');
    },

    /** The very pack that was taken out: its label holds even when the product was forgotten meanwhile. Twice is once. */
    async restore(user: User, id: string): Promise<PantryAnswer> {
      assertNotChild(user);
      await db.transaction(async (tx) => {
        await lockHousehold(tx, user.householdId);
        if (await repository.find(tx, user.householdId, id)) return;
        assertRoom(await repository.countOf(tx, user.householdId), 1);
        if (!(await repository.setRemoved(tx, user.householdId, id, false)))
          throw new Problem('not_found', 'This can’t be brought back any more. Please add it again.');
      });
      return pantryOf(user);
    },

    sweep: () => repository.deleteRemoved(db.orm, RESTORABLE_HOURS),

    /** For the vision engine: every food that a photo may show, whichever member may eat it. */
    async foodsOf(user: User): Promise<Set<FoodId>> {
      const { rows } = await pantryCache.of(user.householdId);
      const good = rows.filter(isGood(todayOf(user)));
      return new Set(good.flatMap(({ food }) => food ?? []));
    },

    /** For matching, where no member avoids anything: foods that should be used in the next days. */
    async useSoon(user: User): Promise<FoodId[]> {
      const dated = await datedOf(user.householdId);
      if (dated.length === 0) return [];
      const today = todayOf(user);
      const soon = dated.filter(
        ({ householdId, bestBefore: until }) =>
          householdId === user.householdId && stateOf(daysBetween(today, until)) === 'soon',
      );
      return [...new Set(soon.map(({ food }) => food))];
    },

    async bring(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
      await repository.move(tx, from, to);
      if ((await repository.countOf(tx, to)) > PANTRY_MAX)
        throw new Problem(
          'limit_reached',
          'Together you have more than {most} things. Remove some from your pantry first.',
          { values: { most: PANTRY_MAX } },
        );
    },

    async *exportOf(householdId: string) {
      yield* await repository.exportOf(db.orm, householdId);
    },
  };
}

export function assertRoom(there: number, more: number): void {
  if (there + more <= PANTRY_MAX) return;
  throw new Problem('limit_reached', 'Your pantry is full: it holds {most} things. Remove something first.', {
    values: { most: PANTRY_MAX },
  });
}

export const todayOf = (user: User): string => localDay(new Date(), user.timeZone);
const nameOf = ({ food, name }: { food?: string | null | undefined; name: string }): string =>
  food ?? name.toLowerCase();

function rowOf(
  { id: addedBy, householdId }: User,
  item: Add['items'][number],
  source: Add['source'],
  today: string,
  product: Product | undefined,
): repository.NewRow {
  const food = foodOf(item, product);
  const addedOn = item.boughtOn && item.boughtOn < today ? item.boughtOn : today;
  const packGrams = product?.packGrams ?? null;
  const place = item.place ?? (food ? usualPlace(food) : 'pantry');
  const unit = item.unit === null ? null : (unitOf(item.unit)?.id ?? item.unit);
  const estimate = food ? bestBefore(food, { place, addedOn, openedOn: item.openedOn }) : null;
  return {
    id: item.id ?? randomUUID(),
    householdId,
    addedBy,
    food: food?.id ?? null,
    name: food?.name ?? item.name,
    amount: item.amount,
    unit: item.amount === null ? null : unit,
    grams: gramsKept(item.amount, unit, food, packGrams),
    place,
    addedOn,
    openedOn: item.openedOn,
    bestBefore: item.bestBefore ?? estimate,
    bestBeforeEstimated: !item.bestBefore,
    source,
    product: product ? [product.brand, product.name].filter(Boolean).join(' ').slice(0, 160) : null,
    code: product?.code ?? null,
    allergens: product?.allergens ?? null,
    mayContain: product?.mayContain ?? null,
    packGrams,
    price: item.price?.amount ?? null,
    currency: item.price?.currency ?? null,
  };
}

function foodOf({ name }: Add['items'][number], product: Product | undefined): Food | undefined {
  if (product) return product.food === null ? undefined : foodById(product.food);
  return resolveSaid(name, currentLanguage())?.food;
}

/** Packs of a known weight are counted by it; everything else as the kitchen weighs the food. */
function gramsKept(
  amount: number | null,
  unit: string | null,
  food: Food | undefined,
  packGrams: number | null,
): number | null {
  if (amount === null) return null;
  if (unit === 'package' && packGrams !== null) return amount * packGrams;
  return food ? gramsOf(amount, unit, food) : null;
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
  const kept = { place, addedOn: row.addedOn, openedOn };
  // Only what keeps at room temperature was put there.
  const shelf = row.place === 'pantry' ? shelfDays({ title: row.name, diets: ['vegetarian'] }) : null;
  const dish = row.source === 'cooked' ? dishBefore(place, row.addedOn, shelf) : null;
  const estimate = food ? bestBefore(food, kept) : dish;
  return {
    amount,
    unit: amount === null ? null : unit,
    grams: gramsKept(amount, unit, food, row.packGrams),
    place,
    openedOn,
    bestBefore: own ? (change.bestBefore ?? row.bestBefore) : estimate,
    bestBeforeEstimated: !own,
  };
}

/** Programs may write several things as one name too. A pack, or what has an amount, is one thing. */
function thingsOf(item: Add['items'][number]): Add['items'] {
  // What has an id, a bar code or an amount is one thing.
  const isOne = item.id !== undefined || item.code !== undefined || item.amount !== null;
  const names = isOne ? [] : splitTyped(item.name);
  return names.length > 1 ? names.map((name) => ({ ...item, ...thingIn(name) })) : [item];
}
