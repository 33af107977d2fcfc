import type { User } from '@crisper/contract/auth/auth';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { FoodId } from '@crisper/kitchen/foods/food';
import type { Database, Tx } from '../../db/client.ts';
import { say } from '../../saying/say.ts';
import { versionOf } from '../household/household.room.ts';
import { ordersOf } from './learn-order.ts';
import { presentList } from './present-shopping.ts';
import { pricesOf } from './prices.repository.ts';
import { regularsOf } from './regulars.repository.ts';
import * as repository from './shopping.repository.ts';
import { assignmentsOf, listsOf } from './shopping-lists.repository.ts';
import type { Change } from './shopping-rows.ts';

/** A member who ticked something off this long ago is still in the shop. */
const SHOPPING_MINUTES = 10;

/** The list that every household has. */
export const firstList = (): string => say('Groceries');

/** The household's own staples; undefined: the kitchen's. */
export type StaplesOf = (user: User) => Promise<FoodId[] | undefined>;

export type ShoppingStore = ReturnType<typeof createShoppingStore>;

/** Shows and stores the list. What changes on it is the services' work. */
export function createShoppingStore({ db, staplesOf }: { db: Database; staplesOf: StaplesOf }) {
  const view = async (
    user: User,
    own: readonly FoodId[] | undefined,
    tx: Tx = db.orm,
  ): Promise<ShoppingList> => {
    const version = await versionOf(tx, user.householdId, 'shopping');
    const [rows, shoppers, orderOf, others, homes, priced, again] = await Promise.all([
      repository.list(tx, user.householdId),
      repository.shoppersOf(tx, user, SHOPPING_MINUTES),
      ordersOf(tx, user.householdId),
      listsOf(tx, user.householdId),
      assignmentsOf(tx, user.householdId),
      pricesOf(tx, user.householdId),
      regularsOf(tx, user.householdId),
    ]);
    const regulars = again.map(({ key, name, weeks, nextOn }) => ({ key, name, weeks, next: nextOn }));
    const prices = new Map(priced.map(({ key, ...price }) => [key, price]));
    const lists = [{ id: null, name: firstList() }, ...others].map(({ id, name }) => ({
      id,
      name,
      ...orderOf(id),
    }));
    return { items: presentList(rows, { own, homes, prices }), lists, regulars, version, shoppers };
  };

  return {
    view,

    /** The staples are read first: within the transaction they would need a second connection. */
    async changed<Answer>(
      user: User,
      work: (tx: Tx, shown: () => Promise<ShoppingList>) => Promise<Answer>,
    ): Promise<Answer> {
      const own = await staplesOf(user);
      return db.transaction((tx) => work(tx, () => view(user, own, tx)));
    },

    async apply(tx: Tx, householdId: string, { written, removed }: Change): Promise<void> {
      await repository.remove(tx, householdId, removed);
      await repository.write(tx, written);
    },
  };
}
