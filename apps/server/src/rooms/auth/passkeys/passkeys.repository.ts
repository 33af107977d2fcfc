import { and, asc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { passkeyChallenges, passkeys } from '../auth-methods.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type Challenge = typeof passkeyChallenges.$inferInsert;

export async function list(tx: Tx, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findByCredential(tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Undefined when this passkey is kept already. */
export async function insert(tx: Tx, values: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning();
  return row;
}

/** False when its count did not grow since: then another answer came before, or the passkey was copied. */
export async function touch(
  tx: Tx,
  id: string,
  { counter, synced }: Pick<PasskeyRow, 'counter' | 'synced'>,
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter, synced, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function rename(
  tx: Tx,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

export async function remove(tx: Tx, userId: string, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** Those that the mailbox did not say yes to, or not before then. */
export async function removeUnconfirmed(tx: Tx, userId: string, before: Date | undefined): Promise<void> {
  const confirmedLate = before && gte(passkeys.mailboxConfirmedAt, before);
  const isDoubtful = or(isNull(passkeys.mailboxConfirmedAt), confirmedLate);
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), isDoubtful));
}

/** Without the keys: they would tell no user anything. */
export async function exported(tx: Tx, userId: string) {
  const { name, synced, createdAt, lastUsedAt } = passkeys;
  return tx.select({ name, synced, createdAt, lastUsedAt }).from(passkeys).where(eq(passkeys.userId, userId));
}

/** What is asked for again in one session, for one purpose, replaces what was asked for before. */
export async function keepChallenge(tx: Tx, values: Challenge): Promise<void> {
  await removeExpiredChallenges(tx);
  if (values.sessionId)
    await tx
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.sessionId, values.sessionId),
          eq(passkeyChallenges.purpose, values.purpose),
          ne(passkeyChallenges.challengeHash, values.challengeHash),
        ),
      );
  await tx.insert(passkeyChallenges).values(values);
}

/** Whatever it was made for, it is gone now: a challenge gets one answer. */
export async function useChallenge(tx: Tx, challengeHash: string) {
  const [row] = await tx
    .delete(passkeyChallenges)
    .where(
      and(eq(passkeyChallenges.challengeHash, challengeHash), gt(passkeyChallenges.expiresAt, sql`now()`)),
    )
    .returning();
  return row;
}

export async function removeExpiredChallenges(tx: Tx): Promise<void> {
  await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
}
