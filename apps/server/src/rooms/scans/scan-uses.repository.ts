import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { scanUses } from './scans.tables.ts';

interface Hold {
  scanId: string;
  userId: string;
  day: string;
  /** How many places the day has. */
  places: number;
  seconds: number;
}

/**
 * Takes the first free place of the day for a scan that begins. A hold whose scan never came back is free again.
 * False: all places are taken.
 */
export async function hold(tx: Tx, { scanId, userId, day, places, seconds }: Hold): Promise<boolean> {
  const heldUntil = sql`now() + make_interval(secs => ${seconds})`;
  for (let place = 1; place <= places; place++) {
    const taken = await tx
      .insert(scanUses)
      .values({ userId, day, place, scanId, heldUntil })
      .onConflictDoUpdate({
        target: [scanUses.userId, scanUses.day, scanUses.place],
        set: { scanId, heldUntil },
        setWhere: lt(scanUses.heldUntil, sql`now()`),
      })
      .returning({ place: scanUses.place });
    if (taken.length === 1) return true;
  }
  return false;
}

/** False: the hold ran out and another scan has the place. */
export async function confirm(tx: Tx, scanId: string): Promise<boolean> {
  const used = await tx
    .update(scanUses)
    .set({ heldUntil: null })
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

/** Days that are over in every time zone. */
export async function removePast(tx: Tx): Promise<void> {
  await tx.delete(scanUses).where(lt(scanUses.day, sql`current_date - 2`));
}
