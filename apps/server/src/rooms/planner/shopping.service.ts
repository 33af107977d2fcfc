import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/accounts';
import type { addShopping, ShoppingItem, tickShopping } from '@crisper/contract/planner';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { AISLES } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import type { PlannedDay } from '@crisper/kitchen/planning/plan';
import { neededFor, type ShoppingLine, shoppingList } from '@crisper/kitchen/planning/shopping';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as idempotencyKeys from '../accounts/idempotency-keys.repository.ts';
import * as repository from './shopping.repository.ts';

type Ticks = z.output<NonNullable<typeof tickShopping.body>>;
type Added = z.output<NonNullable<typeof addShopping.body>>;
interface List {
  items: ShoppingItem[];
}

const ITEMS_MAX = 500;
const EARLIEST = Date.parse('2020-01-01T00:00:00Z');
/** A ticked item stays ticked as long as the need is at most this factor of the bought amount. */
const ENOUGH = 1.05;

/** Puts bought items into the pantry, which is another room. */
export type PutAway = (
  tx: Tx,
  user: User,
  things: { name: string; amount: number | null; unit: string | null }[],
) => Promise<void>;

/** The person's own staples; undefined: the kitchen's. */
export type StaplesOf = (user: User) => Promise<FoodId[] | undefined>;

export type ShoppingService = ReturnType<typeof createShopping>;

export function createShopping(db: Database, putAway: PutAway, staplesOf: StaplesOf) {
  const always = async (user: User) => new Set((await staplesOf(user)) ?? defaultStaples);
  const view = async (user: User, staples: ReadonlySet<FoodId>, tx: Tx = db.orm): Promise<List> => {
    const rows = await repository.list(tx, user.id);
    return {
      items: rows.map((row) => present(row, staples)).sort((a, b) => placeOf(a) - placeOf(b)),
    };
  };
  /** The staples are read first: within the transaction they would need a second connection. */
  const changed = async <Answer>(
    user: User,
    work: (tx: Tx, shown: () => Promise<List>) => Promise<Answer>,
  ): Promise<Answer> => {
    const staples = await always(user);
    return db.transaction((tx) => work(tx, () => view(user, staples, tx)));
  };

  return {
    list: async (user: User): Promise<List> => view(user, await always(user)),

    /** Rebuilds the list for the meals still to be cooked. Ticks and items added by hand stay. */
    async rebuild(
      tx: Tx,
      userId: string,
      needs: { days: readonly PlannedDay[]; recipes: ReadonlyMap<string, Recipe>; share: number },
      atHand: ReadonlyMap<FoodId, number | null>,
    ): Promise<void> {
      await repository.lock(tx, userId);
      const lines = shoppingList(neededFor(needs.days, needs.recipes, needs.share), atHand);
      const known = new Map((await repository.list(tx, userId)).map((row) => [row.key, row]));
      const wanted = new Set(lines.map((line) => line.key));
      const left = [...known.values()].filter((row) => !row.byHand && !row.ticked && !wanted.has(row.key));
      await repository.remove(
        tx,
        userId,
        left.map((row) => row.id),
      );
      await repository.write(
        tx,
        lines.flatMap((line) => changedRow(userId, line, known.get(line.key)) ?? []),
      );
    },

    /** The browser chooses the id, so that an item added offline is stored once. */
    add: (user: User, { id, name }: Added): Promise<List> =>
      changed(user, async (tx, shown) => {
        await repository.lock(tx, user.id);
        const rows = await repository.list(tx, user.id);
        if (rows.length >= ITEMS_MAX)
          throw new Problem('limit_reached', 'The list is full. Tick something off.');
        const food = resolveFood(name)?.food;
        const key = rows.some((row) => row.key === (food?.id ?? name.toLowerCase()))
          ? `hand:${name.toLowerCase()}`
          : (food?.id ?? name.toLowerCase());
        await repository.insert(tx, [
          {
            id,
            userId: user.id,
            key,
            food: food?.id ?? null,
            name,
            aisle: food?.aisle ?? 'other',
            grams: null,
            amount: { us: '', metric: '' },
            byHand: true,
          },
        ]);
        return shown();
      }),

    tick: (user: User, { ticks, idempotencyKey }: Ticks): Promise<List> =>
      changed(user, async (tx, shown) => {
        if (!(await idempotencyKeys.claim(tx, user.id, idempotencyKey))) return shown();
        for (const { id, ticked, at } of ticks) {
          const when = new Date(Math.max(Date.parse(at), EARLIEST));
          await repository.tick(tx, user.id, { id, ticked, at: when });
        }
        return shown();
      }),

    async remove(user: User, id: string): Promise<List> {
      await repository.remove(db.orm, user.id, [id]);
      return view(user, await always(user));
    },

    store: (user: User): Promise<List & { stored: number }> =>
      changed(user, async (tx, shown) => {
        await repository.lock(tx, user.id);
        const bought = (await repository.list(tx, user.id)).filter((row) => row.ticked);
        const things = bought.map(({ name, grams }) => ({
          name,
          amount: grams !== null && grams > 0 ? Math.round(grams) || 1 : null,
          unit: grams === null ? null : 'gram',
        }));
        if (things.length > 0) await putAway(tx, user, things);
        await repository.remove(
          tx,
          user.id,
          bought.map((row) => row.id),
        );
        return { ...(await shown()), stored: things.length };
      }),

    async *exportOf(userId: string) {
      for (const { userId: _, ...row } of await repository.list(db.orm, userId)) yield row;
    },
  };
}

/** The changed row; null when nothing changes. A ticked item stays ticked as long as the bought amount is enough. */
function changedRow(userId: string, line: ShoppingLine, row: repository.ShoppingRow | undefined) {
  const { key, food, name, aisle, grams, amount } = line;
  if (row?.byHand) return null;
  if (row && row.grams === grams && row.amount.us === amount.us) return null;
  const enough = grams === null || (row && (row.grams === null || grams <= row.grams * ENOUGH));
  if (row?.ticked && enough) return null;
  const id = row?.id ?? randomUUID();
  return { id, userId, key, food, name, aisle, grams, amount, byHand: false, ticked: false };
}

function present(row: repository.ShoppingRow, staples: ReadonlySet<FoodId>): ShoppingItem {
  return {
    id: row.id,
    food: row.food,
    name: row.name,
    emoji: (row.food === null ? undefined : foodById(row.food)?.emoji) ?? '',
    aisle: row.aisle,
    amount: row.amount,
    // Who writes it down by hand wants to buy it.
    staple: !row.byHand && row.food !== null && staples.has(row.food),
    byHand: row.byHand,
    ticked: row.ticked,
    tickedAt: row.tickedAt?.toISOString() ?? null,
  };
}

function placeOf({ aisle, staple }: ShoppingItem): number {
  const at = (AISLES as readonly string[]).indexOf(aisle);
  return (staple ? 100 : 0) + (at < 0 ? AISLES.length : at);
}
