import type { User } from '@crisper/contract/auth/auth';
import type { planCost, recipeCost, setPrice } from '@crisper/contract/shopping/prices';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { usedCost } from '@crisper/kitchen/shopping/costs';
import { sumOf } from '@crisper/kitchen/shopping/money';
import { missingOf, type Needed, neededForRecipe } from '@crisper/kitchen/shopping/shopping';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Database } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { lockHousehold } from '../household/household.room.ts';
import * as repository from './prices.repository.ts';
import * as shopping from './shopping.repository.ts';
import { keyOf, momentOf } from './shopping-changes.ts';
import type { ShoppingStore } from './shopping-store.ts';

type Said = z.output<NonNullable<typeof setPrice.body>>;
type Cost = z.output<typeof recipeCost.response>;

/** Of a price that was taken away. */
const NO_PRICE = { minor: null, currency: 'XXX', per: 'pack' as const, pack: '' };

export interface PricesDeps {
  db: Database;
  store: ShoppingStore;
  /** Finds a recipe that this person may see; from the recipes room. */
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
  /** What the meals of the current week take; null without a plan. */
  plannedForWeek: (user: User) => Promise<Needed[] | null>;
}

export type PricesService = ReturnType<typeof createPrices>;

/** Prices that a member entered, and what dishes and weeks cost by them. What has no price is unknown. */
export function createPrices({ db, store, recipeOf, plannedForWeek }: PricesDeps) {
  const costOf = async (user: User, needed: readonly Needed[]): Promise<Cost> => {
    const prices = await repository.pricesOf(db.orm, user.householdId);
    const byKey = new Map(prices.map((price) => [price.key, price]));
    // In the words of a shop, so that the price of lemons holds for lemon juice.
    const things = missingOf(needed, new Map());
    return sumOf(
      things.map((thing) => {
        const price = byKey.get(thing.key);
        const minor = price ? usedCost(thing, price) : null;
        return price && minor !== null ? { currency: price.currency, minor } : null;
      }),
    );
  };

  return {
    async set(user: User, { thing, price, at, idempotencyKey }: Said): Promise<ShoppingList> {
      if (price === null) assertNotChild(user);
      return store.changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        if (await idempotencyKeys.claim(tx, user.id, idempotencyKey))
          await repository.setPrice(tx, {
            ...(price ?? NO_PRICE),
            householdId: user.householdId,
            key: keyOf(thing),
            saidAt: momentOf(at, await shopping.now(tx)),
            change: idempotencyKey ?? '',
          });
        return shown();
      });
    },

    async ofRecipe(user: User, id: string, servings: number): Promise<Cost> {
      return costOf(user, neededForRecipe(await recipeOf(id, user.id), servings));
    },

    /** The whole week, eaten or not. */
    async ofPlan(user: User): Promise<z.output<typeof planCost.response>> {
      const needed = await plannedForWeek(user);
      return { cost: needed && (await costOf(user, needed)) };
    },

    async *exportOf(householdId: string) {
      yield* await repository.pricesOf(db.orm, householdId);
    },
  };
}
