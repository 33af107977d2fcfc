import type { Language } from '@crisper/contract/languages';
import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { householdInvitations } from './household.tables.ts';

export type InvitationRow = typeof householdInvitations.$inferSelect;

const isOpen = gt(householdInvitations.expiresAt, sql`now()`);

export async function listOf(tx: Tx, householdId: string): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(householdInvitations)
    .where(and(eq(householdInvitations.householdId, householdId), isOpen))
    .orderBy(asc(householdInvitations.createdAt), asc(householdInvitations.id));
}

export async function countOf(tx: Tx, householdId: string): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(householdInvitations)
    .where(and(eq(householdInvitations.householdId, householdId), isOpen));
  return row?.rows ?? 0;
}

export async function insert(tx: Tx, values: typeof householdInvitations.$inferInsert): Promise<void> {
  await tx.insert(householdInvitations).values(values);
}

/** An open invitation with the name of who sent it; without one when that account is gone. None of a disabled account. */
export async function findByToken(
  tx: Tx,
  tokenHash: string,
): Promise<(InvitationRow & { inviter: string | null }) | undefined> {
  const [row] = await tx
    .select({ invitation: householdInvitations, inviter: users.username })
    .from(householdInvitations)
    .leftJoin(users, eq(users.id, householdInvitations.invitedBy))
    .where(and(eq(householdInvitations.tokenHash, tokenHash), isOpen, isNull(users.disabledAt)));
  return row && { ...row.invitation, inviter: row.inviter };
}

/** Puts a new token into an invitation that goes by mail. Undefined when it was taken back meanwhile. */
type Mailed = { email: string; inviter: string; language: Language | null };

export async function setToken(tx: Tx, id: string, tokenHash: string): Promise<Mailed | undefined> {
  const { rows } = await tx.execute<Mailed>(sql`
    update household_invitations set token_hash = ${tokenHash} from users
    where household_invitations.id = ${id} and users.id = invited_by and expires_at > now()
      and household_invitations.email is not null
    returning household_invitations.email, username as inviter, language`);
  return rows[0];
}

/** True for the one account that was made with it. */
export async function keepFor(tx: Tx, id: string, accountId: string): Promise<boolean> {
  const rows = await tx
    .update(householdInvitations)
    .set({ accountId })
    .where(and(eq(householdInvitations.id, id), isNull(householdInvitations.accountId), isOpen))
    .returning({ id: householdInvitations.id });
  return rows.length === 1;
}

/** True for the one caller that used it. */
export async function consume(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.delete(householdInvitations).where(eq(householdInvitations.id, id)).returning();
  return rows.length === 1;
}

export async function remove(tx: Tx, householdId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(householdInvitations)
    .where(and(eq(householdInvitations.id, id), eq(householdInvitations.householdId, householdId)))
    .returning();
  return rows.length === 1;
}

/** Those that a person who leaves has sent. */
export async function removeBy(tx: Tx, userId: string): Promise<void> {
  await tx.delete(householdInvitations).where(eq(householdInvitations.invitedBy, userId));
}

/** Those that were sent to an address whose account is deleted. */
export async function removeTo(tx: Tx, email: string): Promise<void> {
  await tx.delete(householdInvitations).where(sql`lower(${householdInvitations.email}) = lower(${email})`);
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(householdInvitations).where(lt(householdInvitations.expiresAt, sql`now()`));
}

export async function exportOf(tx: Tx, userId: string) {
  return tx
    .select({
      role: householdInvitations.role,
      email: householdInvitations.email,
      createdAt: householdInvitations.createdAt,
      expiresAt: householdInvitations.expiresAt,
    })
    .from(householdInvitations)
    .where(eq(householdInvitations.invitedBy, userId));
}
