import { disconnectProvider, leaveToConnect } from '@crisper/contract/auth/providers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { confirmed, NotConfirmed } from '../../lib/session/confirm-identity.ts';
import { leaveFor, providerName } from '../../lib/session/oidc-flow.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { signInMethodsQuery } from './account.queries.ts';
import { Section } from './section.tsx';

/** Signing in through the provider of this installation, where there is one. */
export function ProviderSection() {
  const name = providerName();
  return name ? <Connection name={name} /> : null;
}

function Connection({ name }: { name: string }) {
  const ways = useQuery(signInMethodsQuery);
  const queries = useQueryClient();
  const fail = (error: Error) => {
    if (error instanceof NotConfirmed) return;
    toast({ tone: 'error', title: t`Nothing has changed`, text: whyOf(error) });
  };
  const connect = useMutation({
    mutationFn: async () => leaveFor(await confirmed(() => call(leaveToConnect)), true),
    onError: fail,
  });
  const disconnect = useMutation({
    mutationFn: () => confirmed(() => call(disconnectProvider)),
    onSuccess: () => toast({ title: t`Disconnected`, text: t`${name} no longer signs you in here.` }),
    onError: fail,
    onSettled: () => queries.invalidateQueries(signInMethodsQuery),
  });

  return (
    <Section title={t`Sign in with ${name}`} icon={LogIn}>
      {ways.isPending && <Skeleton className="h-16 w-full" />}
      {ways.isError && !ways.data && (
        <Button variant="outline" busy={ways.isFetching} onClick={() => void ways.refetch()}>
          <Trans>Load this again</Trans>
        </Button>
      )}
      {ways.data?.provider && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="herb">
              <Trans>Connected</Trans>
            </Badge>
            <span className="text-ink-soft">
              <Trans>Your account at {name} signs you in here.</Trans>
            </span>
          </p>
          <Button
            variant="danger"
            className="mt-4"
            busy={disconnect.isPending}
            onClick={() => disconnect.mutate()}
          >
            <Trans>Disconnect</Trans>
          </Button>
        </>
      )}
      {ways.data?.provider === false && (
        <>
          <p className="text-ink-soft">
            <Trans>
              Use your account at {name} to sign in here. Its email must be the same as yours here.
            </Trans>
          </p>
          <Button
            variant="outline"
            className="mt-4"
            busy={connect.isPending}
            onClick={() => connect.mutate()}
          >
            <Trans>Connect {name}</Trans>
          </Button>
        </>
      )}
    </Section>
  );
}
