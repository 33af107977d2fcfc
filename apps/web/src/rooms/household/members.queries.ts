import {
  type HouseholdMembers,
  listMembers,
  readInvitation,
} from '@crisper/contract/household/household-members';
import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast-store.ts';

export const membersQuery = queryOptions({
  queryKey: ['household', 'members'],
  queryFn: ({ signal }) => call(listMembers, { signal }),
});

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { params: { token }, signal }),
    retry: false,
  });

interface Change {
  work: () => Promise<HouseholdMembers>;
  /** Everything else on screen belongs to another household now. */
  moves?: boolean;
  said?: { title: string; text: string };
}

/** Every change of who is in the household. Resolves to whether it worked, and shows an error if not. */
export function useMembersChange() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSuccess: async (members, { moves, said }) => {
      if (moves) {
        await refreshSession();
        // The invitation is used up by now; asking for it again would only fail.
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' });
      }
      queries.setQueryData(membersQuery.queryKey, members);
      void queries.invalidateQueries({ queryKey: ['household'] });
      if (said) toast(said);
    },
    onError: async (error) => {
      toast({ tone: 'error', title: t`Not Done`, text: whyOf(error) });
      await queries.invalidateQueries({ queryKey: membersQuery.queryKey });
    },
  });
  return {
    busy: change.isPending,
    run: (wanted: Change): Promise<boolean> =>
      change.mutateAsync(wanted).then(
        () => true,
        () => false,
      ),
  };
}
