import { dailyNutrition, getGoals, nutritionInsights } from '@crisper/contract/nutrition';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Days = 1 | 7 | 30;

const asked = (date: string, days: Days) => ({ date, days: String(days) as `${Days}` });

export function dailyQuery(date: string, days: Days) {
  return queryOptions({
    queryKey: ['nutrition', 'daily', date, days],
    queryFn: ({ signal }) => call(dailyNutrition, { query: asked(date, days), signal }),
    placeholderData: keepPreviousData,
  });
}

export function insightsQuery(date: string, days: Days) {
  return queryOptions({
    queryKey: ['nutrition', 'insights', date, days],
    queryFn: ({ signal }) => call(nutritionInsights, { query: asked(date, days), signal }),
    placeholderData: keepPreviousData,
  });
}

export const goalsQuery = queryOptions({
  queryKey: ['nutrition', 'goals'],
  queryFn: ({ signal }) => call(getGoals, { signal }),
});
