import { secondFactor } from '@crisper/contract/auth/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['account', 'second-factor'],
  queryFn: ({ signal }) => call(secondFactor, { signal }),
  staleTime: 0,
});
