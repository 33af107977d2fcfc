import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { type AccountRow, accountColumns } from '../auth/auth.room.ts';
import { apiTokens } from './tokens.tables.ts';

export type TokenRow = typeof apiTokens.$inferSelect;

export async function countOf(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ tokens: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
  return row!.tokens;
}

export async function insert(tx: Tx, values: typeof apiTokens.$inferInsert): Promise<TokenRow> {
  const [row] = await tx.insert(apiTokens).values(values).returning();
  return row!;
}

export async function list(tx: Tx, userId: string): Promise<TokenRow[]> {
  return tx
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

/** Nothing for one that has ended, or of a disabled account. */
export async function findLive(
  tx: Tx,
  tokenHash: string,
): Promise<{ token: TokenRow; user: AccountRow } | undefined> {
  const [row] = await tx
    .select({ token: apiTokens, user: accountColumns })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, sql`now()`), isNull(users.disabledAt)),
    );
  return row;
}

export async function touch(tx: Tx, id: string): Promise<void> {
  await tx.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, id));
}

export async function remove(tx: Tx, userId: string, id: string): Promise<TokenRow | undefined> {
  const [row] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning();
  return row;
}

export async function removeEnded(tx: Tx, days: number): Promise<void> {
  await tx.delete(apiTokens).where(lt(apiTokens.expiresAt, sql`now() - make_interval(days => ${days})`));
}
