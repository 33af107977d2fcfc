import { getSubscription, listReceipts } from '@crisper/contract/billing/billing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session/session.ts';

/** Always refetched, because renewals and refunds happen elsewhere. */
export const billingQuery = queryOptions({
  queryKey: ['billing', 'subscription'],
  queryFn: ({ signal }) => call(getSubscription, { signal }),
  staleTime: 0,
});

export const receiptsQuery = queryOptions({
  queryKey: ['billing', 'receipts'],
  queryFn: ({ signal }) => call(listReceipts, { signal }),
  staleTime: 0,
});

/** The plan affects nearly every page, so all queries are refetched. */
export async function planChanged(queries: QueryClient): Promise<void> {
  await refreshSession();
  await queries.invalidateQueries();
}
