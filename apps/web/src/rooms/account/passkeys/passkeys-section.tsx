import { addPasskey, PASSKEYS_MAX, preparePasskey } from '@crisper/contract/auth/passkeys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { call } from '../../../lib/api.ts';
import { whyOf } from '../../../lib/form-errors.ts';
import { confirmed, NotConfirmed } from '../../../lib/session/confirm-identity.ts';
import { hasPasskeys, makePasskey, PasskeyError } from '../../../lib/session/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Section } from '../section.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery } from './passkeys.queries.ts';

/** Passkeys of the account: all of them, and a new one. */
export function PasskeysSection() {
  const list = useQuery(passkeysQuery);
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async () => {
      const asked = await confirmed(() => call(preparePasskey));
      return call(addPasskey, { body: { passkey: await makePasskey(asked) } });
    },
    onSuccess: () => toast({ title: t`Passkey added`, text: t`From now on you can sign in with it.` }),
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      const text = error instanceof PasskeyError ? error.message : whyOf(error);
      toast({ tone: 'error', title: t`No passkey was added`, text });
    },
    onSettled: () => queries.invalidateQueries(passkeysQuery),
  });

  return (
    <Section title={t`Passkeys`} icon={KeyRound}>
      <p className="text-ink-soft">
        <Trans>
          Sign in with your fingerprint, your face or the PIN of your device. A passkey can’t be guessed, and
          no other site can ask for it.
        </Trans>
      </p>
      {list.isPending && <Skeleton className="mt-3 h-16 w-full" />}
      {list.isError && !list.data && (
        <Button variant="outline" className="mt-4" busy={list.isFetching} onClick={() => void list.refetch()}>
          <Trans>Load your passkeys again</Trans>
        </Button>
      )}
      {list.data && list.data.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {list.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {list.data && hasPasskeys() && list.data.length < PASSKEYS_MAX && (
        <Button variant="outline" className="mt-4" busy={add.isPending} onClick={() => add.mutate()}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      {!hasPasskeys() && (
        <p className="mt-3 rounded-control bg-honey-soft p-3 text-sm">
          <Trans>
            This browser can’t make passkeys here. They need a recent browser and an address that begins with
            https.
          </Trans>
        </p>
      )}
    </Section>
  );
}
