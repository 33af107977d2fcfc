import { eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { guaranteeMarks } from './billing.tables.ts';

export async function exists(tx: Tx, mark: string): Promise<boolean> {
  const rows = await tx.select().from(guaranteeMarks).where(eq(guaranteeMarks.mark, mark));
  return rows.length > 0;
}

/** Returns how many of them are new. */
export async function insert(tx: Tx, marks: readonly string[]): Promise<number> {
  const rows = await tx
    .insert(guaranteeMarks)
    .values(marks.map((mark) => ({ mark })))
    .onConflictDoNothing()
    .returning({ mark: guaranteeMarks.mark });
  return rows.length;
}

export async function removeOld(tx: Tx, days: number): Promise<void> {
  await tx
    .delete(guaranteeMarks)
    .where(lt(guaranteeMarks.usedAt, sql`now() - make_interval(days => ${days})`));
}
