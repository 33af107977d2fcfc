import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { pantrySaved } from './pantry.tables.ts';

export type SavedRow = typeof pantrySaved.$inferSelect;

export async function insert(tx: Tx, row: typeof pantrySaved.$inferInsert): Promise<void> {
  await tx.insert(pantrySaved).values(row);
}

export async function listLast(tx: Tx, householdId: string, most: number): Promise<SavedRow[]> {
  return tx
    .select()
    .from(pantrySaved)
    .where(eq(pantrySaved.householdId, householdId))
    .orderBy(desc(pantrySaved.usedOn), desc(pantrySaved.id))
    .limit(most);
}

interface Sums {
  things: number;
  grams: number;
  unweighed: number;
  unpriced: number;
}

export async function sumsOf(tx: Tx, householdId: string): Promise<Sums> {
  const [row] = await tx
    .select({
      things: sql<number>`count(*)::int`,
      grams: sql<number>`coalesce(sum(${pantrySaved.grams}), 0)`,
      unweighed: sql<number>`(count(*) filter (where ${pantrySaved.grams} is null))::int`,
      unpriced: sql<number>`(count(*) filter (where ${pantrySaved.price} is null))::int`,
    })
    .from(pantrySaved)
    .where(eq(pantrySaved.householdId, householdId));
  return row!;
}

export async function moneyOf(tx: Tx, householdId: string): Promise<{ amount: number; currency: string }[]> {
  const { rows } = await tx.execute<{ amount: number; currency: string }>(sql`
    select currency, round(sum(price)::numeric, 2)::float8 as amount from pantry_saved
    where household_id = ${householdId} and price is not null and currency is not null
    group by currency order by amount desc, currency`);
  return rows;
}

export async function move(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(pantrySaved).set({ householdId: to }).where(eq(pantrySaved.householdId, from));
}

export async function forget(tx: Tx, days: number): Promise<void> {
  await tx.delete(pantrySaved).where(lt(pantrySaved.usedOn, sql`current_date - ${days}::int`));
}
