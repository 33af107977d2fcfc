import type { User } from '@crisper/contract/auth/auth';
import type { answerStaples, shopForRecipe } from '@crisper/contract/shopping/shopping';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { PlannedDay, Slot } from '@crisper/kitchen/planning/plan';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { type Missing, missingOf, neededFor } from '@crisper/kitchen/shopping/shopping';
import { isCupboard } from '@crisper/kitchen/shopping/sold';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { currentLanguage } from '../../language.ts';
import { lockHousehold } from '../household/household.room.ts';
import * as prices from './prices.repository.ts';
import * as regulars from './regulars.repository.ts';
import * as orders from './shop-order.repository.ts';
import * as repository from './shopping.repository.ts';
import { full, ITEMS_MAX } from './shopping-changes.ts';
import * as lists from './shopping-lists.repository.ts';
import { boughtGrams, PARTS_MAX, rowOf, wantedBy } from './shopping-rows.ts';
import { firstList, type ShoppingStore, type StaplesOf } from './shopping-store.ts';

type Answers = z.output<NonNullable<typeof answerStaples.body>>;
type ForRecipe = z.output<typeof shopForRecipe.response>;

const RECIPE = 'recipe:';

/** Puts bought items into the pantry, which is another room. */
export type PutAway = (
  tx: Tx,
  user: User,
  things: { name: string; amount: number | null; unit: string | null }[],
) => Promise<void>;

/** Changes the household's own staples, which are another room's; answers the list as it is then. */
export type KeepStaples = (
  tx: Tx,
  user: User,
  change: { add: readonly FoodId[]; remove: readonly FoodId[] },
) => Promise<FoodId[]>;

interface RecipeWants {
  id: string;
  servings: number;
  wanted: readonly Missing[];
  idempotencyKey: string | undefined;
}

export type ShoppingService = ReturnType<typeof createShopping>;

interface Deps {
  db: Database;
  store: ShoppingStore;
  putAway: PutAway;
  staplesOf: StaplesOf;
  keepStaples: KeepStaples;
}

