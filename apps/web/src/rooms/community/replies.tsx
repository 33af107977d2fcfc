import type { OpenedDiscussion } from '@crisper/contract/community/community';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { repliesQuery } from './community.queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyItem } from './reply-item.tsx';

const SCROLL_AFTER_MS = 100;
const PAGES_MAX = 50;

function toBottom(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.setTimeout(
    () => window.scrollTo({ top: document.body.scrollHeight, behavior: calm ? 'auto' : 'smooth' }),
    SCROLL_AFTER_MS,
  );
}

export function Replies({ discussion }: { discussion: OpenedDiscussion }) {
  const session = useSession();
  const list = useInfiniteQuery(repliesQuery(discussion.id));
  const replies = list.data?.pages.flatMap((page) => page.replies) ?? [];

  /** A new reply is the last one, so all pages are loaded to show it. */
  const posted = async () => {
    let more = list.hasNextPage;
    for (let page = 0; more && page < PAGES_MAX; page++) more = (await list.fetchNextPage()).hasNextPage;
    toBottom();
  };

  return (
    <section aria-labelledby="replies" className="grid gap-4">
      <h2 id="replies" className="text-2xl tabular-nums">
        <span aria-live="polite">
          {plural(discussion.replyCount, { one: '# Reply', other: '# Replies' })}
        </span>
      </h2>
      {list.isPending && <Skeleton className="h-32 rounded-card" />}
      {list.isError && !list.data && (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p>
            <Trans>The replies could not be loaded.</Trans>
          </p>
          <Button variant="outline" busy={list.isFetching} onClick={() => void list.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </Card>
      )}
      {list.data && replies.length === 0 && !discussion.isLocked && (
        <p className="text-ink-soft">
          <Trans>No answers yet. Yours could be the first.</Trans>
        </p>
      )}
      <ul className="grid gap-4">
        {replies.map((reply) => (
          <li key={reply.id}>
            <ReplyItem reply={reply} discussionId={discussion.id} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>Show More Replies</Trans>
        </Button>
      )}
      {discussion.isLocked ? (
        <p className="flex items-center gap-2 rounded-control bg-sunken px-4 py-3 text-ink-soft">
          <Lock aria-hidden className="size-4.5 shrink-0" />
          <Trans>This discussion is locked, so it takes no new replies.</Trans>
        </p>
      ) : session ? (
        <ReplyForm
          key={session.user.id}
          discussionId={discussion.id}
          userId={session.user.id}
          onPosted={() => void posted()}
        />
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
          <p className="font-semibold">
            <Trans>Know something about this?</Trans>
          </p>
          <Button onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
            <Trans>Join to Reply</Trans>
          </Button>
        </Card>
      )}
    </section>
  );
}
