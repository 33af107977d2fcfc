import {
  installation,
  listInvitations,
  listJobs,
  listPeople,
  PEOPLE_PAGE,
} from '@crisper/contract/administration/administration';
import { t } from '@lingui/core/macro';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { confirmed, NotConfirmed } from '../../lib/session/confirm-identity.ts';
import { toast } from '../../ui/toast-store.ts';

const LOOK_AGAIN_MS = 2_000;

export const peopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['administration', 'people', search],
    queryFn: ({ signal, pageParam: skip }) => call(listPeople, { query: { search, skip }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const next = pages.length * PEOPLE_PAGE;
      return next < total ? next : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const invitationsQuery = queryOptions({
  queryKey: ['administration', 'invitations'],
  queryFn: ({ signal }) => call(listInvitations, { signal }),
  staleTime: 0,
});

export const installationQuery = queryOptions({
  queryKey: ['administration', 'installation'],
  queryFn: ({ signal }) => call(installation, { signal }),
  staleTime: 0,
  // A backup that is being made shows its end.
  refetchInterval: ({ state }) => (state.data?.backups.running ? LOOK_AGAIN_MS : false),
});

export const jobsQuery = queryOptions({
  queryKey: ['administration', 'jobs'],
  queryFn: ({ signal }) => call(listJobs, { signal }),
  staleTime: 0,
});

/** Does something as an administrator: asks for the password where it must, says what went wrong, and looks again. */
export function useAction<Answer>(onDone?: (answer: Answer) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (work: () => Promise<Answer>) => confirmed(work),
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      const refused = error instanceof ApiError && error.refused;
      const text = refused || error instanceof ApiError ? error.message : t`Please try again.`;
      toast({ tone: 'error', title: t`That did not work`, text });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['administration'] }),
  });
}
