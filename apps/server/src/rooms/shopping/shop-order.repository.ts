import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import { shoppingOrders, shoppingTrips } from './shopping.tables.ts';

type TripRow = typeof shoppingTrips.$inferSelect;
type OrderRow = typeof shoppingOrders.$inferSelect;

/** One list of one household. */
export type Shop = Pick<OrderRow, 'householdId' | 'listId'>;

const isShop = (table: { householdId: PgColumn; listId: PgColumn }, { householdId, listId }: Shop) =>
  and(eq(table.householdId, householdId), listId === null ? isNull(table.listId) : eq(table.listId, listId));

/** Of all shops, the latest first. */
export async function tripsOf(tx: Tx, householdId: string): Promise<Pick<TripRow, 'stops' | 'listId'>[]> {
  return tx
    .select({ stops: shoppingTrips.stops, listId: shoppingTrips.listId })
    .from(shoppingTrips)
    .where(eq(shoppingTrips.householdId, householdId))
    .orderBy(desc(shoppingTrips.endedAt), shoppingTrips.id);
}

/** A person's walks through a shop that ended after this moment, the latest first. */
export async function walksOf(tx: Tx, shop: Shop, userId: string, after: Date): Promise<TripRow[]> {
  return tx
    .select()
    .from(shoppingTrips)
    .where(
      and(isShop(shoppingTrips, shop), eq(shoppingTrips.userId, userId), gte(shoppingTrips.endedAt, after)),
    )
    .orderBy(desc(shoppingTrips.endedAt));
}

export async function writeTrip(tx: Tx, trip: typeof shoppingTrips.$inferInsert): Promise<void> {
  const { beganAt, endedAt, stops } = trip;
  await tx
    .insert(shoppingTrips)
    .values(trip)
    .onConflictDoUpdate({ target: shoppingTrips.id, set: { beganAt, endedAt, stops } });
}

/** Forgets all but the latest. */
export async function keepTrips(tx: Tx, { householdId, listId }: Shop, most: number): Promise<void> {
  await tx.execute(sql`
    delete from shopping_trips where id in (
      select id from shopping_trips where household_id = ${householdId} and list_id is not distinct from ${listId}
      order by ended_at desc, id offset ${most})`);
}

/** What was learned and what was set. */
export async function forgetOrder(tx: Tx, shop: Shop): Promise<void> {
  await tx.delete(shoppingTrips).where(isShop(shoppingTrips, shop));
  await tx.delete(shoppingOrders).where(isShop(shoppingOrders, shop));
  // Walks alone are not told: a member who ticks changes the list as well.
  await tx.execute(sql`select tell_household(${shop.householdId}, 'shopping')`);
}

/** Of lists that are gone for good: they could be taken back until another one was made. */
export async function forgetGone(tx: Tx, householdId: string): Promise<void> {
  const gone = sql`household_id = ${householdId} and list_id is not null
    and list_id not in (select id from shopping_lists where household_id = ${householdId})`;
  await tx.execute(sql`delete from shopping_trips where ${gone}`);
  await tx.execute(sql`delete from shopping_orders where ${gone}`);
}

export async function chosenOrders(tx: Tx, householdId: string): Promise<OrderRow[]> {
  return tx.select().from(shoppingOrders).where(eq(shoppingOrders.householdId, householdId));
}

export async function chooseOrder(tx: Tx, row: OrderRow): Promise<void> {
  await tx
    .insert(shoppingOrders)
    .values(row)
    .onConflictDoUpdate({
      target: [shoppingOrders.householdId, shoppingOrders.listId],
      set: { sections: row.sections },
    });
}

/** A household that knows its shop keeps to that. */
export async function moveNew(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update shopping_orders mine set household_id = ${to} where household_id = ${from}
      and not exists (select from shopping_orders
        where household_id = ${to} and list_id is not distinct from mine.list_id)
      and not exists (select from shopping_trips
        where household_id = ${to} and list_id is not distinct from mine.list_id)`);
}

/** One's own walks. */
export async function exportTrips(
  tx: Tx,
  userId: string,
): Promise<Pick<TripRow, 'beganAt' | 'endedAt' | 'stops'>[]> {
  const { beganAt, endedAt, stops } = shoppingTrips;
  return tx.select({ beganAt, endedAt, stops }).from(shoppingTrips).where(eq(shoppingTrips.userId, userId));
}
