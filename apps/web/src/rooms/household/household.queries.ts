import { getHousehold, getKitchen, type Household } from '@crisper/contract/household/household';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: ({ signal }) => call(getHousehold, { signal }),
  meta: { kept: true },
});

export const kitchenQuery = queryOptions({
  queryKey: ['kitchen'],
  queryFn: ({ signal }) => call(getKitchen, { signal }),
  meta: { kept: true },
});

/** Search results, plans, swaps in recipes, and what packs say to people depend on the eaters. */
export function cacheHousehold(queries: QueryClient, household: Household): void {
  queries.setQueryData(householdQuery.queryKey, household);
  for (const room of ['search', 'recipe', 'interactive-steps', 'plan', 'pantry', 'products', 'home'])
    void queries.invalidateQueries({ queryKey: [room] });
}
