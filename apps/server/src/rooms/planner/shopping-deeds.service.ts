import type { User } from '@crisper/contract/accounts';
import type { addShopping, removeShopping, ShoppingList, tickShopping } from '@crisper/contract/planner';
import type { changeAmount, moveShopping } from '@crisper/contract/shopping';
import type { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import { assertNotChild } from '../accounts/assert-not-child.ts';
import { lockHousehold } from '../accounts/households.repository.ts';
import * as idempotencyKeys from '../accounts/idempotency-keys.repository.ts';
import { noteStops, stopsOf } from './learn-order.ts';
import * as repository from './shopping.repository.ts';
import { added, keyOf, measured, momentOf, removed, ticked } from './shopping-deeds.ts';
import type { ShoppingDesk } from './shopping-desk.ts';
import { homesOf, moveHome } from './shopping-lists.repository.ts';
import type { Change } from './shopping-rows.ts';

type Added = z.output<NonNullable<typeof addShopping.body>>;
type Ticks = z.output<NonNullable<typeof tickShopping.body>>;
type Said = z.output<NonNullable<typeof changeAmount.body>>;
type Moved = z.output<NonNullable<typeof moveShopping.body>>;
type Removed = z.output<NonNullable<typeof removeShopping.body>>;

export type ShoppingDeedsService = ReturnType<typeof createShoppingDeeds>;

/** Members' deeds, one after the other and each once. `shopping-deeds.ts` tells how they fit together. */
export function createShoppingDeeds({ changed, apply }: ShoppingDesk) {
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
    { at, now, key: deed }: { at: string; now: Date; key: string },
  ) => {
    return moveHome(tx, { householdId, key: keyOf(thing), listId: list, movedAt: momentOf(at, now), deed });
  };

  return {
    /** The browser chooses the id, which is the deed's key as well: what was removed since is not added again. */
    add: (user: User, { id, name, list, at, idempotencyKey }: Added): Promise<ShoppingList> =>
      once(user, idempotencyKey ?? id, async (rows, tx) => {
        const now = await repository.now(tx);
        const deed = { at: at ?? now.toISOString(), now, key: idempotencyKey ?? id };
        if (list !== undefined) await put(tx, user, { thing: { written: name }, list }, deed);
        return added(rows, user, { id, name });
      }),

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
        const bought = ticks.filter((tick) => tick.ticked).map(({ at }) => Date.parse(at));
        if (bought.length > 0)
          await repository.noteShopper(tx, user.id, new Date(Math.min(Math.max(...bought), now.getTime())));
        const change = ticked(rows, user, { ticks, key: idempotencyKey ?? '', now });
        const homes = await homesOf(tx, user.householdId);
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
