import { suggestFoods } from '@crisper/contract/foods';
import { correctScan, listScans } from '@crisper/contract/scans';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const HISTORY = 6;

export const lastScans = queryOptions({
  queryKey: ['scans', 'last'],
  queryFn: async ({ signal }) => (await call(listScans, { query: { limit: HISTORY }, signal })).scans,
});

export function foodsLike(search: string) {
  return queryOptions({
    queryKey: ['foods', search],
    queryFn: async ({ signal }) => (await call(suggestFoods, { query: { search, limit: 6 }, signal })).foods,
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** In the background: a failure does not affect the user. */
export function useSendCorrections() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; removed: string[]; added: string[] }) =>
      call(correctScan, { params: { id }, body }),
  });
}
