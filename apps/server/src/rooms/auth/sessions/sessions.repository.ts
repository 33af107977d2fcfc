import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { users } from '../../../db/users.tables.ts';
import { sessions } from '../auth.tables.ts';
import { type AccountRow, accountColumns } from '../users.repository.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insert(tx: Tx, values: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await tx.insert(sessions).values(values).returning({ id: sessions.id });
  return row!.id;
}

export async function findLive(
  tx: Tx,
  tokenHash: string,
): Promise<{ session: SessionRow; user: AccountRow } | undefined> {
  const [row] = await tx
    .select({ session: sessions, user: accountColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`), isNull(users.disabledAt)),
    );
  return row;
}

/** Never beyond its end. */
export async function touch(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  const soonest = sql`least(${sessions.endsAt}, ${expiresAt.toISOString()}::timestamptz)`;
  await tx.update(sessions).set({ lastUsedAt: sql`now()`, expiresAt: soonest }).where(eq(sessions.id, id));
}

/** Asked of the database and not of a cache: a session is elevated everywhere at once, and no longer than it should be. */
export async function isElevated(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.elevatedUntil, sql`now()`)));
  return rows.length === 1;
}

export async function elevate(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.update(sessions).set({ elevatedUntil: until }).where(eq(sessions.id, id));
}

export async function listLive(tx: Tx, userId: string, limit: number): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(limit);
}

export async function remove(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

export async function removeAll(tx: Tx, userId: string, exceptId?: string): Promise<void> {
  const others = exceptId ? ne(sessions.id, exceptId) : undefined;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Keeps the newest sessions of a person, so that signing in repeatedly cannot fill the table. */
export async function removeBeyond(tx: Tx, userId: string, keep: number): Promise<void> {
  const kept = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(keep);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), sql`${sessions.id} not in ${kept}`));
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
