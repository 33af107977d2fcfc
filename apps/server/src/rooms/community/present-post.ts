import type { Discussion, DiscussionCategory, PostStatus, Reply } from '@crisper/contract/community';
import type { State } from './community.tables.ts';
import type { DiscussionRow } from './discussions.repository.ts';
import type { ReplyRow } from './replies.repository.ts';

const TEAM = 'Crisper team';
export const DELETED = '[deleted]';

export function presentDiscussion(row: DiscussionRow): Discussion {
  return {
    id: String(row.id),
    title: row.title,
    content: row.content,
    category: row.category as DiscussionCategory,
    topics: row.topics,
    isPinned: row.isPinned,
    isLocked: row.isLocked,
    isEdited: row.isEdited,
    createdAt: row.createdAt.toISOString(),
    viewCount: row.viewCount,
    replyCount: row.replyCount,
    likeCount: row.likeCount,
    userHasLiked: row.userHasLiked,
    userId: row.authorId,
    user: { username: nameOf(row), isTeam: row.seed !== null },
    status: statusOf(row.state),
    recipeId: row.recipeId,
  };
}

export function presentReply(row: ReplyRow): Reply {
  return {
    id: String(row.id),
    userId: row.authorId,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    isEdited: row.isEdited,
    likes: row.likeCount,
    userHasLiked: row.userHasLiked,
    user: { username: row.username ?? DELETED, isTeam: false },
    status: statusOf(row.state),
  };
}

export function nameOf(row: { seed?: string | null; username: string | null }): string {
  return row.seed ? TEAM : (row.username ?? DELETED);
}

/** A removed post is no longer listed; its last status for the author is 'hidden'. */
export function statusOf(state: State): PostStatus {
  return state === 'removed' ? 'hidden' : state;
}
