import { createHash, randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type {
  addShopping,
  changeAmount,
  moveShopping,
  removeShopping,
  tickShopping,
} from '@crisper/contract/shopping/shopping';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { splitTyped } from '@crisper/kitchen/measures/split-typed';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Tx } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { lockHousehold } from '../household/household.room.ts';
import { noteStops, stopsOf } from './learn-order.ts';
import * as repository from './shopping.repository.ts';
import { added, keyOf, measured, momentOf, removed, ticked } from './shopping-changes.ts';
import { assignmentsOf, moveHome } from './shopping-lists.repository.ts';
import type { Change } from './shopping-rows.ts';
import type { ShoppingStore } from './shopping-store.ts';

type Sent = z.output<NonNullable<typeof addShopping.body>>;
type Added = Sent & { id: string };
type Ticks = z.output<NonNullable<typeof tickShopping.body>>;
type Said = z.output<NonNullable<typeof changeAmount.body>>;
type Moved = z.output<NonNullable<typeof moveShopping.body>>;
type Removed = z.output<NonNullable<typeof removeShopping.body>>;

function followingId(id: string, at: number): string {
  const hex = createHash('sha256').update(`${id} ${at}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export type ShoppingChangesService = ReturnType<typeof createShoppingChanges>;

/** Members' changes, one after the other and each once. `shopping-changes.ts` tells how they fit together. */
export function createShoppingChanges({ changed, apply }: ShoppingStore) {
  const once = (
    user: User,
    key: string | undefined,
    work: (rows: repository.ShoppingRow[], tx: Tx) => Change | Promise<Change>,
  ): Promise<ShoppingList> =>
    changed(user, async (tx, shown) => {
      await lockHousehold(tx, user.householdId);
      if (await idempotencyKeys.claim(tx, user.id, key)) {
        const rows = await repository.list(tx, user.householdId);
        await apply(tx, user.householdId, await work(rows, tx));
      }
      return shown();
    });

  /** Remembered apart from the line, so that it holds whatever happens to that, and the next time as well. */
  const put = (
    tx: Tx,
    { householdId }: User,
    { thing, list }: Pick<Moved, 'thing' | 'list'>,
    { at, now, key: change }: { at: string | undefined; now: Date; key: string },
  ) => {
    return moveHome(tx, { householdId, key: keyOf(thing), listId: list, movedAt: momentOf(at, now), change });
  };

  const addOne = (user: User, { id, name, list, at, idempotencyKey }: Added): Promise<ShoppingList> =>
    once(user, idempotencyKey ?? id, async (rows, tx) => {
      const now = await repository.now(tx);
      const change = { at, now, key: idempotencyKey ?? id };
      if (list !== undefined) await put(tx, user, { thing: { written: name }, list }, change);
      return added(rows, user, { id, name });
    });

  return {
    /** Who writes may choose the id, which is the change's key as well: what was removed since is not added again. */
    async add(user: User, { id = randomUUID(), ...sent }: Sent): Promise<ShoppingList> {
      const body = { ...sent, id };
      const [first = body.name, ...more] = splitTyped(body.name);
      let list = await addOne(user, { ...body, name: first });
      // Each further thing of one name has an id that follows from the change's, so that it is added once too.
      for (const [at, name] of more.entries()) {
        const following = followingId(id, at);
        const key = body.idempotencyKey && followingId(body.idempotencyKey, at);
        list = await addOne(user, { ...body, id: following, name, ...(key && { idempotencyKey: key }) });
      }
      return list;
    },

    amount: (user: User, { idempotencyKey, ...said }: Said): Promise<ShoppingList> =>
      once(user, idempotencyKey, async (rows, tx) =>
        measured(rows, user, { ...said, key: idempotencyKey ?? '', now: await repository.now(tx) }),
      ),

    move: (user: User, { at, idempotencyKey, ...move }: Moved): Promise<ShoppingList> =>
      once(user, idempotencyKey, async (_rows, tx) => {
        await put(tx, user, move, { at, now: await repository.now(tx), key: idempotencyKey ?? '' });
        return { written: [], removed: [] };
      }),

    tick: (user: User, { ticks, idempotencyKey }: Ticks): Promise<ShoppingList> =>
      once(user, idempotencyKey, async (rows, tx) => {
        const now = await repository.now(tx);
        const bought = ticks.filter((tick) => tick.ticked).map(({ at }) => momentOf(at, now).getTime());
        if (bought.length > 0)
          await repository.noteShopper(tx, user.id, new Date(Math.min(Math.max(...bought), now.getTime())));
        const change = ticked(rows, user, { ticks, key: idempotencyKey ?? '', now });
        const homes = await assignmentsOf(tx, user.householdId);
        for (const [listId, stops] of stopsOf(rows, change, homes))
          await noteStops(tx, { householdId: user.householdId, listId }, user.id, stops);
        return change;
      }),

    async remove(user: User, { parts, idempotencyKey }: Removed): Promise<ShoppingList> {
      assertNotChild(user);
      return once(user, idempotencyKey, (rows) => removed(rows, user, parts));
    },
  };
}
