import { likeDiscussion, likeReply } from '@crisper/contract/community/community';
import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { cx } from '../../ui/cx.ts';
import { changeInLists, refreshThread } from './community.queries.ts';
import { showError } from './show-error.ts';

interface LikeButtonProps {
  kind: 'discussion' | 'reply';
  id: string;
  discussionId: string;
  liked: boolean;
  count: number;
  /** The accessible name of the liked post. */
  of: string;
}

/** Sends the wanted state instead of a toggle, so that two tabs agree. Then shows the server's count. */
export function LikeButton({ kind, id, discussionId, liked, count, of }: LikeButtonProps) {
  const queries = useQueryClient();
  const like = useMutation({
    mutationFn: (wanted: boolean) =>
      call(kind === 'discussion' ? likeDiscussion : likeReply, { params: { id }, body: { liked: wanted } }),
    onSuccess: ({ isLiked, likeCount }) => {
      if (kind === 'discussion') changeInLists(queries, id, () => ({ userHasLiked: isLiked, likeCount }));
      return refreshThread(queries, discussionId);
    },
    onError: (error) => showError(error, t`Failed to update like. Please try again.`),
  });
  const shown = like.isPending ? like.variables : liked;
  const total = like.isPending ? count + Number(like.variables) - Number(liked) : count;
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={plural(total, { one: `Like ${of}, # like`, other: `Like ${of}, # likes` })}
      disabled={like.isPending}
      onClick={() => {
        if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
        like.mutate(!liked);
      }}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-sm tabular-nums transition hover:bg-sunken',
        shown ? 'text-herb-ink' : 'text-ink-soft',
      )}
    >
      <ThumbsUp aria-hidden className={cx('size-4.5', shown && 'fill-current')} />
      {total}
    </button>
  );
}
