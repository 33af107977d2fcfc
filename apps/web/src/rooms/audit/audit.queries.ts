import { type AuditAction, auditLog, securityActivity } from '@crisper/contract/audit/audit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const FIRST: number | undefined = undefined;
const paged = {
  initialPageParam: FIRST as number | undefined,
  getNextPageParam: (page: { next: number | null }) => page.next ?? undefined,
  staleTime: 0,
};

export const activityQuery = infiniteQueryOptions({
  queryKey: ['audit', 'mine'],
  queryFn: ({ signal, pageParam: before }) => call(securityActivity, { query: { before }, signal }),
  ...paged,
});

export interface AuditFilter {
  action?: AuditAction | undefined;
  username?: string | undefined;
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'all', filter],
    queryFn: ({ signal, pageParam: before }) => call(auditLog, { query: { ...filter, before }, signal }),
    ...paged,
  });
