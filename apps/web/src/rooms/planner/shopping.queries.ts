import { getShopping, type ShoppingItem, tickShopping } from '@crisper/contract/planner';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { perform } from '../../lib/outbox/outbox.ts';
import { getSession } from '../../lib/session-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { storedShoppingList, storeShoppingList } from './stored-shopping-list.ts';

/** The retry interval after a failed refresh. */
const ASK_AGAIN_MS = 30_000;

const userId = () => getSession()?.user.id ?? '';

/** The list from the server; the copy on this device until it answers. */
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
  // Ask even if the browser reports to be offline, because it may be wrong.
  networkMode: 'always',
  refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
});

/** Takes the list from a write's answer, and cancels older requests that would overwrite it. */
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

/** Shows why a change was not saved. */
export function explain(error: unknown): void {
  const text = error instanceof ApiError && error.message ? error.message : 'Please try again.';
  toast({ tone: 'error', title: 'Not Saved', text });
}
