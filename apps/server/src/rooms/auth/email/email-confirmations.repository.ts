import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { users } from '../../../db/users.tables.ts';
import { emailConfirmations, passwordResets } from '../auth.tables.ts';
import type { UserRow } from '../users.repository.ts';

/** One open link per person: a newer email invalidates the older one. */
export async function replace(tx: Tx, userId: string, tokenHash: string, expiresAt: Date): Promise<void> {
  await drop(tx, userId);
  await tx.insert(emailConfirmations).values({ userId, tokenHash, expiresAt });
}

/** The person of the one caller that used the link. A link works only once. */
export async function consume(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, sql`now()`)))
    .returning({ userId: emailConfirmations.userId });
  return row?.userId;
}

export async function drop(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
}

/** True for the call that confirmed it. */
export async function confirm(tx: Tx, userId: string): Promise<boolean> {
  await drop(tx, userId);
  const rows = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** The account that a link from an email belongs to, of either kind: both prove that the mailbox is one's own. */
export async function findByEmail(tx: Tx, tokenHash: string): Promise<UserRow | undefined> {
  for (const emails of [emailConfirmations, passwordResets]) {
    const [row] = await tx
      .select({ user: users })
      .from(emails)
      .innerJoin(users, eq(users.id, emails.userId))
      .where(and(eq(emails.tokenHash, tokenHash), gt(emails.expiresAt, sql`now()`)));
    if (row) return row.user;
  }
  return undefined;
}

export async function allConfirmed(tx: Tx, userIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.emailConfirmedAt)));
  return rows.length === 0;
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, sql`now()`));
}
