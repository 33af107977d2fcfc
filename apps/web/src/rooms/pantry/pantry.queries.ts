import { suggestFoods } from '@crisper/contract/foods';
import { getStaples, listPantry, pantryForRecipe } from '@crisper/contract/pantry';
import { listScans } from '@crisper/contract/scans';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const SCANS = 3;

export const pantryQuery = queryOptions({
  queryKey: ['pantry'],
  queryFn: ({ signal }) => call(listPantry, { signal }),
  // Expiry depends on the date.
  staleTime: 60_000,
});

export const staplesQuery = queryOptions({
  queryKey: ['staples'],
  queryFn: ({ signal }) => call(getStaples, { signal }),
});

export const foodNamesQuery = (search: string) =>
  queryOptions({
    queryKey: ['foods', search],
    queryFn: async ({ signal }) => (await call(suggestFoods, { query: { search, limit: 6 }, signal })).foods,
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });

export const scansQuery = queryOptions({
  queryKey: ['scans', 'for-pantry'],
  queryFn: async ({ signal }) => (await call(listScans, { query: { limit: SCANS }, signal })).scans,
  staleTime: 0,
});

export const cookedQuery = (recipe: string, servings?: number) =>
  queryOptions({
    queryKey: ['pantry', 'cooked', recipe, servings],
    queryFn: ({ signal }) => call(pantryForRecipe, { params: { recipe }, query: { servings }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
