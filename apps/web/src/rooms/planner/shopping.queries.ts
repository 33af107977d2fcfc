import { getShopping, type ShoppingItem, tickShopping } from '@crisper/contract/planner';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { perform } from '../../lib/outbox/outbox.ts';
import { getSession } from '../../lib/session-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { storedShoppingList, storeShoppingList } from './stored-shopping-list.ts';

/** While the list shown is an old one. */
const ASK_AGAIN_MS = 30_000;

const userId = () => getSession()?.user.id ?? '';

/** The list as the server last told it, from this device until it tells again. */
export const shoppingQuery = queryOptions({
  queryKey: ['shopping'],
  queryFn: async ({ signal }) => {
    const asker = userId();
    const { items } = await call(getShopping, { signal });
    if (userId() === asker) storeShoppingList({ userId: asker, items });
    return items;
  },
  initialData: () => storedShoppingList(userId()),
  initialDataUpdatedAt: 0,
  staleTime: 0,
  // A browser that believes to be online may not be, and the other way round.
  networkMode: 'always',
  refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
});

/** The answer of a call that changed the list; one that was asked for before is old by now. */
export async function takeItems(queries: QueryClient, items: ShoppingItem[]): Promise<void> {
  storeShoppingList({ userId: userId(), items });
  await queries.cancelQueries({ queryKey: shoppingQuery.queryKey });
  queries.setQueryData(shoppingQuery.queryKey, items);
}

export function tickItem(queries: QueryClient, { id, name }: ShoppingItem, ticked: boolean): void {
  const tick = { id, ticked, at: new Date().toISOString() };
  queries.setQueryData(shoppingQuery.queryKey, (items) =>
    items?.map((item) => (item.id === id ? { ...item, ticked } : item)),
  );
  void perform(tickShopping, { kind: 'tick', title: name, body: { ticks: [tick] } });
}

/** Why the list is as it was. */
export function explain(error: unknown): void {
  const text = error instanceof ApiError && error.message ? error.message : 'Please try again.';
  toast({ tone: 'error', title: 'Not Saved', text });
}
