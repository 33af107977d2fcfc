import type { User } from '@crisper/contract/auth/auth';
import { LISTS_MAX, type orderShop } from '@crisper/contract/shopping/shopping';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { everySection } from '@crisper/kitchen/shopping/shop-sections';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import { Problem } from '../../problem.ts';
import { lockHousehold } from '../household/household.room.ts';
import * as orders from './shop-order.repository.ts';
import * as repository from './shopping-lists.repository.ts';
import { firstList, type ShoppingStore } from './shopping-store.ts';

type Order = z.output<NonNullable<typeof orderShop.body>>;

export type ShoppingListsService = ReturnType<typeof createShoppingLists>;

/** The lists of a household, and the order of the shop that each is for. */
export function createShoppingLists({ changed }: ShoppingStore) {
  return {
    save: (user: User, id: string, { name }: { name: string }): Promise<ShoppingList> =>
      changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        const others = (await repository.listsOf(tx, user.householdId)).filter((list) => list.id !== id);
        const names = [firstList(), ...others.map((list) => list.name)];
        if (names.some((one) => one.toLowerCase() === name.toLowerCase()))
          throw new Problem('conflict', 'You have a list with this name.');
        if (others.length >= LISTS_MAX)
          throw new Problem('limit_reached', 'You have {most} lists. Remove one first.', {
            values: { most: LISTS_MAX },
          });
        if (!(await repository.saveList(tx, { id, householdId: user.householdId, name })))
          throw new Problem('not_found', 'This list is not there any more.');
        await orders.forgetGone(tx, user.householdId);
        return shown();
      }),

    async remove(user: User, id: string): Promise<ShoppingList> {
      assertNotChild(user);
      return changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        await repository.removeList(tx, user.householdId, id);
        return shown();
      });
    },

    async order(user: User, { list, sections }: Order): Promise<ShoppingList> {
      if (sections === null) assertNotChild(user);
      return changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        const shop = { householdId: user.householdId, listId: list };
        const lists = await repository.listsOf(tx, user.householdId);
        if (list !== null && !lists.some(({ id }) => id === list))
          throw new Problem('not_found', 'This list is not there any more.');
        if (sections === null) await orders.forgetOrder(tx, shop);
        else await orders.chooseOrder(tx, { ...shop, sections: everySection(sections) });
        return shown();
      });
    },
  };
}