export function createShopping({ db, store, putAway, staplesOf, keepStaples }: Deps) {
  const { view, changed, apply } = store;

  return {
    list: async (user: User): Promise<ShoppingList> => view(user, await staplesOf(user)),

    /** Rebuilds what the plan wants for the meals still to be cooked. Ticks and what others want stay. */
    async rebuild(
      tx: Tx,
      user: User,
      needs: {
        days: readonly PlannedDay[];
        recipes: ReadonlyMap<string, Recipe>;
        shareAt: (day: number, slot: Slot) => number;
      },
      atHand: ReadonlyMap<FoodId, number | null>,
    ): Promise<void> {
      await lockHousehold(tx, user.householdId);
      const wanted = missingOf(neededFor(needs.days, needs.recipes, needs.shareAt), atHand);
      const rows = await repository.list(tx, user.householdId);
      await apply(tx, user.householdId, wantedBy('plan', wanted, rows, user));
    },

    /** Replaces what one recipe wants; null takes it off the list. A repeated request changes nothing more. */
    forRecipe: (user: User, recipe: RecipeWants): Promise<ForRecipe> =>
      changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        const rows = await repository.list(tx, user.householdId);
        const source = `recipe:${recipe.id}`;
        const before = rows.flatMap(({ parts }) => parts).find((part) => part.source === source);
        const isNew = await idempotencyKeys.claim(tx, user.id, recipe.idempotencyKey);
        if (isNew) {
          const wanted = recipe.wanted.map((one) => ({ ...one, servings: recipe.servings }));
          const { written, removed } = wantedBy(source, wanted, rows, user);
          if (rows.length + written.length - removed.length > ITEMS_MAX) throw full();
          // Who taps "add to list" does not want to be asked whether it is there.
          const keys = new Set(wanted.map((one) => one.key));
          const asked = written.map((row) => (keys.has(row.key) ? { ...row, answer: 'buy' as const } : row));
          await apply(tx, user.householdId, { written: asked, removed });
        }
        const now = isNew ? await repository.list(tx, user.householdId) : rows;
        const added = now.filter((row) => row.parts.some((part) => part.source === source)).length;
        return { ...(await shown()), added, before: isNew ? (before?.servings ?? 0) : 0 };
      }),

    /** The recipes whose things are on the list, with their servings. */
    async recipesOn(householdId: string): Promise<Map<string, number>> {
      const parts = (await repository.list(db.orm, householdId)).flatMap((row) => row.parts);
      return new Map(
        parts
          .filter((part) => part.source.startsWith(RECIPE))
          .map(({ source, servings }) => [source.slice(RECIPE.length), servings ?? 1]),
      );
    },

    /** What is there is never asked for again; what is not there is bought. */
    answer: (user: User, { have, buy }: Answers): Promise<ShoppingList> =>
      changed(user, async (tx) => {
        await lockHousehold(tx, user.householdId);
        const rows = await repository.list(tx, user.householdId);
        const foodsOf = (ids: readonly string[]) =>
          rows.flatMap(({ id, food }) => (food !== null && ids.includes(id) ? food : []));
        await repository.answer(tx, user.householdId, have, 'have');
        await repository.answer(tx, user.householdId, buy, 'buy');
        const kept = foodsOf(have).filter((id) => isCupboard(foodById(id)!));
        const staples = await keepStaples(tx, user, { add: kept, remove: foodsOf(buy) });
        return view(user, staples, tx);
      }),

    store: (user: User): Promise<ShoppingList & { stored: number }> =>
      changed(user, async (tx, shown) => {
        await lockHousehold(tx, user.householdId);
        const bought = (await repository.list(tx, user.householdId)).filter((row) => row.ticked);
        const things = bought.map((row) => {
          const grams = boughtGrams(row);
          const amount = grams !== null && grams > 0 ? Math.round(grams) || 1 : null;
          const name = row.food === null ? row.name : foodName(row.food, currentLanguage());
          return { name, amount, unit: amount === null ? null : 'gram' };
        });
        if (things.length > 0) await putAway(tx, user, things);
        await repository.remove(
          tx,
          user.householdId,
          bought.map((row) => row.id),
        );
        return { ...(await shown()), stored: things.length };
      }),

    /** What is on both lists becomes one line that holds what both want. */
    async bring(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
      await lists.moveNew(tx, from, to);
      await prices.moveNew(tx, from, to);
      await regulars.moveNew(tx, from, to);
      await orders.moveNew(tx, from, to);
      await repository.moveNew(tx, from, to);
      const there = new Map((await repository.list(tx, to)).map((row) => [row.key, row]));
      if (there.size > ITEMS_MAX) throw full();
      const doubled = (await repository.list(tx, from)).flatMap((row) => {
        const same = there.get(row.key);
        if (!same) return [];
        const parts = [...same.parts, ...row.parts.filter((part) => part.source !== 'plan')].slice(
          -PARTS_MAX,
        );
        return rowOf({ id: row.addedBy, householdId: to }, same, parts, same);
      });
      await repository.write(tx, doubled);
    },

    async *listsOf(householdId: string) {
      const order = (await orders.chosenOrders(db.orm, householdId)).map(
        ({ listId, sections }) => [listId, sections] as const,
      );
      const setOrders = new Map(order);
      const homes = await lists.assignmentsOf(db.orm, householdId);
      const all = [{ id: null, name: firstList() }, ...(await lists.listsOf(db.orm, householdId))];
      for (const { id, name } of all) {
        const things = [...homes].filter(([, list]) => list === id).map(([key]) => key);
        yield { name, order: setOrders.get(id) ?? null, things };
      }
    },

    async *tripsOf(userId: string) {
      yield* await orders.exportTrips(db.orm, userId);
    },

    async *shopperOf(userId: string) {
      yield* await repository.shopperOf(db.orm, userId);
    },

    async *exportOf(householdId: string) {
      for (const { householdId: _, addedBy: __, ...row } of await repository.list(db.orm, householdId))
        yield row;
    },
  };
}
