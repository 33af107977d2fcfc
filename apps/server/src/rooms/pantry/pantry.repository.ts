import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { pantryItems } from './pantry.tables.ts';

export type PantryRow = typeof pantryItems.$inferSelect;
export type NewRow = Omit<typeof pantryItems.$inferInsert, 'version' | 'createdAt'>;

/** Ordered by date, earliest first; items without a date last. */
export async function list(tx: Tx, userId: string): Promise<PantryRow[]> {
  return tx
    .select()
    .from(pantryItems)
    .where(eq(pantryItems.userId, userId))
    .orderBy(sql`${pantryItems.bestBefore} asc nulls last`, asc(pantryItems.name), asc(pantryItems.id));
}

/** Items with a date, for several people at once. */
export function datedOf(userIds: readonly string[]) {
  return sql<{ userId: string; food: string; bestBefore: string }>`
    select user_id as "userId", food, best_before::text as "bestBefore" from pantry_items
    where user_id = any(${sql.param(userIds)}::uuid[]) and food is not null and best_before is not null
    order by best_before, name, id`;
}

/** Locks the person's pantry until the transaction ends. */
export async function lock(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

export async function insert(tx: Tx, rows: readonly NewRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(pantryItems).values([...rows]);
}

export async function find(tx: Tx, userId: string, id: string): Promise<PantryRow | undefined> {
  const [row] = await tx
    .select()
    .from(pantryItems)
    .where(and(eq(pantryItems.id, id), eq(pantryItems.userId, userId)));
  return row;
}

/** Undefined when another request changed it in between. */
export async function update(
  tx: Tx,
  userId: string,
  { id, version }: { id: string; version: number },
  values: Partial<NewRow>,
): Promise<PantryRow | undefined> {
  const [row] = await tx
    .update(pantryItems)
    .set({ ...values, version: version + 1 })
    .where(and(eq(pantryItems.id, id), eq(pantryItems.userId, userId), eq(pantryItems.version, version)))
    .returning();
  return row;
}

export async function remove(tx: Tx, userId: string, id: string, version?: number): Promise<boolean> {
  const own = and(eq(pantryItems.id, id), eq(pantryItems.userId, userId));
  const rows = await tx
    .delete(pantryItems)
    .where(version === undefined ? own : and(own, eq(pantryItems.version, version)))
    .returning({ id: pantryItems.id });
  return rows.length === 1;
}
