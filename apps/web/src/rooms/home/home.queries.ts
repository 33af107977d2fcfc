import { getHome } from '@crisper/contract/home/home';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Asked again at each visit, because every other page changes something of it. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call(getHome, { signal }),
  staleTime: 0,
  meta: { kept: true },
});
