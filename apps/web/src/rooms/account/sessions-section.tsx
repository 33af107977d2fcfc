import { type AccountSession, revokeAllSessions, revokeSession } from '@crisper/contract/auth/auth';
import { deviceName } from '@crisper/contract/auth/device-name';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
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
      toast({ title: 'Signed Out Everywhere', text: 'Sign in again to keep cooking.' });
    },
    onError: sayFailed,
  });

  return (
    <Section title="Where you are signed in" icon={MonitorSmartphone}>
      {list.isPending && <Skeleton className="h-24 w-full" />}
      {list.isError && !list.data && (
        <Button variant="outline" busy={list.isFetching} onClick={() => void list.refetch()}>
          Load the list again
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
                Show {hidden} more
              </Button>
            )}
            <Button
              variant="danger"
              busy={signOutEverywhere.isPending}
              onClick={() => signOutEverywhere.mutate()}
            >
              Sign out everywhere
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

function sayFailed(): void {
  toast({ title: 'Error', text: 'That didn’t work. Please try again.', tone: 'error' });
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
          {name} {session.current && <Badge tone="herb">This device</Badge>}
        </p>
        <p className="text-ink-soft text-sm">Last used {moment(session.lastUsedAt)}</p>
      </div>
      {!session.current && (
        <Button
          variant="ghost"
          busy={revoke.isPending}
          aria-label={`Sign out ${name}, last used ${moment(session.lastUsedAt)}`}
          onClick={() => revoke.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function moment(at: string): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
