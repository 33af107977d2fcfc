import { getStaples, listPantry, pantryForRecipe } from '@crisper/contract/pantry/pantry';
import { listScans } from '@crisper/contract/scans/scans';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { newest } from '../../lib/newest.ts';
import { getSession } from '../../lib/session/session-store.ts';

const SCANS = 3;

type Shelf = z.output<typeof listPantry.response> & { home?: string | undefined };
const KEY = ['pantry'];

export const pantryQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal, client }): Promise<Shelf> => {
    const home = getSession()?.user.householdId;
    const shelf = await call(listPantry, { signal });
    return newest(client.getQueryData<Shelf>(KEY), { ...shelf, home });
  },
  // Expiry depends on the date.
  staleTime: 60_000,
  meta: { kept: true },
});

/** Takes the shelf from a write's answer. */
export function cachePantry(queries: QueryClient, { items, today, version }: Shelf): void {
  const next = { items, today, version, home: getSession()?.user.householdId };
  queries.setQueryData(pantryQuery.queryKey, (before) => newest(before, next));
}

export const staplesQuery = queryOptions({
  queryKey: ['staples'],
  queryFn: ({ signal }) => call(getStaples, { signal }),
});

export const scansQuery = queryOptions({
  queryKey: ['scans', 'for-pantry'],
  queryFn: async ({ signal }) => (await call(listScans, { query: { limit: SCANS }, signal })).scans,
  staleTime: 0,
});

/** `scanned`: what is at hand outside of the pantry. */
export const cookedQuery = (recipe: string, servings?: number, scanned?: string) =>
  queryOptions({
    queryKey: ['pantry', 'cooked', recipe, servings, scanned],
    queryFn: ({ signal }) =>
      call(pantryForRecipe, { params: { recipe }, query: { servings, scanned }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
