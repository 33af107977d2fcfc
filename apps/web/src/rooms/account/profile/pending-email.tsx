import { keepEmail, type PendingEmail as Pending } from '@crisper/contract/auth/credentials';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { whyOf } from '../../../lib/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { pendingEmailQuery } from './profile.queries.ts';

/** A new email whose email was not answered yet. */
export function PendingEmail({ pending: { email } }: { pending: Pending }) {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(keepEmail),
    onSuccess: () => queries.setQueryData(pendingEmailQuery.queryKey, null),
    onError: (error) => toast({ tone: 'error', title: t`Not saved`, text: whyOf(error) }),
  });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-honey-soft px-4 py-2">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        <Trans>
          Open the link we mailed to <span className="wrap-anywhere font-semibold">{email}</span> to use that
          address.
        </Trans>
      </p>
      <Button variant="ghost" className="-me-3" busy={keep.isPending} onClick={() => keep.mutate()}>
        <Trans>Keep the old one</Trans>
      </Button>
    </div>
  );
}
