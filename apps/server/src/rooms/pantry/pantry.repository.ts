import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { pantryItems } from './pantry.tables.ts';

export type PantryRow = typeof pantryItems.$inferSelect;
export type NewRow = Omit<typeof pantryItems.$inferInsert, 'version' | 'createdAt'>;

/** Ordered by date, earliest first; items without a date last. */
export async function list(tx: Tx, householdId: string): Promise<PantryRow[]> {
  return tx
    .select()
    .from(pantryItems)
    .where(eq(pantryItems.householdId, householdId))
    .orderBy(sql`${pantryItems.bestBefore} asc nulls last`, asc(pantryItems.name), asc(pantryItems.id));
}

/** Items with a date, for several households at once. */
export function datedOf(householdIds: readonly string[]) {
  return sql<{ householdId: string; food: string; bestBefore: string }>`
    select household_id as "householdId", food, best_before::text as "bestBefore" from pantry_items
    where household_id = any(${sql.param(householdIds)}::uuid[]) and food is not null and best_before is not null
    order by best_before, name, id`;
}

export async function move(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(pantryItems).set({ householdId: to }).where(eq(pantryItems.householdId, from));
}

export async function insert(tx: Tx, rows: readonly NewRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(pantryItems).values([...rows]);
}

export async function find(tx: Tx, householdId: string, id: string): Promise<PantryRow | undefined> {
  const [row] = await tx
    .select()
    .from(pantryItems)
    .where(and(eq(pantryItems.id, id), eq(pantryItems.householdId, householdId)));
  return row;
}

/** Undefined when another request changed it in between. */
export async function update(
  tx: Tx,
  householdId: string,
  { id, version }: { id: string; version: number },
  values: Partial<NewRow>,
): Promise<PantryRow | undefined> {
  const [row] = await tx
    .update(pantryItems)
    .set({ ...values, version: version + 1 })
    .where(
      and(eq(pantryItems.id, id), eq(pantryItems.householdId, householdId), eq(pantryItems.version, version)),
    )
    .returning();
  return row;
}

export async function remove(tx: Tx, householdId: string, id: string, version?: number): Promise<boolean> {
  const own = and(eq(pantryItems.id, id), eq(pantryItems.householdId, householdId));
  const rows = await tx
    .delete(pantryItems)
    .where(version === undefined ? own : and(own, eq(pantryItems.version, version)))
    .returning({ id: pantryItems.id });
  return rows.length === 1;
}
