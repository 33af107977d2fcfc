import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { events, members } from './community.tables.ts';

/** Popular topics are counted over this many of the newest discussions. */
const RECENT = 5_000;
const TOPICS = 10;
const FEATURED = 3;
const EVENTS_MAX = 50;

export async function join(tx: Tx, userId: string): Promise<void> {
  await tx.insert(members).values({ userId }).onConflictDoNothing();
}

export async function hasJoined(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.select({ userId: members.userId }).from(members).where(eq(members.userId, userId));
  return rows.length > 0;
}

export interface Stats {
  members: number;
  discussions: number;
  replies: number;
  recipes: number;
}

export async function stats(tx: Tx): Promise<Stats> {
  const { rows } = await tx.execute<Stats & Record<string, number>>(sql`
    select (select count(*)::int from community_members) as members, count(*)::int as discussions,
      coalesce(sum(reply_count), 0)::int as replies, count(recipe_id)::int as recipes
    from discussions where state = 'shown'`);
  return rows[0]!;
}

export interface Featured {
  username: string;
  likes: number;
  posts: number;
}

/** The people who show their names and whose posts got the most likes in the last 30 days. Likes on one's own posts do not count. */
export async function mostLiked(tx: Tx): Promise<Featured[]> {
  const { rows } = await tx.execute<Featured & Record<string, unknown>>(sql`
    select users.username, liked.likes,
      (select count(*)::int from discussions where author_id = users.id and state = 'shown')
        + (select count(*)::int from discussion_replies where author_id = users.id and state = 'shown') as posts
    from (
      select author_id, count(*)::int as likes from (
        select author_id, user_id from discussion_likes where created_at > now() - interval '30 days'
        union all
        select author_id, user_id from reply_likes where created_at > now() - interval '30 days'
      ) as likes
      where author_id <> user_id and author_id in (select id from users where shows_name) group by author_id order by likes desc, author_id limit ${FEATURED}
    ) as liked join users on users.id = liked.author_id
    order by liked.likes desc, users.username`);
  return rows;
}

export async function popularTopics(tx: Tx): Promise<{ topic: string; count: number }[]> {
  const { rows } = await tx.execute<{ topic: string; count: number }>(sql`
    select topic, count(*)::int as count from discussion_topics join (
      select id from discussions where state = 'shown' order by is_pinned desc, id desc limit ${RECENT}
    ) as recent on recent.id = discussion_topics.discussion_id
    group by topic order by count desc, topic limit ${TOPICS}`);
  return rows;
}

export type EventRow = typeof events.$inferSelect;

/** Events that are not over. Weekly events never are. */
export async function currentEvents(tx: Tx): Promise<EventRow[]> {
  return tx
    .select()
    .from(events)
    .where(
      and(
        isNull(events.removedAt),
        or(events.weekly, gt(sql`${events.startsAt} + make_interval(hours => ${events.hours})`, sql`now()`)),
      ),
    )
    .orderBy(asc(events.startsAt))
    .limit(EVENTS_MAX);
}

export async function insertEvent(tx: Tx, values: typeof events.$inferInsert): Promise<EventRow> {
  const [row] = await tx.insert(events).values(values).returning();
  return row!;
}

export async function removeEvent(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(events)
    .set({ removedAt: sql`now()` })
    .where(and(eq(events.id, id), isNull(events.removedAt)))
    .returning({ id: events.id });
  return rows.length === 1;
}
