import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { secondFactors } from './auth.tables.ts';
import { passkeys, signInMethodEmails } from './auth-methods.tables.ts';

export type SignInMethodEmail = typeof signInMethodEmails.$inferSelect;

/** False when what it is about is gone meanwhile. */
export async function insert(tx: Tx, values: SignInMethodEmail): Promise<boolean> {
  const { userId, passkeyId } = values;
  const found =
    passkeyId === null
      ? await tx
          .select({ id: secondFactors.userId })
          .from(secondFactors)
          .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
      : await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, passkeyId));
  if (found.length > 0) await tx.insert(signInMethodEmails).values(values);
  return found.length > 0;
}

/** Locks the account, so that the mailbox's answer and a change of email come one after the other. */
export async function use(tx: Tx, tokenHash: string): Promise<SignInMethodEmail | undefined> {
  const isOpen = and(
    eq(signInMethodEmails.tokenHash, tokenHash),
    gt(signInMethodEmails.expiresAt, sql`now()`),
  );
  const [found] = await tx
    .select({ userId: signInMethodEmails.userId })
    .from(signInMethodEmails)
    .where(isOpen);
  if (!found) return undefined;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update');
  const [row] = await tx.delete(signInMethodEmails).where(isOpen).returning();
  return row;
}

export async function removeOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(signInMethodEmails).where(eq(signInMethodEmails.userId, userId));
}

/** Those about one-time codes. */
export async function removeOfCodes(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(signInMethodEmails)
    .where(and(eq(signInMethodEmails.userId, userId), isNull(signInMethodEmails.passkeyId)));
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(signInMethodEmails).where(lt(signInMethodEmails.expiresAt, sql`now()`));
}

/** The mailbox says yes to what the email is about. */
export async function confirm(tx: Tx, { userId, passkeyId }: SignInMethodEmail): Promise<void> {
  const now = { mailboxConfirmedAt: sql`now()` };
  if (passkeyId === null) await tx.update(secondFactors).set(now).where(eq(secondFactors.userId, userId));
  else await tx.update(passkeys).set(now).where(eq(passkeys.id, passkeyId));
}

/** A user who confirms a new account says yes to the passkey it was made with: both are of one transaction, thus of one time. */
export async function confirmFirstPasskey(tx: Tx, userId: string): Promise<void> {
  const madeAt = tx.select({ at: users.createdAt }).from(users).where(eq(users.id, userId));
  await tx
    .update(passkeys)
    .set({ mailboxConfirmedAt: sql`now()` })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.createdAt, sql`(${madeAt})`)));
}

/** The time of the newest way in that the mailbox did not say yes to. */
export async function newestUnconfirmed(tx: Tx, userId: string): Promise<Date | undefined> {
  const keys = await tx
    .select({ at: passkeys.createdAt })
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), isNull(passkeys.mailboxConfirmedAt)));
  const codes = await tx
    .select({ at: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        isNull(secondFactors.mailboxConfirmedAt),
      ),
    );
  const times = [...keys, ...codes].flatMap(({ at }) => (at ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
