import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { discussionLikes, discussions, replies, replyLikes } from './community.tables.ts';

const KINDS = {
  discussion: {
    posts: discussions,
    likes: discussionLikes,
    id: sql.identifier(discussionLikes.discussionId.name),
  },
  reply: { posts: replies, likes: replyLikes, id: sql.identifier(replyLikes.replyId.name) },
} as const;
export type PostKind = keyof typeof KINDS;

interface Like {
  postId: number;
  userId: string;
  /** Undefined toggles. */
  wanted: boolean | undefined;
}

/**
 * Likes a visible post or removes the like; null when there is no such post. The post's row is locked, so that two tabs
 * cannot interleave and the count always equals the number of people.
 */
export async function setLike(
  tx: Tx,
  kind: PostKind,
  { postId, userId, wanted }: Like,
): Promise<{ isLiked: boolean; likeCount: number } | null> {
  const { posts, likes, id } = KINDS[kind];
  const held = await tx.execute<{ author_id: string | null; like_count: number }>(
    sql`select author_id, like_count from ${posts} where id = ${postId} and state = 'shown' for update`,
  );
  const post = held.rows[0];
  if (!post) return null;
  const before = await tx.execute(sql`select from ${likes} where ${id} = ${postId} and user_id = ${userId}`);
  const was = before.rows.length > 0;
  const isLiked = wanted ?? !was;
  if (isLiked === was) return { isLiked, likeCount: post.like_count };
  if (isLiked)
    await tx.execute(
      sql`insert into ${likes} (${id}, user_id, author_id) values (${postId}, ${userId}, ${post.author_id})`,
    );
  else await tx.execute(sql`delete from ${likes} where ${id} = ${postId} and user_id = ${userId}`);
  const likeCount = post.like_count + (isLiked ? 1 : -1);
  await tx.execute(sql`update ${posts} set like_count = ${likeCount} where id = ${postId}`);
  return { isLiked, likeCount };
}
