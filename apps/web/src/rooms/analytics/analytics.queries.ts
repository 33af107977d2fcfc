import { cacheStats, insights, jobStats } from '@crisper/contract/analytics/analytics';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const insightsQuery = queryOptions({
  queryKey: ['analytics', 'insights'],
  queryFn: ({ signal }) => call(insights, { signal }),
  staleTime: 0,
});

export const jobsQuery = queryOptions({
  queryKey: ['analytics', 'jobs'],
  queryFn: ({ signal }) => call(jobStats, { signal }),
  staleTime: 0,
});

export const cacheQuery = queryOptions({
  queryKey: ['analytics', 'cache'],
  queryFn: ({ signal }) => call(cacheStats, { signal }),
  staleTime: 0,
});
