import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { scanCorrections, scans } from './scans.tables.ts';

export type ScanRow = typeof scans.$inferSelect;
export type Correction = Omit<typeof scanCorrections.$inferInsert, 'scanId'>;

export async function insert(tx: Tx, values: typeof scans.$inferInsert): Promise<void> {
  await tx.insert(scans).values(values);
}

/** The newest scans with findings. */
export async function listLatest(tx: Tx, userId: string, limit: number): Promise<ScanRow[]> {
  return tx.select().from(scans).where(listed(userId)).orderBy(desc(scans.createdAt)).limit(limit);
}

/** Those in which something was found. */
const listed = (userId: string) => and(eq(scans.userId, userId), sql`${scans.ingredients} <> '[]'::jsonb`);

export async function countListed(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(scans).where(listed(userId));
  return row!.total;
}

export async function findOwn(tx: Tx, userId: string, id: string): Promise<ScanRow | undefined> {
  const [row] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.id, id), eq(scans.userId, userId)));
  return row;
}

/** The scans of all people. */
export async function countAll(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(scans)
    .where(eq(scans.counted, true));
  return row?.total ?? 0;
}

/** Whether any scan of this person found something. */
export async function hasFound(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.userId, userId), eq(scans.counted, true)))
    .limit(1);
  return rows.length > 0;
}

export async function countFor(
  tx: Tx,
  userId: string,
  day: string,
): Promise<{ today: number; total: number }> {
  const [row] = await tx
    .select({
      today: sql<number>`(count(*) filter (where ${scans.day} = ${day}))::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(scans)
    .where(and(eq(scans.userId, userId), eq(scans.counted, true)));
  return row!;
}

export async function countByDay(
  tx: Tx,
  userId: string,
  since: string,
): Promise<{ date: string; count: number }[]> {
  const { rows } = await tx.execute<{ date: string; count: number }>(sql`
    select day::text as date, count(*)::int as count from scans
    where user_id = ${userId} and counted and day >= ${since} group by day order by day`);
  return rows;
}

/** The most frequent findings of the latest scans. */
export async function topIngredients(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await tx.execute<{ name: string; count: number }>(sql`
    select found->>'name' as name, count(*)::int as count
    from (
      select ingredients from scans where user_id = ${userId} and counted order by created_at desc limit 1000
    ) as latest, jsonb_array_elements(ingredients) found
    where (found->>'preselected')::boolean and not coalesce((found->>'doubtful')::boolean, false)
    group by 1 order by 2 desc, 1 limit ${limit}`);
  return rows;
}

/** All scans of a person with their corrections, newest first. */
export async function listAll(tx: Tx, userId: string, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await tx.execute(sql`
    select id, created_at as "createdAt", photos, ingredients,
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'change', change)), '[]'::jsonb)
       from scan_corrections where scan_id = scans.id) as corrections
    from scans where user_id = ${userId} order by created_at desc, id limit ${limit} offset ${offset}`);
  return rows;
}

/** The corrections of these scans, by scan. */
export async function correctionsOf(tx: Tx, scanIds: string[]): Promise<Map<string, Correction[]>> {
  const rows = await tx
    .select()
    .from(scanCorrections)
    .where(inArray(scanCorrections.scanId, scanIds))
    .orderBy(scanCorrections.name);
  return new Map(scanIds.map((id) => [id, rows.filter(({ scanId }) => scanId === id)]));
}

/** Replaces what was said about these names. */
export async function amendCorrections(
  tx: Tx,
  scanId: string,
  names: string[],
  corrections: Correction[],
): Promise<void> {
  await tx
    .delete(scanCorrections)
    .where(and(eq(scanCorrections.scanId, scanId), inArray(scanCorrections.name, names)));
  if (corrections.length === 0) return;
  await tx.insert(scanCorrections).values(corrections.map((one) => ({ ...one, scanId })));
}

/** Replaces the earlier corrections of the scan. */
export async function replaceCorrections(tx: Tx, scanId: string, corrections: Correction[]): Promise<void> {
  await tx.delete(scanCorrections).where(eq(scanCorrections.scanId, scanId));
  if (corrections.length === 0) return;
  await tx.insert(scanCorrections).values(corrections.map((one) => ({ ...one, scanId })));
}

interface CorrectionCount extends Record<string, unknown> {
  name: string;
  shown: number;
  removed: number;
  added: number;
}

/** Most corrected first. */
export async function reportCorrections(tx: Tx, days: number, limit: number): Promise<CorrectionCount[]> {
  const { rows } = await tx.execute<CorrectionCount>(sql`
    with recent as (select id, ingredients from scans where created_at > now() - make_interval(days => ${days})),
    shown as (
      select found->>'name' as name, count(*) as times
      from recent, jsonb_array_elements(ingredients) found
      where (found->>'preselected')::boolean group by 1
    ),
    changed as (
      select name, count(*) filter (where change = 'removed') as removed, count(*) filter (where change = 'added') as added
      from scan_corrections join recent on recent.id = scan_id group by 1
    )
    select name, coalesce(times, 0)::int as shown, coalesce(removed, 0)::int as removed, coalesce(added, 0)::int as added
    from shown full join changed using (name)
    order by coalesce(removed, 0) + coalesce(added, 0) desc, coalesce(times, 0) desc, name
    limit ${limit}`);
  return rows;
}

/** Removes old scans without findings. Only the report of corrections uses them, and it covers a year at most. */
export async function removeEmpty(tx: Tx, olderThanDays: number): Promise<void> {
  await tx
    .delete(scans)
    .where(
      sql`${scans.ingredients} = '[]'::jsonb and ${scans.createdAt} < now() - make_interval(days => ${olderThanDays})`,
    );
}
