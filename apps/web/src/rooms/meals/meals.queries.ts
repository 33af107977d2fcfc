import { listMeals, recentMeals, searchMealFoods } from '@crisper/contract/meals/meals';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';

type MealPage = z.output<typeof listMeals.response>;

const PAGE = 50;
const KEPT_MS = 5 * 60_000;

/** The meals of the days up to a date, latest first. Always refetched. */
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
    refetchOnWindowFocus: true,
    gcTime: KEPT_MS,
    meta: { kept: true },
  });
}

export const recentQuery = queryOptions({
  queryKey: ['meals', 'recent'],
  queryFn: async ({ signal }) => (await call(recentMeals, { signal })).meals,
});

/** More than are shown: the cook's own come first of them. */
const FOODS_ASKED = 20;

export function foodsLike(search: string) {
  return queryOptions({
    queryKey: ['meal-foods', search],
    queryFn: async ({ signal }) =>
      (await call(searchMealFoods, { query: { search, limit: FOODS_ASKED }, signal })).foods,
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Refetches the totals when the list has changed by itself, so that both always agree. */
export function useTotalsOf(list: MealPage | undefined): void {
  const queries = useQueryClient();
  const before = useRef(list);
  useEffect(() => {
    // Equal answers keep their identity: another one is another list.
    if (before.current && list && before.current !== list) refreshTotals(queries);
    before.current = list;
  }, [list, queries]);
}

function refreshTotals(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['nutrition'] });
}

/** Refetches all lists and totals after a change, and how often a recipe was cooked, which is counted by its meals. */
export function refreshMeals(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['meals'] });
  void queries.invalidateQueries({ queryKey: ['recipe-marks'] });
  refreshTotals(queries);
}
