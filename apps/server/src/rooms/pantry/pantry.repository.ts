import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { pantryItems } from './pantry.tables.ts';

export type PantryRow = typeof pantryItems.$inferSelect;
export type NewRow = Omit<typeof pantryItems.$inferInsert, 'version' | 'createdAt' | 'removedAt'>;

const inPantry = (householdId: string) =>
  and(eq(pantryItems.householdId, householdId), isNull(pantryItems.removedAt));

/** Ordered by date, earliest first; items without a date last. */
export async function list(tx: Tx, householdId: string): Promise<PantryRow[]> {
  return tx
    .select()
    .from(pantryItems)
    .where(inPantry(householdId))
    .orderBy(sql`${pantryItems.bestBefore} asc nulls last`, asc(pantryItems.name), asc(pantryItems.id));
}

/** Items with a date, for several households at once. */
export function datedOf(householdIds: readonly string[]) {
  return sql<{ householdId: string; food: string; bestBefore: string }>`
    select household_id as "householdId", food, best_before::text as "bestBefore" from pantry_items
    where household_id = any(${sql.param(householdIds)}::uuid[]) and removed_at is null
      and food is not null and best_before is not null
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
    .where(and(eq(pantryItems.id, id), inPantry(householdId)));
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
    .where(and(eq(pantryItems.id, id), inPantry(householdId), eq(pantryItems.version, version)))
    .returning();
  return row;
}

/** For good, as when it was used up. False when another request changed it in between. */
export async function remove(tx: Tx, householdId: string, id: string, version: number): Promise<boolean> {
  const rows = await tx
    .delete(pantryItems)
    .where(and(eq(pantryItems.id, id), inPantry(householdId), eq(pantryItems.version, version)))
    .returning({ id: pantryItems.id });
  return rows.length === 1;
}

/** Takes it out, or puts it back. False when it is neither in the pantry nor was taken out lately. */
export async function setRemoved(
  tx: Tx,
  householdId: string,
  id: string,
  removed: boolean,
): Promise<boolean> {
  const rows = await tx
    .update(pantryItems)
    .set({ removedAt: removed ? sql`now()` : null, version: sql`${pantryItems.version} + 1` })
    .where(
      removed
        ? and(eq(pantryItems.id, id), inPantry(householdId))
        : and(eq(pantryItems.id, id), eq(pantryItems.householdId, householdId)),
    )
    .returning({ id: pantryItems.id });
  return rows.length === 1;
}

export async function deleteRemoved(tx: Tx, hours: number): Promise<void> {
  await tx
    .delete(pantryItems)
    .where(lt(pantryItems.removedAt, sql`now() - make_interval(hours => ${hours})`));
}
