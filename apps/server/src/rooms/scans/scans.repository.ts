import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { scanCorrections, scans } from './scans.tables.ts';

export type ScanRow = typeof scans.$inferSelect;
export type Correction = Omit<typeof scanCorrections.$inferInsert, 'scanId'>;

export async function insert(tx: Tx, values: typeof scans.$inferInsert): Promise<void> {
  await tx.insert(scans).values(values);
}

/** The newest scans that found something. */
export async function listLatest(tx: Tx, userId: string, limit: number): Promise<ScanRow[]> {
  return tx
    .select()
    .from(scans)
    .where(and(eq(scans.userId, userId), sql`${scans.ingredients} <> '[]'::jsonb`))
    .orderBy(desc(scans.createdAt))
    .limit(limit);
}

export async function findOwn(tx: Tx, userId: string, id: string): Promise<ScanRow | undefined> {
  const [row] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.id, id), eq(scans.userId, userId)));
  return row;
}

/** Of everybody. */
export async function countAll(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(scans)
    .where(eq(scans.counted, true));
  return row?.total ?? 0;
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

/** What the cook says now stands in place of what was said before. */
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

/** Scans that found nothing only serve the report of corrections, which looks back a year at most. */
export async function removeEmpty(tx: Tx, olderThanDays: number): Promise<void> {
  await tx
    .delete(scans)
    .where(
      sql`${scans.ingredients} = '[]'::jsonb and ${scans.createdAt} < now() - make_interval(days => ${olderThanDays})`,
    );
}
