import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { RelativeTime } from './relative-time.tsx';

const TONES = ['bg-herb-soft text-herb-ink', 'bg-honey-soft text-honey-ink', 'bg-sunken text-ink'];

/** The first letter on a background color derived from the name. */
export function Initial({ name, className }: { name: string; className?: string }) {
  const tone = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES.length;
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-full font-display font-semibold text-lg',
        TONES[tone],
        className,
      )}
    >
      {name
        .replace(/[^\p{L}\p{N}]/gu, '')
        .charAt(0)
        .toUpperCase() || '·'}
    </span>
  );
}

interface AuthorLineProps {
  post: { user: { username: string; isTeam: boolean }; createdAt: string; isEdited: boolean };
  children?: ReactNode;
}

export function AuthorLine({ post, children }: AuthorLineProps) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-soft text-sm">
      <span className="font-semibold text-ink">{post.user.username}</span>
      {post.user.isTeam && (
        <Badge tone="herb">
          <BadgeCheck aria-hidden className="size-3.5" />
          <Trans>Team</Trans>
        </Badge>
      )}
      <RelativeTime date={post.createdAt} />
      {post.isEdited && (
        <span>
          <Trans>(edited)</Trans>
        </span>
      )}
      {children}
    </p>
  );
}
