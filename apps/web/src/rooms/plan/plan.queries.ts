import { getPlan, type MealPlan, previewPlan } from '@crisper/contract/plan/plan';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { SHOPPING_KEY } from '../../lib/query-keys.ts';

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => call(getPlan, { signal }),
  meta: { kept: true },
});

/** For a household that may not plan. */
export const previewQuery = queryOptions({
  queryKey: ['plan', 'preview'],
  queryFn: ({ signal }) => call(previewPlan, { signal }),
});

/** Stores the new plan in the cache; the shopping list depends on it. */
export function cachePlan(queries: QueryClient, plan: MealPlan): void {
  const before = queries.getQueryData(planQuery.queryKey);
  if (before) queries.setQueryData(planQuery.queryKey, { ...before, plan, mayPlan: true });
  else void queries.invalidateQueries({ queryKey: planQuery.queryKey });
  void queries.invalidateQueries({ queryKey: SHOPPING_KEY });
}
