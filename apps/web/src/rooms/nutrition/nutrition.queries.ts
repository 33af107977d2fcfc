import { dailyNutrition, getGoals, nutritionInsights } from '@crisper/contract/nutrition/nutrition';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** As the list of meals: refetched whenever it is shown again, because meals are logged on other devices too. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true, meta: { kept: true } } as const;

export type Days = 1 | 7 | 30;

const asked = (date: string, days: Days) => ({ date, days: String(days) as `${Days}` });

export function dailyQuery(date: string, days: Days) {
  return queryOptions({
    queryKey: ['nutrition', 'daily', date, days],
    queryFn: ({ signal }) => call(dailyNutrition, { query: asked(date, days), signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function insightsQuery(date: string, days: Days) {
  return queryOptions({
    queryKey: ['nutrition', 'insights', date, days],
    queryFn: ({ signal }) => call(nutritionInsights, { query: asked(date, days), signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export const goalsQuery = queryOptions({
  queryKey: ['nutrition', 'goals'],
  queryFn: ({ signal }) => call(getGoals, { signal }),
  ...fresh,
});
