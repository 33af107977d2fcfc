import { setPrice } from '@crisper/contract/shopping/prices';
import { setRegular } from '@crisper/contract/shopping/regulars';
import {
  addShopping,
  changeAmount,
  getShopping,
  moveShopping,
  removeShopping,
  tickShopping,
} from '@crisper/contract/shopping/shopping';
import type { ShoppingItem, ShoppingList } from '@crisper/contract/shopping/shopping-list';
import type { Price, Thing } from '@crisper/contract/shopping/shopping-things';
import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { newest } from '../../lib/newest.ts';
import { perform } from '../../lib/outbox/outbox.ts';
import { SHOPPING_KEY } from '../../lib/query-keys.ts';
import { randomId } from '../../lib/random-id.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { type Shown, shownItems, thingOf } from './shopping-state.ts';
import { type StoredList, storedShoppingList, storeShoppingList } from './stored-shopping-list.ts';

/** The retry interval after a failed refresh. */
const ASK_AGAIN_MS = 30_000;
/** A member who was in the shop leaves it without a word, so it is asked again. */
const SHOPPERS_MS = 60_000;

const mine = () => {
  const user = getSession()?.user;
  return { userId: user?.id ?? '', home: user?.householdId };
};

/** The list from the server; the copy on this device until it answers. */
export const shoppingQuery = queryOptions({
  queryKey: SHOPPING_KEY,
  queryFn: async ({ signal, client }): Promise<StoredList> => {
    const asker = mine();
    const list = { ...(await call(getShopping, { signal })), ...asker };
    if (mine().userId === asker.userId) storeShoppingList(list);
    return newest(client.getQueryData<StoredList>(SHOPPING_KEY), list);
  },
  initialData: () => storedShoppingList(mine()),
  initialDataUpdatedAt: 0,
  staleTime: 0,
  // Ask even if the browser reports to be offline, because it may be wrong.
  networkMode: 'always',
  refetchInterval: ({ state }) => {
    if (state.status === 'error') return ASK_AGAIN_MS;
    return state.data?.shoppers.length ? SHOPPERS_MS : false;
  },
});

/** Takes the list from a write's answer. */
export function cacheShoppingList(queries: QueryClient, answer: ShoppingList): void {
  const { items, lists, regulars, version, shoppers } = answer;
  const list = { items, lists, regulars, version, shoppers, ...mine() };
  queries.setQueryData(shoppingQuery.queryKey, (before) => newest(before, list));
  storeShoppingList(list);
}

/** Shows a change at once. It is shown on top of what the server tells as well, until the server has heard of it. */
function showChange(queries: QueryClient, change: Shown): void {
  queries.setQueryData(
    shoppingQuery.queryKey,
    (list) => list && { ...list, items: shownItems(list.items, [change]) },
  );
}

export function tickItem(queries: QueryClient, { id, name, parts }: ShoppingItem, ticked: boolean): void {
  const body = { ticks: [{ id, parts, ticked, at: new Date().toISOString() }] };
  showChange(queries, { kind: 'tick', body });
  void perform(tickShopping, { kind: 'tick', title: name, body });
}

/** Takes off what is seen of it; what another member adds meanwhile stays. */
export function removeItem(queries: QueryClient, { name, parts }: ShoppingItem): void {
  const body = { parts };
  showChange(queries, { kind: 'unlist', body });
  void perform(removeShopping, { kind: 'unlist', title: name, body });
}

/** Null: as it was before anybody changed it. */
export function changeItemAmount(
  queries: QueryClient,
  { name, parts }: ShoppingItem,
  amount: string | null,
): void {
  const body = { parts, amount, at: new Date().toISOString() };
  showChange(queries, { kind: 'amount', body });
  void perform(changeAmount, { kind: 'amount', title: name, body });
}

export function moveItem(queries: QueryClient, item: ShoppingItem, list: string | null): void {
  const body = { thing: thingOf(item), list, at: new Date().toISOString() };
  showChange(queries, { kind: 'move', body });
  void perform(moveShopping, { kind: 'move', title: item.name, body });
}

/** Null takes the price away. */
export function priceItem(queries: QueryClient, item: ShoppingItem, price: Price | null): void {
  const body = { thing: thingOf(item), price, at: new Date().toISOString() };
  showChange(queries, { kind: 'price', body });
  void perform(setPrice, { kind: 'price', title: item.name, body });
}

/** Null: it does not come back any more. */
export function repeatThing(name: string, thing: Thing, weeks: number | null): void {
  void perform(setRegular, { kind: 'regular', title: name, body: { thing, weeks } });
}

/** Without a list it goes where it was last time. */
export function addItem(queries: QueryClient, name: string, list: string | null | undefined): void {
  const where = list === undefined ? {} : { list, at: new Date().toISOString() };
  const body = { id: randomId(), name, ...where };
  showChange(queries, { kind: 'list', body });
  void perform(addShopping, { kind: 'list', title: name, body });
}

/** Shows why a change was not saved. */
export function explain(error: unknown): void {
  const text = error instanceof ApiError && error.message ? error.message : t`Please try again.`;
  toast({ tone: 'error', title: t`Not Saved`, text });
}
