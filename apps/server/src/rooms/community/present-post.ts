import type {
  Discussion,
  DiscussionCategory,
  PostStatus,
  Reply,
} from '@crisper/contract/community/community';
import { phrase, say } from '../../saying/say.ts';
import type { State } from './community.tables.ts';
import type { DiscussionRow } from './discussions.repository.ts';
import type { ReplyRow } from './replies.repository.ts';

const TEAM = phrase('Crisper team');
const ANONYMOUS = phrase('Anonymous');
export const DELETED = '[deleted]';

export function presentDiscussion(row: DiscussionRow, viewerId: string | undefined): Discussion {
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
    userId: authorId(row, viewerId),
    user: { username: publicName(row), isTeam: row.seed !== null },
    status: statusOf(row.state),
    recipeId: row.recipeId,
  };
}

export function presentReply(row: ReplyRow, viewerId: string | undefined): Reply {
  return {
    id: String(row.id),
    userId: authorId(row, viewerId),
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    isEdited: row.isEdited,
    likes: row.likeCount,
    userHasLiked: row.userHasLiked,
    user: { username: publicName(row), isTeam: false },
    status: statusOf(row.state),
  };
}

interface Author {
  seed?: string | null;
  authorId: string | null;
  username: string | null;
  showsName: boolean | null;
}

function publicName(row: Author): string {
  return row.authorId !== null && !row.showsName ? say(ANONYMOUS) : nameOf(row);
}

/** Posts of one anonymous author must not be told to belong together, so only the author sees the id. */
function authorId(row: Author, viewerId: string | undefined): string | null {
  return row.showsName || row.authorId === viewerId ? row.authorId : null;
}

/** The real name, for moderators. */
export function nameOf(row: { seed?: string | null; username: string | null }): string {
  return row.seed ? say(TEAM) : (row.username ?? DELETED);
}

/** A removed post is no longer listed; its last status for the author is 'hidden'. */
export function statusOf(state: State): PostStatus {
  return state === 'removed' ? 'hidden' : state;
}
