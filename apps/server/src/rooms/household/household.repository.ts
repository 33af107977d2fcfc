import { and, asc, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { householdProfiles } from './household.tables.ts';

type ProfileRow = typeof householdProfiles.$inferSelect;
/** The columns that are shown. */
export type ShownRow = Omit<ProfileRow, 'userId' | 'createdAt'>;
type Values = Omit<typeof householdProfiles.$inferInsert, 'createdAt'>;

/** The account's own profile first, the others in the order they were added. */
export async function list(tx: Tx, userId: string): Promise<ProfileRow[]> {
  return tx
    .select()
    .from(householdProfiles)
    .where(eq(householdProfiles.userId, userId))
    .orderBy(desc(householdProfiles.isSelf), asc(householdProfiles.createdAt), asc(householdProfiles.id));
}

/** The same for several accounts at once. */
export function listOf(userIds: readonly string[]) {
  return sql<ShownRow & { userId: string }>`
    select id, user_id as "userId", is_self as "isSelf", name, diets, allergens, calories, protein, carbs, fat, portion, eats
    from household_profiles where user_id = any(${sql.param(userIds)}::uuid[])
    order by is_self desc, created_at, id`;
}

/** Locks the household until the transaction ends, so that two concurrent additions cannot exceed the limit. */
export async function lock(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

export async function insert(tx: Tx, values: Values): Promise<void> {
  await tx.insert(householdProfiles).values(values);
}

export async function update(tx: Tx, userId: string, id: string, values: Partial<Values>): Promise<boolean> {
  const rows = await tx
    .update(householdProfiles)
    .set(values)
    .where(and(eq(householdProfiles.userId, userId), eq(householdProfiles.id, id)))
    .returning({ id: householdProfiles.id });
  return rows.length === 1;
}

export async function remove(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(householdProfiles)
    .where(
      and(eq(householdProfiles.userId, userId), eq(householdProfiles.id, id), not(householdProfiles.isSelf)),
    )
    .returning({ id: householdProfiles.id });
  return rows.length === 1;
}

export async function setEaters(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const own = eq(householdProfiles.userId, userId);
  await tx.update(householdProfiles).set({ eats: false }).where(own);
  if (ids.length === 0) return;
  await tx
    .update(householdProfiles)
    .set({ eats: true })
    .where(and(own, inArray(householdProfiles.id, [...ids])));
}
