import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { shoppers, shoppingItems } from './shopping.tables.ts';

export type ShoppingRow = typeof shoppingItems.$inferSelect;
export type NewShopping = Omit<typeof shoppingItems.$inferInsert, 'createdAt'>;

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

/** Inserts new lines and updates existing ones in one statement. */
export async function write(tx: Tx, rows: readonly NewShopping[]): Promise<void> {
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
        tickedAt: sql`excluded.ticked_at`,
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

/** By the one clock that all servers share. */
export async function now(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ now: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return new Date(rows[0]!.now);
}

/** Notes that a member is ticking things off. */
export async function noteShopper(tx: Tx, userId: string, tickedAt: Date): Promise<void> {
  await tx
    .insert(shoppers)
    .values({ userId, tickedAt })
    .onConflictDoUpdate({
      target: shoppers.userId,
      set: { tickedAt: sql`greatest(${shoppers.tickedAt}, excluded.ticked_at)` },
    });
}

/** Members who ticked something off in the last minutes, by the names that the household knows. */
export async function shoppersOf(
  tx: Tx,
  { id, householdId }: { id: string; householdId: string },
  minutes: number,
): Promise<{ name: string }[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select coalesce(household_profiles.name, left(username, 40)) as name
    from users join shoppers on shoppers.user_id = users.id
      left join household_profiles on household_profiles.user_id = users.id
    where users.household_id = ${householdId} and users.id <> ${id}
      and ticked_at > now() - make_interval(mins => ${minutes})
    order by ticked_at desc, name`);
  return rows;
}

export async function shopperOf(tx: Tx, userId: string): Promise<{ tickedAt: Date }[]> {
  return tx.select({ tickedAt: shoppers.tickedAt }).from(shoppers).where(eq(shoppers.userId, userId));
}
