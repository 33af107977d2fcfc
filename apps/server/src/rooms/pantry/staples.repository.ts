import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { staples } from './pantry.tables.ts';

/** The lists of several people at once; people without a list are absent. */
export function listsOf(userIds: readonly string[]) {
  return sql<{ userId: string; foods: string[] }>`
    select user_id as "userId", foods from staples where user_id = any(${sql.param(userIds)}::uuid[])`;
}

/** One person's list, within a transaction. */
export async function listOf(tx: Tx, userId: string): Promise<string[] | undefined> {
  const [row] = await tx.select({ foods: staples.foods }).from(staples).where(eq(staples.userId, userId));
  return row?.foods;
}

export async function replace(tx: Tx, userId: string, foods: string[]): Promise<void> {
  await tx
    .insert(staples)
    .values({ userId, foods })
    .onConflictDoUpdate({ target: staples.userId, set: { foods } });
}

export async function remove(tx: Tx, userId: string): Promise<void> {
  await tx.delete(staples).where(eq(staples.userId, userId));
}
