import type { ModerationItem } from '@crisper/contract/community/moderation';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Coffee, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { AdminHead } from '../../shared/admin/admin-head.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EventsEditor } from './events-editor.tsx';
import { queueQuery, useDecide } from './moderation.queries.ts';
import { PostText } from './post-text.tsx';
import { RelativeTime } from './relative-time.tsx';
import { REASONS } from './report-reasons.ts';
import { showError } from './show-error.ts';

export function ModerationPage() {
  const session = useSession();
  if (session?.user.role !== 'admin')
    return (
      <EmptyState
        icon={ShieldAlert}
        as="h1"
        title={t`For Moderators Only`}
        action={
          session ? (
            <Button asChild>
              <Link to="/community">
                <Trans>To the Community</Trans>
              </Link>
            </Button>
          ) : (
            <Button onClick={() => openAuth({ tab: 'signin' })}>
              <Trans>Sign In</Trans>
            </Button>
          )
        }
      >
        <Trans>Posts that were reported are looked at here.</Trans>
      </EmptyState>
    );
  return (
    <div className="mx-auto grid max-w-4xl gap-5 px-4 py-5 sm:px-6 sm:py-8">
      <AdminHead title={t`Moderation`}>
        <Trans>Reported, hidden and held-back posts, oldest first.</Trans>
      </AdminHead>
      <Queue />
      <EventsEditor />
    </div>
  );
}

function Queue() {
  const queue = useQuery(queueQuery);
  if (queue.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (!queue.data)
    return (
      <LoadFailed of={queue}>
        <Trans>The queue could not be loaded.</Trans>
      </LoadFailed>
    );
  const { items, waiting } = queue.data;
  return (
    <section aria-labelledby="queue" className="grid gap-4">
      <h2 id="queue" className="text-2xl tabular-nums">
        <span aria-live="polite">{plural(waiting, { one: '# post waiting', other: '# posts waiting' })}</span>
      </h2>
      {items.length === 0 && (
        <EmptyState icon={Coffee} title={t`All Clear`}>
          <Trans>Nothing’s waiting for you.</Trans>
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <Waiting item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const STATUS = {
  shown: t`Reported, still shown`,
  hidden: t`Hidden after reports`,
  held: t`Held back: has links`,
};

function Waiting({ item }: { item: ModerationItem }) {
  const decide = useDecide();
  // A promise, because this item unmounts before a callback of `mutate` would run.
  const choose = (action: 'approve' | 'remove') => {
    const decision = action === 'approve' ? { action, version: item.version } : { action };
    void decide.mutateAsync({ item, decision }).then(
      () => toast({ title: action === 'approve' ? t`Post Approved` : t`Post Removed`, text: item.title }),
      (error: unknown) => showError(error, t`That didn’t work. Please try again.`),
    );
  };
  const { username, title } = item;
  const name =
    item.kind === 'reply' ? t`reply of ${username}: ${title}` : t`discussion of ${username}: ${title}`;
  return (
    <Card className="grid gap-3 overflow-clip p-5">
      <div className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={item.status === 'shown' ? 'honey' : 'tomato'}>{STATUS[item.status]}</Badge>
        <span>
          {item.kind === 'reply' ? (
            <Trans>
              Reply by <span className="font-semibold text-ink">{username}</span>,
            </Trans>
          ) : (
            <Trans>
              Discussion by <span className="font-semibold text-ink">{username}</span>,
            </Trans>
          )}{' '}
          <RelativeTime date={item.createdAt} />
        </span>
      </div>
      <h3 dir="auto" className="text-lg wrap-anywhere">
        <Link to={`/community/${item.discussionId}`} className="hover:underline">
          {item.title}
        </Link>
      </h3>
      <PostText
        text={item.content}
        className="max-h-60 overflow-y-auto rounded-control bg-sunken p-4 text-sm"
      />
      {item.recipe.length > 0 && (
        <p
          dir="auto"
          className="max-h-60 overflow-y-auto whitespace-pre-line rounded-control bg-sunken p-4 text-sm wrap-anywhere"
        >
          <span className="font-semibold">
            <Trans>Its recipe:</Trans>{' '}
          </span>
          {item.recipe.join('\n')}
        </p>
      )}
      {item.reports.length > 0 && (
        <ul aria-label={t`Reports`} className="grid gap-1 text-sm">
          {item.reports.map((report) => (
            <li key={report.createdAt}>
              <span className="font-semibold">{REASONS[report.reason]}</span>
              {report.note && <span className="text-ink-soft wrap-anywhere"> “{report.note}”</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={decide.isPending} aria-label={t`Approve ${name}`} onClick={() => choose('approve')}>
          <Trans>Approve</Trans>
        </Button>
        <Button
          variant="danger"
          disabled={decide.isPending}
          aria-label={t`Remove ${name}`}
          onClick={() => choose('remove')}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </Card>
  );
}
