import type { Discussion } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { discussionsQuery, type Filters } from './community.queries.ts';
import { DiscussionCard, DiscussionCardSkeleton } from './discussion-card.tsx';

interface DiscussionListProps {
  filters: Filters;
  /** The address for the way back. */
  from: string;
  onStart: () => void;
}

export function DiscussionList({ filters, from, onStart }: DiscussionListProps) {
  const list = useInfiniteQuery(discussionsQuery(filters));
  const cards = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = unique(list.data?.pages.flatMap((page) => page.discussions) ?? []);

  // The "more" button may be gone, so the focus moves to the first new discussion.
  useEffect(() => {
    const at = firstNew.current;
    if (at === null || shown.length <= at) return;
    firstNew.current = null;
    cards.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown.length]);

  if (list.isPending)
    return (
      <div className="grid gap-4">
        <p role="status" className="sr-only">
          <Trans>Loading discussions…</Trans>
        </p>
        {[1, 2, 3, 4].map((at) => (
          <DiscussionCardSkeleton key={at} />
        ))}
      </div>
    );
  if (!list.data)
    return (
      <LoadFailed of={list}>
        <Trans>The discussions could not be loaded. Please try again.</Trans>
      </LoadFailed>
    );
  if (shown.length === 0)
    return (
      <EmptyState
        icon={MessagesSquare}
        title={t`No Discussions Yet`}
        action={
          <Button onClick={onStart}>
            <Trans>Start Discussion</Trans>
          </Button>
        }
      >
        <Trans>No posts about this yet. Yours could be the first.</Trans>
      </EmptyState>
    );
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={cx('transition', list.isPlaceholderData && 'opacity-60')}
    >
      <ul ref={cards} className="grid gap-2.5 sm:gap-4">
        {shown.map((discussion) => (
          <li key={discussion.id}>
            <DiscussionCard discussion={discussion} from={from} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="outline"
            size="lg"
            busy={list.isFetchingNextPage}
            onClick={() => {
              firstNew.current = shown.length;
              void list.fetchNextPage();
            }}
          >
            {list.isFetchingNextPage ? t`Loading more…` : t`Load More Discussions`}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A discussion that was pinned between two page requests must appear once. */
function unique(discussions: readonly Discussion[]): Discussion[] {
  return [...new Map(discussions.map((one) => [one.id, one])).values()];
}
