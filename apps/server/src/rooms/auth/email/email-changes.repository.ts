import { and, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { users } from '../../../db/users.tables.ts';
import { emailChanges, formerEmails } from '../auth.tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;
export type FormerEmailRow = typeof formerEmails.$inferSelect;

/** One at a time for each person: a newer wish replaces the older one and its link. */
export async function ask(tx: Tx, userId: string, newEmail: string, expiresAt: Date): Promise<void> {
  const values = { newEmail, expiresAt, tokenHash: null };
  await tx
    .insert(emailChanges)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: emailChanges.userId, set: values });
}

export async function findPending(tx: Tx, userId: string): Promise<EmailChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`)));
  return row;
}

/** False when another address was asked for meanwhile. */
export async function setToken(
  tx: Tx,
  { userId, newEmail }: EmailChangeRow,
  tokenHash: string,
): Promise<boolean> {
  const rows = await tx
    .update(emailChanges)
    .set({ tokenHash })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.newEmail, newEmail)))
    .returning({ userId: emailChanges.userId });
  return rows.length === 1;
}

/** The new address, for the one caller that used the link. */
export async function consume(tx: Tx, userId: string, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.tokenHash, tokenHash),
        gt(emailChanges.expiresAt, sql`now()`),
      ),
    )
    .returning({ newEmail: emailChanges.newEmail });
  return row?.newEmail;
}

export async function drop(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Whether another user had this address and can still go back to it. */
export async function isHeld(tx: Tx, email: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: formerEmails.id })
    .from(formerEmails)
    .where(
      and(
        sql`lower(${formerEmails.email}) = lower(${email})`,
        ne(formerEmails.userId, userId),
        gt(formerEmails.expiresAt, sql`now()`),
      ),
    );
  return rows.length > 0;
}

/** Returns its id. The address may have been held before, by a user whose time to go back is over. */
export async function hold(tx: Tx, userId: string, email: string, expiresAt: Date): Promise<string> {
  await release(tx, email);
  const [row] = await tx
    .insert(formerEmails)
    .values({ userId, email, expiresAt })
    .returning({ id: formerEmails.id });
  return row!.id;
}

export async function release(tx: Tx, email: string): Promise<void> {
  await tx.delete(formerEmails).where(sql`lower(${formerEmails.email}) = lower(${email})`);
}

export async function setReturnToken(
  tx: Tx,
  id: string,
  tokenHash: string,
): Promise<FormerEmailRow | undefined> {
  const [row] = await tx
    .update(formerEmails)
    .set({ tokenHash })
    .where(and(eq(formerEmails.id, id), gt(formerEmails.expiresAt, sql`now()`)))
    .returning();
  return row;
}

/** For the one caller that used the link. Where it came after other changes, these cannot be gone back to either. */
export async function goBack(tx: Tx, tokenHash: string): Promise<FormerEmailRow | undefined> {
  const [row] = await tx
    .delete(formerEmails)
    .where(and(eq(formerEmails.tokenHash, tokenHash), gt(formerEmails.expiresAt, sql`now()`)))
    .returning();
  if (row)
    await tx
      .delete(formerEmails)
      .where(and(eq(formerEmails.userId, row.userId), gte(formerEmails.changedAt, row.changedAt)));
  return row;
}

/** Locks the account. */
export async function lockEmail(
  tx: Tx,
  userId: string,
): Promise<{ email: string; emailConfirmedAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

/** What an export says of it. */
export async function exported(tx: Tx, userId: string) {
  const pending = await findPending(tx, userId);
  const former = await tx
    .select({
      email: formerEmails.email,
      changedAt: formerEmails.changedAt,
      keptUntil: formerEmails.expiresAt,
    })
    .from(formerEmails)
    .where(eq(formerEmails.userId, userId));
  return [...(pending ? [{ newEmail: pending.newEmail, expiresAt: pending.expiresAt }] : []), ...former];
}

export async function removeExpired(tx: Tx): Promise<void> {
  for (const table of [emailChanges, formerEmails])
    await tx.delete(table).where(lt(table.expiresAt, sql`now()`));
}
