import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { providerLinks, providerRequests } from '../auth-methods.tables.ts';

export type LinkRow = typeof providerLinks.$inferSelect;
type Named = Pick<LinkRow, 'issuer' | 'subject'>;
const isNamed = ({ issuer, subject }: Named) =>
  and(eq(providerLinks.issuer, issuer), eq(providerLinks.subject, subject));

export async function find(tx: Tx, named: Named): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(providerLinks).where(isNamed(named));
  return row;
}

/** False when either side is connected already. */
export async function insert(tx: Tx, values: typeof providerLinks.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(providerLinks)
    .values(values)
    .onConflictDoNothing()
    .returning({ userId: providerLinks.userId });
  return rows.length === 1;
}

export async function touch(tx: Tx, named: Named): Promise<void> {
  await tx.update(providerLinks).set({ lastUsedAt: sql`now()` }).where(isNamed(named));
}

export async function setAdminByGroup(tx: Tx, named: Named, adminByGroup: boolean): Promise<void> {
  await tx.update(providerLinks).set({ adminByGroup }).where(isNamed(named));
}

export async function remove(tx: Tx, userId: string, issuer: string): Promise<boolean> {
  const rows = await tx
    .delete(providerLinks)
    .where(and(eq(providerLinks.userId, userId), eq(providerLinks.issuer, issuer)))
    .returning({ userId: providerLinks.userId });
  return rows.length === 1;
}

/** Those made since then. Returns whether one of them had made the person an administrator. */
export async function removeSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const rows = await tx
    .delete(providerLinks)
    .where(and(eq(providerLinks.userId, userId), gte(providerLinks.createdAt, since)))
    .returning({ adminByGroup: providerLinks.adminByGroup });
  return rows.some(({ adminByGroup }) => adminByGroup);
}

export async function exported(tx: Tx, userId: string) {
  const { issuer, subject, createdAt, lastUsedAt } = providerLinks;
  return tx
    .select({ issuer, subject, createdAt, lastUsedAt })
    .from(providerLinks)
    .where(eq(providerLinks.userId, userId));
}

export async function keepRequest(tx: Tx, values: typeof providerRequests.$inferInsert): Promise<void> {
  await removeExpiredRequests(tx);
  await tx.insert(providerRequests).values(values);
}

/** For the one caller that brings it: an answer works once. */
export async function useRequest(tx: Tx, stateHash: string) {
  const [row] = await tx
    .delete(providerRequests)
    .where(and(eq(providerRequests.stateHash, stateHash), gt(providerRequests.expiresAt, sql`now()`)))
    .returning();
  return row;
}

export async function removeExpiredRequests(tx: Tx): Promise<void> {
  await tx.delete(providerRequests).where(lt(providerRequests.expiresAt, sql`now()`));
}
