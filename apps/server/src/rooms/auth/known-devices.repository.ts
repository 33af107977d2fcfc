import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { knownDevices } from './auth.tables.ts';

export async function isKnownTo(tx: Tx, email: string, markHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.markHash, markHash), sql`lower(${users.email}) = lower(${email})`));
  return rows.length > 0;
}

/** Whether anybody signed in with this mark: only the server makes marks, so all others are made up. */
export async function isKnown(tx: Tx, markHash: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.markHash, markHash))
    .limit(1);
  return rows.length > 0;
}

/** True when this person had used the device before. */
export async function touch(tx: Tx, userId: string, markHash: string): Promise<boolean> {
  const rows = await tx
    .update(knownDevices)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.markHash, markHash)))
    .returning({ userId: knownDevices.userId });
  return rows.length > 0;
}

export async function insert(tx: Tx, userId: string, markHash: string): Promise<void> {
  await tx.insert(knownDevices).values({ userId, markHash }).onConflictDoNothing();
}

export async function list(tx: Tx, userId: string, limit: number) {
  return tx
    .select({ createdAt: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(limit);
}

export async function removeAll(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Keeps the devices that were used last, so that signing in repeatedly cannot fill the table. */
export async function removeBeyond(tx: Tx, userId: string, keep: number): Promise<void> {
  const kept = tx
    .select({ markHash: knownDevices.markHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(keep);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), sql`${knownDevices.markHash} not in ${kept}`));
}

export async function removeUnused(tx: Tx, days: number): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(lt(knownDevices.lastUsedAt, sql`now() - make_interval(days => ${days})`));
}
