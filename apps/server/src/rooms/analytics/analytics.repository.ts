import type { EventKind } from '@crisper/contract/analytics/analytics';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { analyticsDays, analyticsEvents } from './analytics.tables.ts';

export type NewEvent = Omit<typeof analyticsEvents.$inferInsert, 'id' | 'at' | 'event'> & {
  event: EventKind;
};

export async function insert(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(analyticsEvents).values(event);
}

const added = sql`user_id, (at at time zone 'UTC')::date as day, event, label, count(*)::int as times,
  (count(*) filter (where good))::int as good, (count(*) filter (where cache_hit))::int as hits,
  count(millis)::int as measured, coalesce(sum(millis), 0)::bigint as millis`;

/**
 * Adds up the events of past days and deletes them in one statement, so that an event is counted exactly once, whatever
 * happens in between.
 */
export async function rollUp(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from analytics_events where at < date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' returning *
    )
    insert into analytics_days (user_id, day, event, label, times, good, hits, measured, millis)
    select ${added} from gone group by user_id, day, event, label
    on conflict (user_id, day, event, label) do update set times = analytics_days.times + excluded.times,
      good = analytics_days.good + excluded.good, hits = analytics_days.hits + excluded.hits,
      measured = analytics_days.measured + excluded.measured, millis = analytics_days.millis + excluded.millis`);
}

export async function removeOld(tx: Tx, days: number): Promise<void> {
  await tx.execute(sql`delete from analytics_days where day < current_date - ${days}::int`);
}

/** Daily sums, and the events that are not yet added up. */
function all(userId?: string): SQL {
  const owned = userId === undefined ? sql`` : sql`where user_id = ${userId}`;
  return sql`(
    select user_id, day, event, label, times, good, hits, measured, millis from analytics_days ${owned}
    union all
    select ${added} from analytics_events ${owned} group by user_id, day, event, label
  ) as known`;
}

interface Sum extends Record<string, unknown> {
  event: EventKind;
  label: string;
  times: number;
  good: number;
  hits: number;
  measured: number;
  millis: number;
}

/** Sums by kind and label. */
export async function sums(tx: Tx, userId: string): Promise<Sum[]> {
  const { rows } = await tx.execute<Sum>(sql`
    select event, label, sum(times)::int as times, sum(good)::int as good, sum(hits)::int as hits,
      sum(measured)::int as measured, sum(millis)::float8 as millis
    from ${all(userId)} group by event, label order by event, label`);
  return rows;
}

/** Days with a visit, newest first. */
export async function activeDays(tx: Tx, userId: string, since: string): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct day::text from ${all(userId)} where day >= ${since} order by 1 desc`);
  return rows.map((row) => row.day);
}

/** Searches and cache hits, of one person or of everybody. */
export async function searches(tx: Tx, userId?: string): Promise<{ times: number; hits: number }> {
  const { rows } = await tx.execute<{ times: number; hits: number }>(sql`
    select coalesce(sum(times), 0)::int as times, coalesce(sum(hits), 0)::int as hits
    from ${all(userId)} where event = 'recipe_generated'`);
  return rows[0]!;
}

interface Page {
  limit: number;
  offset: number;
}

export async function listDays(tx: Tx, userId: string, { limit, offset }: Page) {
  return tx
    .select({
      day: analyticsDays.day,
      event: analyticsDays.event,
      label: analyticsDays.label,
      times: analyticsDays.times,
      good: analyticsDays.good,
      millis: analyticsDays.millis,
    })
    .from(analyticsDays)
    .where(eq(analyticsDays.userId, userId))
    .orderBy(desc(analyticsDays.day), analyticsDays.event, analyticsDays.label)
    .limit(limit)
    .offset(offset);
}

export async function listEvents(tx: Tx, userId: string, { limit, offset }: Page) {
  return tx
    .select({
      at: analyticsEvents.at,
      event: analyticsEvents.event,
      label: analyticsEvents.label,
      good: analyticsEvents.good,
      millis: analyticsEvents.millis,
    })
    .from(analyticsEvents)
    .where(eq(analyticsEvents.userId, userId))
    .orderBy(desc(analyticsEvents.id))
    .limit(limit)
    .offset(offset);
}
