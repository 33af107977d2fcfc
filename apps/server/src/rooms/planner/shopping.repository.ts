import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { shoppingItems } from './planner.tables.ts';

export type ShoppingRow = typeof shoppingItems.$inferSelect;
export type NewShopping = Omit<typeof shoppingItems.$inferInsert, 'createdAt' | 'ticked' | 'tickedAt'>;

export async function list(tx: Tx, householdId: string): Promise<ShoppingRow[]> {
  return tx
    .select()
    .from(shoppingItems)
    .where(eq(shoppingItems.householdId, householdId))
    .orderBy(asc(shoppingItems.name), asc(shoppingItems.id));
}

/** Lines of things that are not on the other list yet. */
export async function moveNew(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update shopping_items set household_id = ${to} where household_id = ${from}
      and key not in (select key from shopping_items where household_id = ${to})`);
}

export async function insert(tx: Tx, rows: readonly NewShopping[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(shoppingItems)
      .values([...rows])
      .onConflictDoNothing();
}

/** Inserts new lines and updates amounts of existing ones in one statement. */
export async function write(
  tx: Tx,
  rows: readonly (NewShopping & Pick<ShoppingRow, 'ticked'>)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(shoppingItems)
    .values([...rows])
    .onConflictDoUpdate({
      target: [shoppingItems.householdId, shoppingItems.key],
      set: {
        name: sql`excluded.name`,
        grams: sql`excluded.grams`,
        amount: sql`excluded.amount`,
        byHand: sql`excluded.by_hand`,
        parts: sql`excluded.parts`,
        answer: sql`excluded.answer`,
        ticked: sql`excluded.ticked`,
      },
    });
}

export async function answer(
  tx: Tx,
  householdId: string,
  ids: readonly string[],
  answer: NonNullable<ShoppingRow['answer']>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(shoppingItems)
    .set({ answer })
    .where(and(eq(shoppingItems.householdId, householdId), inArray(shoppingItems.id, [...ids])));
}

export async function remove(tx: Tx, householdId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(shoppingItems)
    .where(and(eq(shoppingItems.householdId, householdId), inArray(shoppingItems.id, [...ids])));
}

/**
 * A tick older than the last one changes nothing. A phone's clock that is ahead must not override every later tick, so
 * the time is at most now, by the one clock that all servers share.
 */
export async function tick(
  tx: Tx,
  householdId: string,
  { id, ticked, at }: { id: string; ticked: boolean; at: Date },
): Promise<void> {
  const when = sql`least(${at.toISOString()}::timestamptz, clock_timestamp())`;
  await tx
    .update(shoppingItems)
    .set({ ticked, tickedAt: when })
    .where(
      and(
        eq(shoppingItems.householdId, householdId),
        eq(shoppingItems.id, id),
        sql`(${shoppingItems.tickedAt} is null or ${shoppingItems.tickedAt} <= ${when})`,
      ),
    );
}
