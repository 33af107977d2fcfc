import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { discussions, replies, reports, type State } from './community.tables.ts';
import type { PostKind } from './likes.repository.ts';
import type { ReportRecord } from './report-weight.ts';

interface Report {
  kind: PostKind;
  postId: number;
  reporterId: string;
  reason: string;
  note: string;
  weight: number;
}

/** Returns the weight of all open reports. A second report by the same person changes nothing, also after a decision. */
export async function report(tx: Tx, { kind, postId, ...given }: Report): Promise<number> {
  const posts = kind === 'discussion' ? discussions : replies;
  const column = kind === 'discussion' ? { discussionId: postId } : { replyId: postId };
  const added = await tx
    .insert(reports)
    .values({ ...given, ...column })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  await tx
    .update(posts)
    .set({ reportCount: sql`${posts.reportCount} + ${added.length}` })
    .where(eq(posts.id, postId));
  const [row] = await tx
    .select({ weight: sql<number>`coalesce(sum(${reports.weight}), 0)::int` })
    .from(reports)
    .where(and(eq(ofPost(kind), postId), isNull(reports.resolvedAt)));
  return row?.weight ?? 0;
}

const ofPost = (kind: PostKind) => (kind === 'discussion' ? reports.discussionId : reports.replyId);

/** What moderators decided about the reports of this person. */
export async function recordOf(tx: Tx, reporterId: string): Promise<ReportRecord> {
  const [row] = await tx
    .select({
      upheld: sql<number>`(count(*) filter (where ${reports.upheld}))::int`,
      dismissed: sql<number>`(count(*) filter (where not ${reports.upheld}))::int`,
    })
    .from(reports)
    .where(eq(reports.reporterId, reporterId));
  return row!;
}

export async function isAdmin(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return row?.role === 'admin';
}

/** A moderator has reviewed the post: the report count starts again, and the reporters were right or wrong. */
export async function settle(tx: Tx, kind: PostKind, postId: number, upheld: boolean): Promise<void> {
  const posts = kind === 'discussion' ? discussions : replies;
  await tx.update(posts).set({ reportCount: 0 }).where(eq(posts.id, postId));
  await tx
    .update(reports)
    .set({ resolvedAt: sql`now()`, upheld })
    .where(and(eq(ofPost(kind), postId), isNull(reports.resolvedAt)));
}

export interface WaitingRow extends Record<string, unknown> {
  kind: PostKind;
  id: string;
  discussion_id: string;
  title: string;
  content: string;
  recipe_id: string | null;
  seed: string | null;
  username: string | null;
  created_at: string;
  state: State;
  reports: { reason: string; note: string; created_at: string }[];
}

/** Discussions and replies, oldest first. */
export async function waiting(tx: Tx, limit: number): Promise<WaitingRow[]> {
  const { rows } = await tx.execute<WaitingRow>(sql`
    select waiting.*, users.username,
      coalesce((select json_agg(json_build_object('reason', reason, 'note', note, 'created_at', community_reports.created_at)
          order by community_reports.id)
        from community_reports where resolved_at is null and (
          (waiting.kind = 'discussion' and community_reports.discussion_id = waiting.id)
          or (waiting.kind = 'reply' and community_reports.reply_id = waiting.id))), '[]') as reports
    from (
      (select 'discussion' as kind, id, id as discussion_id, title, content, recipe_id, seed, author_id, created_at, state
        from discussions where state in ('held', 'hidden') or (state = 'shown' and report_count > 0)
        order by created_at limit ${limit})
      union all
      (select 'reply', discussion_replies.id, discussion_id, discussions.title, discussion_replies.content, null, null,
          discussion_replies.author_id, discussion_replies.created_at, discussion_replies.state
        from discussion_replies join discussions on discussions.id = discussion_id
        where discussion_replies.state in ('held', 'hidden')
          or (discussion_replies.state = 'shown' and discussion_replies.report_count > 0)
        order by discussion_replies.created_at limit ${limit})
    ) as waiting left join users on users.id = waiting.author_id
    order by waiting.created_at, waiting.id limit ${limit}`);
  return rows;
}

export async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select ((select count(*) from discussions
        where state in ('held', 'hidden') or (state = 'shown' and report_count > 0))
      + (select count(*) from discussion_replies
        where state in ('held', 'hidden') or (state = 'shown' and report_count > 0)))::int as count`);
  return rows[0]?.count ?? 0;
}
