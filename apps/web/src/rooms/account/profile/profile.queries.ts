import { readPendingEmail } from '@crisper/contract/auth/credentials';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const pendingEmailQuery = queryOptions({
  queryKey: ['account', 'pending-email'],
  queryFn: async ({ signal }) => (await call(readPendingEmail, { signal })).pending,
  staleTime: 0,
});
