import { listTokens } from '@crisper/contract/tokens/tokens';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }) => (await call(listTokens, { signal })).tokens,
  staleTime: 0,
});
