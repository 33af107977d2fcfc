import { findProduct, listProducts } from '@crisper/contract/products';
import type { CodeFormat } from '@crisper/kitchen/products/codes';
import { queryOptions } from '@tanstack/react-query';
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
