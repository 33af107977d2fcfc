import { type AccountSession, revokeAllSessions, revokeSession } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { deviceName } from '../../lib/session/device-name.ts';
import { endSession } from '../../lib/session/end-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sessionsQuery } from './account.queries.ts';
import { Section } from './section.tsx';

const FEW = 4;

export function SessionsSection() {
  const list = useQuery(sessionsQuery);
  const navigate = useNavigate();
  const [all, setAll] = useState(false);
  const shown = all ? list.data : list.data?.slice(0, FEW);
  const hidden = (list.data?.length ?? 0) - (shown?.length ?? 0);

  const signOutEverywhere = useMutation({
    mutationFn: () => call(revokeAllSessions),
    onSuccess: () => {
      endSession();
      void navigate('/');
      toast({ title: t`Signed Out Everywhere`, text: t`Sign in again to keep cooking.` });
    },
    onError: sayFailed,
  });

  return (
    <Section title={t`Where you are signed in`} icon={MonitorSmartphone}>
      {list.isPending && <Skeleton className="h-24 w-full" />}
      {list.isError && !list.data && (
        <Button variant="outline" busy={list.isFetching} onClick={() => void list.refetch()}>
          <Trans>Load the list again</Trans>
        </Button>
      )}
      {shown && (
        <>
          <ul className="divide-y divide-line">
            {shown.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-3">
            {hidden > 0 && (
              <Button variant="outline" onClick={() => setAll(true)}>
                <Trans>Show {hidden} more</Trans>
              </Button>
            )}
            <Button
              variant="danger"
              busy={signOutEverywhere.isPending}
              onClick={() => signOutEverywhere.mutate()}
            >
              <Trans>Sign out everywhere</Trans>
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

function sayFailed(): void {
  toast({ title: t`Error`, text: t`That didn’t work. Please try again.`, tone: 'error' });
}

function SessionRow({ session }: { session: AccountSession }) {
  const queries = useQueryClient();
  const name = deviceName(session.device);
  const revoke = useMutation({
    mutationFn: () => call(revokeSession, { params: { id: session.id } }),
    onError: (error) => {
      // A session that has already ended counts as success.
      if (!(error instanceof ApiError && error.code === 'not_found')) sayFailed();
    },
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-40 flex-1">
        <p className="font-medium">
          {name}{' '}
          {session.current && (
            <Badge tone="herb">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          <Trans>Last used {moment(session.lastUsedAt)}</Trans>
        </p>
      </div>
      {!session.current && (
        <Button
          variant="ghost"
          busy={revoke.isPending}
          aria-label={t`Sign out ${name}, last used ${moment(session.lastUsedAt)}`}
          onClick={() => revoke.mutate()}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}

function moment(at: string): string {
  return new Date(at).toLocaleString(locales(), { dateStyle: 'medium', timeStyle: 'short' });
}
