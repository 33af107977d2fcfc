import { joinLeaderboard, type Leaderboard } from '@crisper/contract/referrals/referrals';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { leaderboardQuery } from './referrals.queries.ts';

/** The leaderboard of people who agreed to be listed, by first name. */
export function HeroesTab({ signedIn }: { signedIn: boolean }) {
  const queries = useQueryClient();
  const board = useQuery({ ...leaderboardQuery, enabled: signedIn });

  const choose = useMutation({
    mutationFn: (consent: boolean) => call(joinLeaderboard, { body: { consent } }),
    onMutate: (consent) => {
      const before = board.data;
      if (before) queries.setQueryData(leaderboardQuery.queryKey, { ...before, consent });
      return before;
    },
    onSuccess: (answer) => queries.setQueryData(leaderboardQuery.queryKey, answer),
    onError: (_error, _consent, before) => {
      if (before) queries.setQueryData(leaderboardQuery.queryKey, before);
      toast({ title: t`Error`, text: t`Your choice was not saved. Please try again.`, tone: 'error' });
    },
  });

  if (!signedIn)
    return (
      <EmptyState
        icon={Trophy}
        title={t`Kitchen Heroes`}
        action={
          <Button onClick={() => openAuth({ tab: 'signin' })}>
            <Trans>Sign In</Trans>
          </Button>
        }
      >
        <Trans>Sign in to see who shares the most.</Trans>
      </EmptyState>
    );
  if (board.isPending) return <Skeleton className="h-64 w-full" />;
  if (!board.data)
    return (
      <LoadFailed of={board}>
        <Trans>The heroes could not be loaded.</Trans>
      </LoadFailed>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="p-4 sm:p-5">
        <Switch
          label={t`Show me to other cooks`}
          checked={board.data.consent}
          onChange={(on) => choose.mutate(on)}
        >
          <Trans>
            Others see the first part of your username and your score, nothing else. Off until you switch it
            on.
          </Trans>
        </Switch>
      </Card>
      <Heroes heroes={board.data.heroes} />
    </div>
  );
}

function Heroes({ heroes }: Pick<Leaderboard, 'heroes'>) {
  if (heroes.length === 0)
    return (
      <EmptyState icon={Trophy} title={t`No heroes yet`}>
        <Trans>The first cook with points who switches this on leads the list.</Trans>
      </EmptyState>
    );
  return (
    <ol
      aria-label={t`Kitchen Heroes`}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {heroes.map(({ rank, name, score, you }) => (
        <li key={rank} className={cx('flex items-center gap-4 px-4 py-2', you && 'bg-herb-soft')}>
          <span
            className={cx(
              'grid size-8 shrink-0 place-items-center rounded-full font-semibold tabular-nums',
              rank <= 3 ? 'bg-honey text-on-honey' : 'bg-sunken text-ink-soft',
            )}
          >
            {rank}
          </span>
          <span className="min-w-0 flex-1 truncate font-medium">
            {name}{' '}
            {you && (
              <Badge tone="herb">
                <Trans>You</Trans>
              </Badge>
            )}
          </span>
          <span className="text-ink-soft tabular-nums">
            {plural(score, { one: '# point', other: '# points' })}
          </span>
        </li>
      ))}
    </ol>
  );
}
