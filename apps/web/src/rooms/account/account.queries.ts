import { userStats, userStorage } from '@crisper/contract/account/account';
import { listSessions } from '@crisper/contract/auth/auth';
import { authMethods } from '@crisper/contract/auth/passkeys';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Always refetched, because scans on other devices change it. */
export const statsQuery = queryOptions({
  queryKey: ['account', 'stats'],
  queryFn: ({ signal }) => call(userStats, { signal }),
  staleTime: 0,
});

export const storageQuery = queryOptions({
  queryKey: ['account', 'storage'],
  queryFn: async ({ signal }) => (await call(userStorage, { signal })).kinds,
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
  staleTime: 0,
});

export const signInMethodsQuery = queryOptions({
  queryKey: ['account', 'sign-in-methods'],
  queryFn: ({ signal }) => call(authMethods, { signal }),
  staleTime: 0,
});
