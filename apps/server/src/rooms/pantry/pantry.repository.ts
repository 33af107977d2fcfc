import { and, asc, count, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { pantryItems } from './pantry.tables.ts';

type WholeRow = typeof pantryItems.$inferSelect;
/** A thing as the household sees it. */
export type PantryRow = Omit<WholeRow, 'householdId' | 'addedBy' | 'createdAt' | 'removedAt'>;
/** The mark is the database's own: another one after every change of the row. */
export type MarkedRow = Readonly<PantryRow & { mark: string }>;
export type NewRow = Omit<typeof pantryItems.$inferInsert, 'version' | 'createdAt' | 'removedAt'>;

const inPantry = (householdId: string) =>
  and(eq(pantryItems.householdId, householdId), isNull(pantryItems.removedAt));

/** By date, the earliest first; items without a date last. */
const BY_DATE = sql`order by best_before asc nulls last, name, id`;

/** The driver's own rows: the query builder would need longer for three thousand things than the database. */
async function select(tx: Tx, where: SQL | undefined): Promise<MarkedRow[]> {
  const { rows } = await tx.execute<MarkedRow & Record<string, unknown>>(sql`
    select id, food, name, amount, unit, grams, place, added_on as "addedOn", opened_on as "openedOn",
      best_before as "bestBefore", best_before_estimated as "bestBeforeEstimated", source, version, product, code,
      pack_grams as "packGrams", price, currency, allergens, may_contain as "mayContain", recipe_id as "recipeId",
      xmin::text as mark
    from pantry_items where ${where} ${BY_DATE}`);
  return rows;
}

export const list = (tx: Tx, householdId: string): Promise<MarkedRow[]> => select(tx, inPantry(householdId));

export const listByIds = (tx: Tx, householdId: string, ids: readonly string[]): Promise<MarkedRow[]> =>
  select(tx, and(inPantry(householdId), sql`id = any(${sql.param(ids)}::uuid[])`));

/** The things in order, by their marks alone. */
export async function marksOf(tx: Tx, householdId: string): Promise<Pick<MarkedRow, 'id' | 'mark'>[]> {
  const { rows } = await tx.execute<{ id: string; mark: string }>(
    sql`select id, xmin::text as mark from pantry_items where ${inPantry(householdId)} ${BY_DATE}`,
  );
  return rows;
}

export async function countOf(tx: Tx, householdId: string): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(pantryItems).where(inPantry(householdId));
  return row?.rows ?? 0;
}

/** Grows with every change of the pantry, whichever member writes it, and is never the same again. */
export async function stampOf(tx: Tx, householdId: string): Promise<{ version: number; stamp: string }> {
  const { rows } = await tx.execute<{ version: number; stamp: string }>(sql`
    select version, version || ' ' || changed_at as stamp from household_versions
    where household_id = ${householdId} and topic = 'pantry'`);
  return rows[0] ?? { version: 0, stamp: '' };
}

export async function exportOf(tx: Tx, householdId: string): Promise<(PantryRow & { createdAt: Date })[]> {
  const { householdId: _, addedBy: __, removedAt: ___, ...columns } = getTableColumns(pantryItems);
  return tx
    .select(columns)
    .from(pantryItems)
    .where(inPantry(householdId))
    .orderBy(asc(pantryItems.createdAt), asc(pantryItems.id));
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

/** How many were new: an id that is taken is left alone. */
export async function insert(tx: Tx, rows: readonly NewRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const made = await tx
    .insert(pantryItems)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: pantryItems.id });
  return made.length;
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
