import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { scanLooks } from './memories.tables.ts';

export type ScanLook = typeof scanLooks.$inferSelect;
export type KeptLook = typeof scanLooks.$inferInsert;
type Answer = Pick<ScanLook, 'answer' | 'answerName' | 'answerFood'>;

const DAY_AGO = sql`now() - interval '1 day'`;

export async function insert(tx: Tx, looks: KeptLook[]): Promise<void> {
  if (looks.length > 0) await tx.insert(scanLooks).values(looks);
}

/** The looks of a scan; none once a day is over. */
export async function listOf(tx: Tx, userId: string, scanId: string): Promise<ScanLook[]> {
  return tx
    .select()
    .from(scanLooks)
    .where(and(eq(scanLooks.scanId, scanId), eq(scanLooks.userId, userId), gt(scanLooks.createdAt, DAY_AGO)))
    .orderBy(scanLooks.id);
}

export async function setAnswer(tx: Tx, scanId: string, id: string, answer: Answer): Promise<void> {
  await tx
    .update(scanLooks)
    .set(answer)
    .where(and(eq(scanLooks.scanId, scanId), eq(scanLooks.id, id)));
}

/** What the cook went on with: of the shown things all but the removed ones, of the others those that were added. */
export async function setKept(tx: Tx, scanId: string, removed: string[], added: string[]): Promise<void> {
  await tx.execute(sql`
    update scan_looks set kept = case
      when shown then not (name = any(${sql.param(removed)}::text[]))
      when name = any(${sql.param(added)}::text[]) then true end
    where scan_id = ${scanId} and name is not null`);
}

/** Forgets the household's looks behind a name, or all, so that a later answer cannot bring them back. */
export async function forget(tx: Tx, householdId: string, name?: string): Promise<void> {
  const named =
    name === undefined ? undefined : sql`coalesce(${scanLooks.answerName}, ${scanLooks.name}) = ${name}`;
  await tx
    .update(scanLooks)
    .set({ embedding: null, words: [] })
    .where(
      and(sql`${scanLooks.userId} in (select id from users where household_id = ${householdId})`, named),
    );
}

export async function removePast(tx: Tx): Promise<void> {
  await tx.delete(scanLooks).where(lt(scanLooks.createdAt, DAY_AGO));
}
