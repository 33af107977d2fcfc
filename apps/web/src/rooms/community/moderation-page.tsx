import type { ModerationItem } from '@crisper/contract/community/moderation';
import { useQuery } from '@tanstack/react-query';
import { Coffee, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
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
        title="For Moderators Only"
        action={
          session ? (
            <Button asChild>
              <Link to="/community">To the Community</Link>
            </Button>
          ) : (
            <Button onClick={() => openAuth({ tab: 'signin' })}>Sign In</Button>
          )
        }
      >
        Posts that were reported are looked at here.
      </EmptyState>
    );
  return (
    <div className="mx-auto grid max-w-4xl gap-8 px-4 py-5 sm:px-6 sm:py-8">
      <div>
        <h1 className="page-title">Moderation</h1>
        <p className="mt-3 text-ink-soft text-lg">Reported, hidden and held-back posts, oldest first.</p>
      </div>
      <Queue />
      <EventsEditor />
    </div>
  );
}

function Queue() {
  const queue = useQuery(queueQuery);
  if (queue.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (!queue.data) return <LoadFailed of={queue}>The queue could not be loaded.</LoadFailed>;
  const { items, waiting } = queue.data;
  return (
    <section aria-labelledby="queue" className="grid gap-4">
      <h2 id="queue" className="text-2xl tabular-nums">
        <span aria-live="polite">{waiting === 1 ? '1 post waiting' : `${waiting} posts waiting`}</span>
      </h2>
      {items.length === 0 && (
        <EmptyState icon={Coffee} title="All Clear">
          Nothing’s waiting for you.
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
  shown: 'Reported, still shown',
  hidden: 'Hidden after reports',
  held: 'Held back: has links',
};

function Waiting({ item }: { item: ModerationItem }) {
  const decide = useDecide();
  // A promise, because this item unmounts before a callback of `mutate` would run.
  const choose = (action: 'approve' | 'remove') => {
    const decision = action === 'approve' ? { action, version: item.version } : { action };
    void decide.mutateAsync({ item, decision }).then(
      () => toast({ title: action === 'approve' ? 'Post Approved' : 'Post Removed', text: item.title }),
      (error: unknown) => showError(error, 'That didn’t work. Please try again.'),
    );
  };
  const name = `${item.kind} of ${item.username}: ${item.title}`;
  return (
    <Card className="grid gap-3 overflow-clip p-5">
      <div className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={item.status === 'shown' ? 'honey' : 'tomato'}>{STATUS[item.status]}</Badge>
        <span>
          {item.kind === 'reply' ? 'Reply' : 'Discussion'} by{' '}
          <span className="font-semibold text-ink">{item.username}</span>,{' '}
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
          <span className="font-semibold">Its recipe: </span>
          {item.recipe.join('\n')}
        </p>
      )}
      {item.reports.length > 0 && (
        <ul aria-label="Reports" className="grid gap-1 text-sm">
          {item.reports.map((report) => (
            <li key={report.createdAt}>
              <span className="font-semibold">{REASONS[report.reason]}</span>
              {report.note && <span className="text-ink-soft wrap-anywhere"> “{report.note}”</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={decide.isPending} aria-label={`Approve ${name}`} onClick={() => choose('approve')}>
          Approve
        </Button>
        <Button
          variant="danger"
          disabled={decide.isPending}
          aria-label={`Remove ${name}`}
          onClick={() => choose('remove')}
        >
          Remove
        </Button>
      </div>
    </Card>
  );
}
