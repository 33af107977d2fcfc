import type { User } from '@crisper/contract/accounts';
import type { ShoppingList } from '@crisper/contract/planner';
import type { orderShop } from '@crisper/contract/shopping';
import { everySection } from '@crisper/kitchen/planning/shop-sections';
import type { z } from 'zod';
import { assertNotChild } from '../accounts/assert-not-child.ts';
import { lockHousehold } from '../accounts/households.repository.ts';
import * as repository from './shop-order.repository.ts';
import type { ShoppingDesk } from './shopping-desk.ts';

type Order = z.output<NonNullable<typeof orderShop.body>>;

export type ShopOrderService = ReturnType<typeof createShopOrder>;

/** The order of the shop, by hand. */
export function createShopOrder({ changed }: ShoppingDesk) {
  return {
    async set(user: User, { sections }: Order): Promise<ShoppingList> {
      if (sections === null) assertNotChild(user);
      return changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        if (sections === null) await repository.forgetOrder(tx, user.householdId);
        else
          await repository.chooseOrder(tx, {
            householdId: user.householdId,
            sections: everySection(sections),
          });
        return shown();
      });
    },
  };
}
