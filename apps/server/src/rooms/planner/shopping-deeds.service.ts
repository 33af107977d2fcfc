import type { User } from '@crisper/contract/accounts';
import type { addShopping, removeShopping, ShoppingList, tickShopping } from '@crisper/contract/planner';
import type { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import { assertNotChild } from '../accounts/assert-not-child.ts';
import { lockHousehold } from '../accounts/households.repository.ts';
import * as idempotencyKeys from '../accounts/idempotency-keys.repository.ts';
import { noteStops, stopsOf } from './learn-order.ts';
import * as repository from './shopping.repository.ts';
import { added, removed, ticked } from './shopping-deeds.ts';
import type { ShoppingDesk } from './shopping-desk.ts';
import type { Change } from './shopping-rows.ts';

type Added = z.output<NonNullable<typeof addShopping.body>>;
type Ticks = z.output<NonNullable<typeof tickShopping.body>>;
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

  return {
    /** The browser chooses the id, which is the deed's key as well: what was removed since is not added again. */
    add: (user: User, { id, name, idempotencyKey }: Added): Promise<ShoppingList> =>
      once(user, idempotencyKey ?? id, (rows) => added(rows, user, { id, name })),

    tick: (user: User, { ticks, idempotencyKey }: Ticks): Promise<ShoppingList> =>
      once(user, idempotencyKey, async (rows, tx) => {
        const now = await repository.now(tx);
        const bought = ticks.filter((tick) => tick.ticked).map(({ at }) => Date.parse(at));
        if (bought.length > 0)
          await repository.noteShopper(tx, user.id, new Date(Math.min(Math.max(...bought), now.getTime())));
        const change = ticked(rows, user, { ticks, key: idempotencyKey ?? '', now });
        await noteStops(tx, user, stopsOf(rows, change));
        return change;
      }),

    async remove(user: User, { parts, idempotencyKey }: Removed): Promise<ShoppingList> {
      assertNotChild(user);
      return once(user, idempotencyKey, (rows) => removed(rows, user, parts));
    },
  };
}
