import { findProduct, listProducts } from '@crisper/contract/products/products';
import type { CodeFormat } from '@crisper/kitchen/products/codes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const productQuery = (code: string, format?: CodeFormat) =>
  queryOptions({
    queryKey: ['products', 'code', code, format],
    queryFn: ({ signal }) => call(findProduct, { params: { code }, query: { format }, signal }),
    staleTime: 0,
    retry: false,
  });

export const ownProductsQuery = queryOptions({
  queryKey: ['products', 'own'],
  queryFn: ({ signal }) => call(listProducts, { signal }),
});

/** What a label says about allergens holds for the pack in the pantry, and for what can be cooked. */
export async function refreshLabels(queries: QueryClient): Promise<void> {
  await Promise.all(
    ['products', 'pantry', 'search', 'plan'].map((room) => queries.invalidateQueries({ queryKey: [room] })),
  );
}
