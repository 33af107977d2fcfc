import {
  addProfile,
  chooseEaters,
  type Household,
  removeProfile,
  updateProfile,
} from '@crisper/contract/household/household';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast-store.ts';
import { cacheHousehold, householdQuery } from './household.queries.ts';

type Needs = z.input<NonNullable<typeof addProfile.body>>;

interface Change {
  work: () => Promise<Household>;
  said?: { title: string; text: string };
}

/** All changes to the household. Each resolves to whether it worked, and shows an error if not. */
export function useHouseholdActions() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSuccess: (household, { said }) => {
      cacheHousehold(queries, household);
      if (said) toast(said);
    },
    onError: async (error) => {
      const known = error instanceof ApiError ? error : null;
      toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) });
      if (known?.code === 'not_found') await queries.invalidateQueries({ queryKey: householdQuery.queryKey });
    },
  });
  const run = (work: Change['work'], said?: Change['said']): Promise<boolean> =>
    change.mutateAsync({ work, ...(said && { said }) }).then(
      () => true,
      () => false,
    );
  return {
    busy: change.isPending,
    /** Why the last change failed; stays until the next one. */
    failure: change.error ? whyOf(change.error) : undefined,
    add: (needs: Needs) =>
      run(() => call(addProfile, { body: needs }), {
        title: t`Profile Added`,
        text: t`${needs.name} eats with you now.`,
      }),
    update: (id: string, needs: Partial<Needs>) =>
      run(() => call(updateProfile, { params: { id }, body: needs }), {
        title: t`Profile Saved`,
        text: t`Results, plans and warnings follow.`,
      }),
    remove: (id: string, name: string) =>
      run(() => call(removeProfile, { params: { id } }), {
        title: t`Profile Removed`,
        text: t`${name} was removed.`,
      }),
    choose: (ids: string[]) => run(() => call(chooseEaters, { body: { ids } })),
  };
}
