import { listMeals, recentMeals, searchMealFoods } from '@crisper/contract/meals';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const PAGE = 50;
const KEPT_MS = 5 * 60_000;

/** Meals of the days that end on a date, the latest first. Never taken from the cache without asking. */
export function mealsOf(date: string, days: number) {
  return infiniteQueryOptions({
    queryKey: ['meals', 'list', date, days],
    queryFn: ({ signal, pageParam }) =>
      call(listMeals, {
        query: { date, days, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.cursor,
    staleTime: 0,
    gcTime: KEPT_MS,
  });
}

export const recentQuery = queryOptions({
  queryKey: ['meals', 'recent'],
  queryFn: async ({ signal }) => (await call(recentMeals, { signal })).meals,
});

export function foodsLike(search: string) {
  return queryOptions({
    queryKey: ['meal-foods', search],
    queryFn: async ({ signal }) =>
      (await call(searchMealFoods, { query: { search, limit: 6 }, signal })).foods,
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Something was logged, changed or taken off: every list and every sum is asked for again. */
export function refreshMeals(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['meals'] });
  void queries.invalidateQueries({ queryKey: ['nutrition'] });
}
