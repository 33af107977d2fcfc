import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { mealItems, meals } from './meals.tables.ts';

type MealRow = typeof meals.$inferSelect;
export type NewMeal = typeof meals.$inferInsert;
export type ItemRow = typeof mealItems.$inferSelect;
export type NewItem = Omit<ItemRow, 'mealId' | 'position'>;

export interface WholeMeal {
  meal: MealRow;
  items: ItemRow[];
}

/** The position where a page of meals ended. */
export interface Place {
  eatenAt: Date;
  id: string;
}

/** Undefined when this person has already logged a meal with that key. */
export async function insert(
  tx: Tx,
  meal: NewMeal,
  items: readonly NewItem[],
): Promise<WholeMeal | undefined> {
  const [row] = await tx.insert(meals).values(meal).onConflictDoNothing().returning();
  return row && { meal: row, items: await insertItems(tx, meal.id, items) };
}

export async function replace(
  tx: Tx,
  id: string,
  changes: Partial<NewMeal>,
  items: readonly NewItem[],
): Promise<void> {
  await tx.update(meals).set(changes).where(eq(meals.id, id));
  await tx.delete(mealItems).where(eq(mealItems.mealId, id));
  await insertItems(tx, id, items);
}

async function insertItems(tx: Tx, mealId: string, items: readonly NewItem[]): Promise<ItemRow[]> {
  const rows = items.map((item, position) => ({ ...item, mealId, position }));
  if (rows.length > 0) await tx.insert(mealItems).values(rows);
  return rows;
}

/** Includes deleted meals that can still be restored. With `lock`, the row is locked. */
export async function find(tx: Tx, id: string, { lock = false } = {}): Promise<WholeMeal | undefined> {
  const query = tx.select().from(meals).where(eq(meals.id, id));
  const [meal] = await (lock ? query.for('update') : query);
  return meal && { meal, items: await itemsOf(tx, [id]) };
}

export async function findByKey(tx: Tx, userId: string, key: string): Promise<WholeMeal | undefined> {
  const [row] = await tx
    .select({ id: meals.id })
    .from(meals)
    .where(and(eq(meals.userId, userId), eq(meals.idempotencyKey, key)));
  return row && find(tx, row.id);
}

export async function setDeleted(tx: Tx, id: string, deleted: boolean): Promise<void> {
  await tx
    .update(meals)
    .set({ deletedAt: deleted ? sql`now()` : null })
    .where(eq(meals.id, id));
}

interface Wanted {
  /** First and last day; all days when absent. */
  between?: readonly [string, string];
  limit: number;
  after?: Place | undefined;
}

/** Latest first. */
export async function list(tx: Tx, userId: string, { between, limit, after }: Wanted): Promise<WholeMeal[]> {
  const rows = await tx
    .select()
    .from(meals)
    .where(
      and(
        eq(meals.userId, userId),
        isNull(meals.deletedAt),
        between && and(gte(meals.day, between[0]), lte(meals.day, between[1]), eatenAround(between)),
        after &&
          sql`(${meals.eatenAt}, ${meals.id}) < (${after.eatenAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(meals.eatenAt), desc(meals.id))
    .limit(limit);
  return withItems(tx, rows);
}

/**
 * Narrows the timestamps to the range of these days, so that the index for the sort order can be used: a calendar day
 * starts up to 14 hours before and ends up to 12 hours after the same day in UTC.
 */
function eatenAround([from, to]: readonly [string, string]) {
  return and(
    gte(meals.eatenAt, sql`${from}::date::timestamp at time zone 'UTC' - interval '14 hours'`),
    lt(meals.eatenAt, sql`${to}::date::timestamp at time zone 'UTC' + interval '36 hours'`),
  );
}

/** Of the last `among` meals, the latest one of each name. */
export async function recentIds(tx: Tx, userId: string, among: number, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from (
      select distinct on (lower(name)) id, eaten_at from (
        select id, name, eaten_at from meals where user_id = ${userId} and deleted_at is null
        order by eaten_at desc, id desc limit ${among}) as last
      order by lower(name), eaten_at desc) as each
    order by eaten_at desc limit ${limit}`);
  return rows.map((row) => row.id);
}

export async function findMany(tx: Tx, ids: readonly string[]): Promise<WholeMeal[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(meals)
    .where(inArray(meals.id, [...ids]));
  const byId = new Map((await withItems(tx, rows)).map((whole) => [whole.meal.id, whole]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function withItems(tx: Tx, rows: readonly MealRow[]): Promise<WholeMeal[]> {
  const whole = new Map(rows.map((meal) => [meal.id, { meal, items: [] as ItemRow[] }]));
  for (const item of await itemsOf(tx, [...whole.keys()])) whole.get(item.mealId)!.items.push(item);
  return [...whole.values()];
}

async function itemsOf(tx: Tx, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(mealItems)
    .where(inArray(mealItems.mealId, [...ids]))
    .orderBy(asc(mealItems.mealId), asc(mealItems.position));
}

export async function removeDeleted(tx: Tx, hours: number): Promise<void> {
  await tx
    .delete(meals)
    .where(
      and(isNotNull(meals.deletedAt), lt(meals.deletedAt, sql`now() - make_interval(hours => ${hours})`)),
    );
}
