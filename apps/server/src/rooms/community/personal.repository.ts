import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { discussions, replies, reports } from './community.tables.ts';
import { DELETED } from './present-post.ts';

const BATCH = 200;

export async function discussionsOf(tx: Tx, userId: string, after: number) {
  return tx
    .select({
      id: discussions.id,
      title: discussions.title,
      content: discussions.content,
      category: discussions.category,
      state: discussions.state,
      createdAt: discussions.createdAt,
    })
    .from(discussions)
    .where(and(eq(discussions.authorId, userId), gt(discussions.id, after)))
    .orderBy(asc(discussions.id))
    .limit(BATCH);
}

export async function repliesOf(tx: Tx, userId: string, after: number) {
  return tx
    .select({
      id: replies.id,
      discussionId: replies.discussionId,
      content: replies.content,
      state: replies.state,
      createdAt: replies.createdAt,
    })
    .from(replies)
    .where(and(eq(replies.authorId, userId), gt(replies.id, after)))
    .orderBy(asc(replies.id))
    .limit(BATCH);
}

export async function reportsOf(tx: Tx, userId: string, after: number) {
  return tx
    .select({
      id: reports.id,
      discussionId: reports.discussionId,
      replyId: reports.replyId,
      reason: reports.reason,
      note: reports.note,
      weight: reports.weight,
      upheld: reports.upheld,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(and(eq(reports.reporterId, userId), gt(reports.id, after)))
    .orderBy(asc(reports.id))
    .limit(BATCH);
}

export interface LikeRow extends Record<string, unknown> {
  id: number;
  discussionId: string | null;
  replyId: string | null;
  createdAt: string;
}

export async function likesOf(tx: Tx, userId: string, after: number): Promise<LikeRow[]> {
  const { rows } = await tx.execute<LikeRow>(sql`
    select (row_number() over (order by created_at, "discussionId", "replyId"))::int as id, * from (
      select discussion_id as "discussionId", null::bigint as "replyId", created_at, created_at as "createdAt"
        from discussion_likes where user_id = ${userId}
      union all select null, reply_id, created_at, created_at from reply_likes where user_id = ${userId}
    ) as likes order by 1 offset ${after} limit ${BATCH}`);
  return rows;
}

/** Deletes texts and names. Threads with replies by others stay readable. */
export async function erase(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update discussion_replies set like_count = like_count - 1
    from reply_likes where reply_id = discussion_replies.id and user_id = ${userId}`);
  await tx.execute(sql`
    update discussion_replies set content = ${DELETED}, author_id = null where author_id = ${userId}`);
  await tx.execute(sql`
    update discussions set like_count = like_count - 1
    from discussion_likes where discussion_id = discussions.id and user_id = ${userId}`);
  await tx.execute(sql`delete from discussions where author_id = ${userId}
    and not exists (select from discussion_replies where discussion_id = discussions.id)`);
  await tx.execute(sql`
    delete from discussion_topics using discussions where discussions.id = discussion_id and author_id = ${userId}`);
  await tx.execute(sql`
    update discussions set title = ${DELETED}, content = ${DELETED}, recipe_id = null, author_id = null
    where author_id = ${userId}`);
}
