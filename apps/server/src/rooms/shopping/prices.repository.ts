import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { shoppingPrices } from './shopping.tables.ts';

type PriceRow = typeof shoppingPrices.$inferSelect;
export type KnownPrice = Pick<PriceRow, 'key' | 'currency' | 'per' | 'pack'> & { minor: number };

/** More things than a household buys; what was priced longest ago is forgotten first. */
const PRICES_MAX = 2000;

export async function pricesOf(tx: Tx, householdId: string): Promise<KnownPrice[]> {
  const { key, minor, currency, per, pack } = shoppingPrices;
  const rows = await tx
    .select({ key, minor, currency, per, pack })
    .from(shoppingPrices)
    .where(and(eq(shoppingPrices.householdId, householdId), isNotNull(minor)))
    .orderBy(key);
  return rows as KnownPrice[];
}

/** The later of two prices counts, whichever arrives first. */
export async function setPrice(tx: Tx, row: PriceRow): Promise<void> {
  const { householdId: _, key: __, ...said } = row;
  await tx
    .insert(shoppingPrices)
    .values(row)
    .onConflictDoUpdate({
      target: [shoppingPrices.householdId, shoppingPrices.key],
      set: said,
      setWhere: sql`(${shoppingPrices.saidAt}, ${shoppingPrices.change}) <= (excluded.said_at, excluded.deed)`,
    });
  await tx.execute(sql`
    delete from shopping_prices where (household_id, key) in (
      select household_id, key from shopping_prices where household_id = ${row.householdId}
      order by said_at desc, key offset ${PRICES_MAX})`);
}

/** A household that knows a price keeps to that. */
export async function moveNew(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update shopping_prices mine set household_id = ${to} where household_id = ${from} and not exists (
      select from shopping_prices where household_id = ${to} and key = mine.key)`);
}
