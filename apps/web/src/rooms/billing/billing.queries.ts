import { getSubscription, listReceipts } from '@crisper/contract/billing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session.ts';

/** Renewals and refunds happen elsewhere: asked anew each time it is shown. */
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

/** The plan decides what nearly every page shows, so that all of them ask again. */
export async function planChanged(queries: QueryClient): Promise<void> {
  await refreshSession();
  await queries.invalidateQueries();
}
