import { windowTitle } from '@crisper/contract/pages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircleOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { discussionQuery } from './community.queries.ts';
import { DiscussionView } from './discussion-view.tsx';
import { ModeratorTools } from './moderator-tools.tsx';
import { Replies } from './replies.tsx';
import { useLive } from './use-live.ts';

export function DiscussionPage() {
  const { id = '' } = useParams();
  const session = useSession();
  const from = useLocation().state as { from?: string } | null;
  const back = from?.from ? `/community?${from.from}` : '/community';
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6">
      <Button variant="ghost" asChild className="-ms-4 mb-3">
        <Link to={back}>
          <ArrowLeft aria-hidden className="size-5" />
          <Trans>Back to Discussions</Trans>
        </Link>
      </Button>
      {/* Remounted for another user, because likes and held posts differ. */}
      <Thread key={`${id} ${session?.user.id}`} id={id} admin={session?.user.role === 'admin'} />
    </div>
  );
}

function Thread({ id, admin }: { id: string; admin: boolean }) {
  const asked = useQuery(discussionQuery(id));
  const { data, error } = asked;
  const title = data?.title;
  useEffect(() => {
    if (title === undefined) return;
    // Set after the shell has set the route's own title.
    queueMicrotask(() => {
      document.title = windowTitle(title);
    });
  }, [title]);

  const gone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation');
  if (gone)
    return (
      <EmptyState
        icon={MessageCircleOff}
        as="h1"
        title={t`Discussion Not Found`}
        action={
          <Button asChild>
            <Link to="/community">
              <Trans>All Discussions</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>It was deleted, or it’s waiting for a moderator.</Trans>
      </EmptyState>
    );
  if (data)
    return (
      <div className="grid gap-8">
        <Live id={id} />
        <DiscussionView discussion={data} tools={admin && <ModeratorTools discussion={data} />} />
        <Replies discussion={data} />
      </div>
    );
  if (error)
    return (
      <LoadFailed of={asked} as="h1">
        <Trans>The discussion could not be loaded. Please try again.</Trans>
      </LoadFailed>
    );
  return (
    <>
      <h1 className="sr-only">
        <Trans>Discussion</Trans>
      </h1>
      <Skeleton className="h-80 rounded-card" />
    </>
  );
}

/** Live updates while the discussion is shown. */
function Live({ id }: { id: string }) {
  useLive(id);
  return null;
}
