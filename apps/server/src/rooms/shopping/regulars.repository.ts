import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { shoppingRegulars } from './shopping.tables.ts';

export type RegularRow = typeof shoppingRegulars.$inferSelect;

export async function regularsOf(tx: Tx, householdId: string): Promise<RegularRow[]> {
  return tx
    .select()
    .from(shoppingRegulars)
    .where(eq(shoppingRegulars.householdId, householdId))
    .orderBy(asc(shoppingRegulars.nextOn), asc(shoppingRegulars.name));
}

export async function save(tx: Tx, row: RegularRow): Promise<void> {
  const { name, weeks, nextOn } = row;
  await tx
    .insert(shoppingRegulars)
    .values(row)
    .onConflictDoUpdate({
      target: [shoppingRegulars.householdId, shoppingRegulars.key],
      set: { name, weeks, nextOn },
    });
}

export async function remove(tx: Tx, householdId: string, key: string): Promise<void> {
  await tx
    .delete(shoppingRegulars)
    .where(and(eq(shoppingRegulars.householdId, householdId), eq(shoppingRegulars.key, key)));
}

interface DueHome extends Record<string, unknown> {
  householdId: string;
  today: string;
}

/** Households for whom something comes back, with their day: it is where the owner lives. */
export async function dueHomes(tx: Tx, now: Date): Promise<DueHome[]> {
  const { rows } = await tx.execute<DueHome>(sql`
    select household_id as "householdId", today::text from (
      select users.household_id, (${now.toISOString()}::timestamptz at time zone users.time_zone)::date as today
      from users where household_role = 'owner') homes
    where exists (select from shopping_regulars
      where shopping_regulars.household_id = homes.household_id and next_on <= today)`);
  return rows;
}

export async function dueOf(tx: Tx, { householdId, today }: DueHome): Promise<RegularRow[]> {
  return tx
    .select()
    .from(shoppingRegulars)
    .where(and(eq(shoppingRegulars.householdId, householdId), lte(shoppingRegulars.nextOn, today)))
    .orderBy(asc(shoppingRegulars.key));
}

/** To the first day after today that is whole periods away: who was away for months finds everything once. */
export async function moveOn(
  tx: Tx,
  { householdId, today }: DueHome,
  keys: readonly string[],
): Promise<void> {
  await tx
    .update(shoppingRegulars)
    .set({
      nextOn: sql`next_on + ((${today}::date - next_on) / (weeks * 7) + 1) * weeks * 7`,
    })
    .where(and(eq(shoppingRegulars.householdId, householdId), inArray(shoppingRegulars.key, [...keys])));
}

export async function moveNew(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update shopping_regulars mine set household_id = ${to} where household_id = ${from} and not exists (
      select from shopping_regulars where household_id = ${to} and key = mine.key)`);
}
