import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { scanUses } from './scans.tables.ts';

/** Before the hash of an overview: a scan covers as many of them as it covers photos. */
const OVERVIEW = 'overview:';
export const asOverview = (hash: string): string => OVERVIEW + hash;

interface Hold {
  scanId: string;
  userId: string;
  day: string;
  /** The number of scans allowed per day. */
  places: number;
  seconds: number;
  /** Hashes. */
  photos: string[];
}

/**
 * Holds the first free place of the day for a scan that starts. Expired holds count as free.
 * False: all places are taken.
 */
export async function hold(tx: Tx, wanted: Hold): Promise<boolean> {
  // A free place may be taken by a concurrent scan, which can happen once per place.
  for (let beaten = 0; beaten <= wanted.places; beaten++) {
    const { free, taken } = await tryHold(tx, wanted);
    if (taken || !free) return taken;
  }
  return false;
}

async function tryHold(tx: Tx, { scanId, userId, day, places, seconds, photos }: Hold) {
  const { rows } = await tx.execute<{ free: boolean; taken: boolean }>(sql`
    with free as (
      select place from generate_series(1, ${places}::int) place
      where not exists (
        select 1 from scan_uses used
        where used.user_id = ${userId} and used.day = ${day} and used.place = place.place
          and (used.held_until is null or used.held_until > now()))
      order by place limit 1
    ),
    taken as (
      insert into scan_uses (user_id, day, place, scan_id, held_until, photos)
      select ${userId}, ${day}::date, place, ${scanId}, now() + make_interval(secs => ${seconds}),
        ${sql.param(photos)}::text[] from free
      on conflict (user_id, day, place) do update
        set scan_id = excluded.scan_id, held_until = excluded.held_until, photos = excluded.photos
        where scan_uses.held_until <= now()
      returning place
    )
    select exists (select from free) as free, exists (select from taken) as taken`);
  return rows[0]!;
}

interface Covered {
  userId: string;
  day: string;
  /** Hashes. */
  photos: string[];
  /** The number of different photos that one scan covers. */
  most: number;
  /** How long the same photos may be scanned again. */
  seconds: number;
}

/**
 * True when a scan that was counted covers these photos: the same ones within some minutes, or on the same day further
 * ones beside one of them. One statement, so that concurrent scans cannot add more than fit.
 */
export async function cover(tx: Tx, { userId, day, photos, most, seconds }: Covered): Promise<boolean> {
  const wanted = sql`${sql.param(photos)}::text[]`;
  const together = sql`array(select distinct unnest(scan_uses.photos || ${wanted}))`;
  const { rowCount } = await tx.execute(sql`
    update scan_uses set photos = ${together}
    where user_id = ${userId} and held_until is null and photos && ${wanted}
      and (used_at > now() - make_interval(secs => ${seconds}) or (day = ${day}::date and not photos @> ${wanted}))
      and (
        select greatest(count(*) filter (where one like ${`${OVERVIEW}%`}), count(*) filter (where one not like ${`${OVERVIEW}%`}))
        from unnest(${together}) one) <= ${most}::int`);
  return (rowCount ?? 0) > 0;
}

interface Followed {
  userId: string;
  /** The scan that counted the overview. */
  overview: string;
  scanId: string;
  /** Hashes. */
  photos: string[];
  most: number;
  seconds: number;
}

/** True when the photos follow an overview that was counted: its place is theirs now, and no other photos can have it. */
export async function follow(
  tx: Tx,
  { userId, overview, scanId, photos, most, seconds }: Followed,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update scan_uses set scan_id = ${scanId}, photos = photos || ${sql.param(photos)}::text[]
    where scan_id = ${overview} and user_id = ${userId} and held_until is null
      and used_at > now() - make_interval(secs => ${seconds})
      and ${photos.length}::int <= ${most}::int`);
  return (rowCount ?? 0) > 0;
}

/** Gives back a place that an overview had taken. */
export async function refund(tx: Tx, scanId: string): Promise<void> {
  await tx.delete(scanUses).where(eq(scanUses.scanId, scanId));
}

/** False when the hold expired and another scan has the place. */
export async function confirm(tx: Tx, scanId: string): Promise<boolean> {
  const used = await tx
    .update(scanUses)
    .set({ heldUntil: null, usedAt: sql`now()` })
    .where(eq(scanUses.scanId, scanId))
    .returning({ place: scanUses.place });
  return used.length === 1;
}

export async function release(tx: Tx, scanId: string): Promise<void> {
  await tx.delete(scanUses).where(and(eq(scanUses.scanId, scanId), isNotNull(scanUses.heldUntil)));
}

export async function countTaken(tx: Tx, userId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ taken: sql<number>`count(*)::int` })
    .from(scanUses)
    .where(
      and(
        eq(scanUses.userId, userId),
        eq(scanUses.day, day),
        or(isNull(scanUses.heldUntil), gt(scanUses.heldUntil, sql`now()`)),
      ),
    );
  return row!.taken;
}

/** Removes days that are over in every time zone. */
export async function removePast(tx: Tx): Promise<void> {
  await tx.delete(scanUses).where(lt(scanUses.day, sql`current_date - 2`));
}
