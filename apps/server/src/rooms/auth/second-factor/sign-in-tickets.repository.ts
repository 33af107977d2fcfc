import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { signInTickets } from '../auth.tables.ts';

/** Keeps the newest of a person, so that signing in repeatedly cannot fill the table. */
export async function insert(tx: Tx, values: typeof signInTickets.$inferInsert, keep: number): Promise<void> {
  await tx.insert(signInTickets).values(values);
  const kept = tx
    .select({ tokenHash: signInTickets.tokenHash })
    .from(signInTickets)
    .where(eq(signInTickets.userId, values.userId))
    .orderBy(desc(signInTickets.expiresAt))
    .limit(keep);
  await tx
    .delete(signInTickets)
    .where(and(eq(signInTickets.userId, values.userId), sql`${signInTickets.tokenHash} not in ${kept}`));
}

/** Whose sign-in it is. Counts one try, before the code is looked at, so that tries at the same time count too. */
export async function useTry(
  tx: Tx,
  tokenHash: string,
  triesMax: number,
): Promise<{ userId: string; sessionEndsAt: Date | null } | undefined> {
  const [row] = await tx
    .update(signInTickets)
    .set({ tries: sql`${signInTickets.tries} + 1` })
    .where(
      and(
        eq(signInTickets.tokenHash, tokenHash),
        gt(signInTickets.expiresAt, sql`now()`),
        lt(signInTickets.tries, triesMax),
      ),
    )
    .returning({ userId: signInTickets.userId, sessionEndsAt: signInTickets.sessionEndsAt });
  return row;
}

/** True for the one caller that used it. */
export async function use(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(signInTickets)
    .where(eq(signInTickets.tokenHash, tokenHash))
    .returning({ userId: signInTickets.userId });
  return rows.length === 1;
}

export async function removeTickets(tx: Tx, userId: string): Promise<void> {
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(signInTickets).where(lt(signInTickets.expiresAt, sql`now()`));
}
