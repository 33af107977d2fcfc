import { and, asc, eq, getTableColumns, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { discussions, replies, type State } from './community.tables.ts';

export type ReplyRow = Awaited<ReturnType<typeof list>>[number];

const columns = (userId: string | undefined) => ({
  ...getTableColumns(replies),
  username: users.username,
  showsName: users.showsName,
  userHasLiked: userId
    ? sql<boolean>`exists (select from reply_likes
        where reply_likes.reply_id = ${replies.id} and reply_likes.user_id = ${userId})`
    : sql<boolean>`false`,
});

/** Public replies, and the person's own that are held or hidden. */
function visibleTo(userId: string | undefined): SQL {
  const shown = eq(replies.state, 'shown');
  if (!userId) return shown;
  return or(shown, and(eq(replies.authorId, userId), sql`${replies.state} <> 'removed'`))!;
}

export async function list(
  tx: Tx,
  discussionId: number,
  userId: string | undefined,
  { after, limit }: { after: number; limit: number },
) {
  return tx
    .select(columns(userId))
    .from(replies)
    .leftJoin(users, eq(users.id, replies.authorId))
    .where(and(eq(replies.discussionId, discussionId), gt(replies.id, after), visibleTo(userId)))
    .orderBy(asc(replies.id))
    .limit(limit);
}

export async function find(tx: Tx, id: number, userId: string | undefined): Promise<ReplyRow | undefined> {
  const [row] = await tx
    .select(columns(userId))
    .from(replies)
    .leftJoin(users, eq(users.id, replies.authorId))
    .where(and(eq(replies.id, id), visibleTo(userId)));
  return row;
}

export async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(replies).where(eq(replies.id, id)).for('update');
  return row;
}

interface NewReply {
  discussionId: number;
  authorId: string;
  content: string;
  state: State;
}

export async function insert(tx: Tx, values: NewReply): Promise<number> {
  const [row] = await tx.insert(replies).values(values).returning({ id: replies.id });
  if (values.state === 'shown') await count(tx, values.discussionId, 1);
  return row!.id;
}

export async function setContent(tx: Tx, id: number, content: string): Promise<void> {
  await tx.update(replies).set({ content, isEdited: true }).where(eq(replies.id, id));
}

/** Only public replies are counted. The caller has locked the row. */
export async function setState(
  tx: Tx,
  reply: { id: number; discussionId: number; state: State },
  state: State,
): Promise<void> {
  await tx.update(replies).set({ state }).where(eq(replies.id, reply.id));
  const change = Number(state === 'shown') - Number(reply.state === 'shown');
  if (change !== 0) await count(tx, reply.discussionId, change);
}

async function count(tx: Tx, discussionId: number, change: number): Promise<void> {
  await tx
    .update(discussions)
    .set({ replyCount: sql`${discussions.replyCount} + ${change}` })
    .where(eq(discussions.id, discussionId));
}

export async function repeats(
  tx: Tx,
  authorId: string,
  discussionId: number,
  content: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from discussion_replies where author_id = ${authorId} and discussion_id = ${discussionId}
      and content = ${content} and state <> 'removed' and created_at > now() - interval '1 day' limit 1`);
  return rows.length > 0;
}
