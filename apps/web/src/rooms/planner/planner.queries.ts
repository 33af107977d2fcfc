import { getPlan, type MealPlan } from '@crisper/contract/planner';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { shoppingQuery } from './shopping.queries.ts';

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => call(getPlan, { signal }),
});

/** Stores the new plan in the cache; the shopping list depends on it. */
export function takePlan(queries: QueryClient, plan: MealPlan): void {
  queries.setQueryData(planQuery.queryKey, { plan, mayPlan: true });
  void queries.invalidateQueries({ queryKey: shoppingQuery.queryKey });
}
