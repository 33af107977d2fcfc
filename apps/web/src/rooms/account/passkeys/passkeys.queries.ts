import { listPasskeys } from '@crisper/contract/auth/passkeys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: async ({ signal }) => (await call(listPasskeys, { signal })).passkeys,
  staleTime: 0,
});
