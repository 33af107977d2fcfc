import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { shoppingOrders, shoppingTrips } from './planner.tables.ts';

export type TripRow = typeof shoppingTrips.$inferSelect;
export type NewTrip = typeof shoppingTrips.$inferInsert;

/** The latest first. */
export async function tripsOf(tx: Tx, householdId: string): Promise<Pick<TripRow, 'stops'>[]> {
  return tx
    .select({ stops: shoppingTrips.stops })
    .from(shoppingTrips)
    .where(eq(shoppingTrips.householdId, householdId))
    .orderBy(desc(shoppingTrips.endedAt), shoppingTrips.id);
}

/** A person's walks that ended after this moment, the latest first. */
export async function walksOf(
  tx: Tx,
  { id, householdId }: { id: string; householdId: string },
  after: Date,
): Promise<TripRow[]> {
  return tx
    .select()
    .from(shoppingTrips)
    .where(
      and(
        eq(shoppingTrips.householdId, householdId),
        eq(shoppingTrips.userId, id),
        gte(shoppingTrips.endedAt, after),
      ),
    )
    .orderBy(desc(shoppingTrips.endedAt));
}

export async function writeTrip(tx: Tx, trip: NewTrip): Promise<void> {
  const { beganAt, endedAt, stops } = trip;
  await tx
    .insert(shoppingTrips)
    .values(trip)
    .onConflictDoUpdate({ target: shoppingTrips.id, set: { beganAt, endedAt, stops } });
}

/** Forgets all but the latest. */
export async function keepTrips(tx: Tx, householdId: string, most: number): Promise<void> {
  await tx.execute(sql`
    delete from shopping_trips where id in (
      select id from shopping_trips where household_id = ${householdId} order by ended_at desc, id offset ${most})`);
}

/** What was learned and what was set. */
export async function forgetOrder(tx: Tx, householdId: string): Promise<void> {
  await tx.delete(shoppingTrips).where(eq(shoppingTrips.householdId, householdId));
  await tx.delete(shoppingOrders).where(eq(shoppingOrders.householdId, householdId));
  // Walks alone are told to nobody: whoever ticks changes the list as well.
  await tx.execute(sql`select tell_household(${householdId}, 'shopping')`);
}

export async function chosenOrder(
  tx: Tx,
  householdId: string,
): Promise<typeof shoppingOrders.$inferSelect | undefined> {
  const [row] = await tx.select().from(shoppingOrders).where(eq(shoppingOrders.householdId, householdId));
  return row;
}

export async function chooseOrder(tx: Tx, row: typeof shoppingOrders.$inferInsert): Promise<void> {
  await tx
    .insert(shoppingOrders)
    .values(row)
    .onConflictDoUpdate({ target: shoppingOrders.householdId, set: { sections: row.sections } });
}

/** A household that has an order of its own keeps it. */
export async function moveNew(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update shopping_orders set household_id = ${to} where household_id = ${from}
      and not exists (select from shopping_orders where household_id = ${to})
      and not exists (select from shopping_trips where household_id = ${to})`);
}

/** One's own walks. */
export async function exportTrips(
  tx: Tx,
  userId: string,
): Promise<Pick<TripRow, 'beganAt' | 'endedAt' | 'stops'>[]> {
  const { beganAt, endedAt, stops } = shoppingTrips;
  return tx.select({ beganAt, endedAt, stops }).from(shoppingTrips).where(eq(shoppingTrips.userId, userId));
}
