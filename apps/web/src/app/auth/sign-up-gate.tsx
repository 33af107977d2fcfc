import { readInvitation, signUpState } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed, Mail } from 'lucide-react';
import type { Dispatch, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AuthMode } from './auth-mode.ts';

export interface Invited {
  token: string;
  /** Whom the invitation is for; null when a user who has the link may use it. */
  email: string | null;
}

interface SignUpGateProps {
  go: Dispatch<AuthMode>;
  children: (invited: Invited | undefined) => ReactNode;
}

/** Says who may make an account here. A server that does not answer is asked again by the form itself. */
export function SignUpGate({ go, children }: SignUpGateProps) {
  const { pathname, search } = useLocation();
  // An invitation into a household is one to the installation, too.
  const token =
    new URLSearchParams(search).get('invitation') ?? /^\/join\/([\w-]+)/.exec(pathname)?.[1] ?? '';
  const door = useQuery({
    queryKey: ['sign-up'],
    queryFn: ({ signal }) => call(signUpState, { signal }),
    staleTime: 0,
  });
  const waitsForAdmin = door.data?.first === true && door.data.firstIsAdmin;
  const needed = door.data?.mode === 'invite' && (waitsForAdmin || !door.data.first);
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    enabled: door.data !== undefined && token !== '',
    retry: false,
    staleTime: 0,
  });
  const toSignIn = (
    <Button variant="outline" onClick={() => go('signin')}>
      <Trans>Sign in instead</Trans>
    </Button>
  );

  if (door.isPending || invitation.isLoading) return <Skeleton className="h-72 w-full" />;
  // Only the link of the first administrator has no end.
  if (waitsForAdmin && invitation.data?.expiresAt === null)
    return (
      <Told text={t`This is a new installation. Your account will run it.`}>
        {children({ token, email: null })}
      </Told>
    );
  if (door.data?.first && !waitsForAdmin)
    return <Told text={t`This is a new installation and you are the first.`}>{children(undefined)}</Told>;
  if (waitsForAdmin && door.data?.mode === 'open')
    return (
      <Told
        text={t`This is a new installation. To become its administrator, use the link that was printed when it started.`}
      >
        {children(undefined)}
      </Told>
    );
  if (waitsForAdmin && !invitation.data)
    return (
      <EmptyState icon={DoorClosed} title={t`This installation is new`} action={toSignIn}>
        <Trans>Its administrator signs up first, with the link that was printed when it started.</Trans>
      </EmptyState>
    );
  if (door.data?.mode === 'closed')
    return (
      <EmptyState icon={DoorClosed} title={t`No new accounts here`} action={toSignIn}>
        <Trans>
          New accounts are turned off here. Ask the person who runs it if you think that’s a mistake.
        </Trans>
      </EmptyState>
    );
  if (!needed && !invitation.data) return children(undefined);
  if (!invitation.data)
    return (
      <EmptyState
        icon={Mail}
        title={token ? t`This invitation doesn’t work` : t`By invitation only`}
        action={toSignIn}
      >
        {token
          ? unusable(invitation.error)
          : t`Ask the person who runs this installation for an invitation. The link in it brings you here again.`}
      </EmptyState>
    );
  return children({ token, email: invitation.data.email });
}

function Told({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <p className="rounded-card bg-herb-soft p-4 text-herb-ink">{text}</p>
      {children}
    </div>
  );
}

function unusable(error: Error | null): string {
  return error instanceof ApiError && error.refused
    ? error.message
    : t`It could not be checked just now. Please open the link again in a moment.`;
}
