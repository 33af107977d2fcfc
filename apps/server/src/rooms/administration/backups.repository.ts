import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { backups } from './backups.tables.ts';

export type BackupRow = typeof backups.$inferSelect;

export async function insert(tx: Tx, row: BackupRow): Promise<void> {
  await tx.insert(backups).values(row);
}

/** Newest first. */
export async function latest(tx: Tx, limit: number): Promise<BackupRow[]> {
  return tx.select().from(backups).orderBy(desc(backups.at)).limit(limit);
}

/** The newest in a place that worked, or the newest that did not. */
export async function last(tx: Tx, place: string, kind: 'made' | 'failed'): Promise<BackupRow | undefined> {
  const [row] = await tx
    .select()
    .from(backups)
    .where(and(eq(backups.place, place), kind === 'made' ? isNotNull(backups.bytes) : isNull(backups.bytes)))
    .orderBy(desc(backups.at))
    .limit(1);
  return row;
}

/** Those in a place that worked, but for the newest. */
export async function beyond(tx: Tx, place: string, keep: number): Promise<BackupRow[]> {
  return tx
    .select()
    .from(backups)
    .where(and(eq(backups.place, place), isNotNull(backups.bytes)))
    .orderBy(desc(backups.at))
    .offset(keep);
}

/** What went wrong long ago helps no user. */
export async function forgetFailures(tx: Tx, keep: number): Promise<void> {
  const old = tx
    .select({ id: backups.id })
    .from(backups)
    .where(isNull(backups.bytes))
    .orderBy(desc(backups.at))
    .offset(keep);
  await tx.delete(backups).where(inArray(backups.id, old));
}

export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.delete(backups).where(eq(backups.id, id));
}
