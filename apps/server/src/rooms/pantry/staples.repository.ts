import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { staples } from './pantry.tables.ts';

/** The lists of several households at once; those without a list are absent. */
export function listsOf(householdIds: readonly string[]) {
  return sql<{ householdId: string; foods: string[] }>`
    select household_id as "householdId", foods from staples where household_id = any(${sql.param(householdIds)}::uuid[])`;
}

/** One household's list, within a transaction. */
export async function listOf(tx: Tx, householdId: string): Promise<string[] | undefined> {
  const [row] = await tx
    .select({ foods: staples.foods })
    .from(staples)
    .where(eq(staples.householdId, householdId));
  return row?.foods;
}

export async function replace(tx: Tx, householdId: string, foods: string[]): Promise<void> {
  await tx
    .insert(staples)
    .values({ householdId, foods })
    .onConflictDoUpdate({ target: staples.householdId, set: { foods } });
}

export async function remove(tx: Tx, householdId: string): Promise<void> {
  await tx.delete(staples).where(eq(staples.householdId, householdId));
}
