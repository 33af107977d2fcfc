import type { Discussion } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen, Eye, Lock, MessageCircle, Pin, ThumbsUp } from 'lucide-react';
import { Link } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthorLine, Initial } from './author-line.tsx';
import { CATEGORY_NAMES } from './category-names.ts';

/** The beginning of a post as one line, without Markdown marks. */
export function excerpt(content: string): string {
  return content
    .replace(/\[([^\]\n]{0,200})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/^(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm, '')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface CountProps {
  icon: typeof Eye;
  count: number;
  label: string;
  className?: string;
}

function Count({ icon: Icon, count, label, className }: CountProps) {
  if (count === 0) return null;
  return (
    <span className={cx('inline-flex items-center gap-1.5', className)}>
      <Icon aria-hidden className="size-4" />
      {count.toLocaleString(locales())}
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function DiscussionCard({ discussion, from }: { discussion: Discussion; from: string }) {
  const { id, title, isPinned, isLocked } = discussion;
  return (
    <Card
      lively
      className={cx('relative flex gap-4 overflow-clip sm:p-5', isPinned ? 'px-3.5 py-3' : 'p-3.5')}
    >
      <Initial name={discussion.user.username} className="max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h3 className={cx('leading-snug sm:text-lg', isPinned ? 'text-base' : 'text-lg')}>
          {isPinned && (
            <Pin role="img" aria-label={t`Pinned`} className="me-1.5 inline size-4.5 text-honey-ink" />
          )}
          {isLocked && (
            <Lock role="img" aria-label={t`Locked`} className="me-1.5 inline size-4.5 text-ink-soft" />
          )}
          <Link
            to={`/community/${id}`}
            state={{ from }}
            dir="auto"
            className="outline-none wrap-anywhere after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-herb focus-visible:after:-outline-offset-3"
          >
            {title}
          </Link>
        </h3>
        {/* What is pinned is known to most: on a phone its title is enough. */}
        <p
          dir="auto"
          className={cx('mt-1 line-clamp-2 text-ink-soft text-sm wrap-anywhere', isPinned && 'max-sm:hidden')}
        >
          {excerpt(discussion.content)}
        </p>
        <div
          className={cx(
            'mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft text-sm tabular-nums sm:gap-x-4',
            isPinned && 'max-sm:hidden',
          )}
        >
          <AuthorLine post={discussion} />
          <Badge>{CATEGORY_NAMES[discussion.category]}</Badge>
          {discussion.recipeId && (
            <Badge tone="honey">
              <BookOpen aria-hidden className="size-3.5" />
              <Trans>Recipe</Trans>
            </Badge>
          )}
          <span className="ms-auto flex gap-3 sm:gap-4">
            <Count icon={ThumbsUp} count={discussion.likeCount} label={t`likes`} />
            <Count icon={MessageCircle} count={discussion.replyCount} label={t`replies`} />
            <Count icon={Eye} count={discussion.viewCount} label={t`views`} className="max-sm:hidden" />
          </span>
        </div>
      </div>
    </Card>
  );
}

export function DiscussionCardSkeleton() {
  return (
    <Card className="flex gap-4 p-5">
      <Skeleton className="size-10 rounded-full max-sm:hidden" />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </Card>
  );
}
