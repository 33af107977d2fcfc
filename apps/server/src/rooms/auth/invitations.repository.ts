import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { invitations } from './auth.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

export async function insert(tx: Tx, values: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [row] = await tx.insert(invitations).values(values).returning();
  return row!;
}

const isOpen = and(isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`));

/** By the token of the link or by that of the email. None of a disabled account. */
export async function findOpen(tx: Tx, tokenHash: string): Promise<InvitationRow | undefined> {
  const isNamed = or(eq(invitations.tokenHash, tokenHash), eq(invitations.mailedHash, tokenHash));
  const [row] = await tx
    .select({ row: invitations })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(isNamed, isOpen, isNull(users.disabledAt)));
  return row?.row;
}

export async function countOpen(tx: Tx): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(invitations).where(isOpen);
  return row?.count ?? 0;
}

/** True for the one account that used it. */
export async function use(tx: Tx, id: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ usedBy: userId, usedAt: sql`now()` })
    .where(and(eq(invitations.id, id), isOpen))
    .returning({ id: invitations.id });
  return rows.length === 1;
}

export async function list(
  tx: Tx,
  limit: number,
): Promise<{ row: InvitationRow; username: string | null }[]> {
  return tx
    .select({ row: invitations, username: users.username })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.usedBy))
    .orderBy(desc(invitations.createdAt))
    .limit(limit);
}

/** What a person invited, without the tokens. */
export async function listOf(tx: Tx, userId: string) {
  return tx
    .select({
      email: invitations.email,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      usedAt: invitations.usedAt,
    })
    .from(invitations)
    .where(eq(invitations.invitedBy, userId))
    .orderBy(desc(invitations.createdAt));
}

export async function revoke(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
    .returning({ id: invitations.id });
  return rows.length === 1;
}

export async function removeTo(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from invitations where lower(email) = (select lower(email) from users where id = ${userId})`,
  );
}

export async function removeOld(tx: Tx): Promise<void> {
  await tx.delete(invitations).where(lt(invitations.expiresAt, sql`now() - interval '90 days'`));
}
