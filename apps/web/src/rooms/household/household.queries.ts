import { getHousehold, getKitchen, type Household } from '@crisper/contract/household';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: ({ signal }) => call(getHousehold, { signal }),
});

export const kitchenQuery = queryOptions({
  queryKey: ['kitchen'],
  queryFn: ({ signal }) => call(getKitchen, { signal }),
});

/** Search results and plans depend on the eaters. */
export function takeHousehold(queries: QueryClient, household: Household): void {
  queries.setQueryData(householdQuery.queryKey, household);
  void queries.invalidateQueries({ queryKey: ['search'] });
  void queries.invalidateQueries({ queryKey: ['plan'] });
}
