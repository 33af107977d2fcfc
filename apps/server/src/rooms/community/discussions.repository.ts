import { and, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { discussions, type State, topics, views } from './community.tables.ts';

const EXCERPT_CHARS = 300;

export type DiscussionRow = Awaited<ReturnType<typeof list>>[number];

interface Page {
  category?: string | undefined;
  topic?: string | undefined;
  limit: number;
  offset: number;
  after?: { isPinned: boolean; id: number } | undefined;
}

const columns = (userId: string | undefined) => ({
  ...getTableColumns(discussions),
  username: users.username,
  showsName: users.showsName,
  topics: sql<string[]>`array(select topic from discussion_topics
    where discussion_topics.discussion_id = ${discussions.id} order by topic)`,
  userHasLiked: userId
    ? sql<boolean>`exists (select from discussion_likes
        where discussion_likes.discussion_id = ${discussions.id} and discussion_likes.user_id = ${userId})`
    : sql<boolean>`false`,
});

/** Public discussions. The page's ids come from an index-only scan; only those rows are read. */
export async function list(tx: Tx, page: Page, userId: string | undefined) {
  const ids = page.topic === undefined ? pageOfAll(tx, page) : pageOfTopic(tx, page, page.topic);
  return tx
    .select({ ...columns(userId), content: sql<string>`left(${discussions.content}, ${EXCERPT_CHARS})` })
    .from(discussions)
    .leftJoin(users, eq(users.id, discussions.authorId))
    .where(inArray(discussions.id, ids))
    .orderBy(...(page.topic === undefined ? [desc(discussions.isPinned)] : []), desc(discussions.id));
}

function pageOfAll(tx: Tx, { category, limit, offset, after }: Page) {
  const conditions: SQL[] = [sql`${discussions.state} = 'shown'`];
  if (category !== undefined) conditions.push(eq(discussions.category, category));
  if (after)
    conditions.push(sql`(${discussions.isPinned}, ${discussions.id}) < (${after.isPinned}, ${after.id})`);
  return tx
    .select({ id: discussions.id })
    .from(discussions)
    .where(and(...conditions))
    .orderBy(desc(discussions.isPinned), desc(discussions.id))
    .limit(limit)
    .offset(offset);
}

/** Newest first, pinned ones not first: a topic's list has a single order. */
function pageOfTopic(tx: Tx, { category, limit, offset, after }: Page, topic: string) {
  const conditions: SQL[] = [sql`${discussions.state} = 'shown'`, eq(topics.topic, topic)];
  if (category !== undefined) conditions.push(eq(discussions.category, category));
  if (after) conditions.push(lt(topics.discussionId, after.id));
  return tx
    .select({ id: topics.discussionId })
    .from(topics)
    .innerJoin(discussions, eq(discussions.id, topics.discussionId))
    .where(and(...conditions))
    .orderBy(desc(topics.discussionId))
    .limit(limit)
    .offset(offset);
}

export async function find(
  tx: Tx,
  id: number,
  userId: string | undefined,
): Promise<DiscussionRow | undefined> {
  const [row] = await tx
    .select(columns(userId))
    .from(discussions)
    .leftJoin(users, eq(users.id, discussions.authorId))
    .where(eq(discussions.id, id));
  return row;
}

/** Locks this discussion and its counters until the transaction ends. */
export async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(discussions).where(eq(discussions.id, id)).for('update');
  return row;
}

/** The same for the discussion that a recipe was shared with. */
export async function lockOfRecipe(tx: Tx, recipeId: string) {
  const [row] = await tx.select().from(discussions).where(eq(discussions.recipeId, recipeId)).for('update');
  return row;
}

interface NewDiscussion {
  authorId: string | null;
  title: string;
  content: string;
  category: string;
  state: State;
  recipeId?: string | null;
}

export async function insert(tx: Tx, values: NewDiscussion): Promise<number> {
  const [row] = await tx.insert(discussions).values(values).returning({ id: discussions.id });
  return row!.id;
}

export async function update(
  tx: Tx,
  id: number,
  values: Partial<typeof discussions.$inferInsert>,
): Promise<void> {
  await tx.update(discussions).set(values).where(eq(discussions.id, id));
}

export async function replaceTopics(tx: Tx, discussionId: number, names: readonly string[]): Promise<void> {
  await tx.delete(topics).where(eq(topics.discussionId, discussionId));
  if (names.length > 0) await tx.insert(topics).values(names.map((topic) => ({ topic, discussionId })));
}

/** Counts a view once per viewer; returns how many were added. */
export async function countView(tx: Tx, id: number, viewer: string): Promise<number> {
  const result = await tx.execute(sql`
    with seen as (insert into discussion_views (discussion_id, viewer) values (${id}, ${viewer})
      on conflict do nothing returning 1)
    update discussions set view_count = view_count + 1 where id = ${id} and exists (select from seen)`);
  return result.rowCount ?? 0;
}

export async function forgetViews(tx: Tx): Promise<void> {
  await tx.delete(views).where(lt(views.seenAt, sql`now() - interval '1 day'`));
}

/** The same text by the same person within a day: a double click, or spam. */
export async function repeats(tx: Tx, authorId: string, title: string, content: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from discussions where author_id = ${authorId} and title = ${title} and content = ${content}
      and state <> 'removed' and created_at > now() - interval '1 day' limit 1`);
  return rows.length > 0;
}

/** Notifies all instances when the transaction commits. */
export async function tell(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select pg_notify('community', ${String(id)})`);
}
