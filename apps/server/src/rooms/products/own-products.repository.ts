import { and, asc, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { ownProducts, productSharing } from './products.tables.ts';

export type OwnRow = typeof ownProducts.$inferSelect;
export type Described = Omit<typeof ownProducts.$inferInsert, 'id' | 'householdId' | 'version' | 'updatedAt'>;

const own = (householdId: string, id: string) =>
  and(eq(ownProducts.id, id), eq(ownProducts.householdId, householdId));

export async function list(tx: Tx, householdId: string): Promise<OwnRow[]> {
  return tx
    .select()
    .from(ownProducts)
    .where(eq(ownProducts.householdId, householdId))
    .orderBy(asc(ownProducts.name), asc(ownProducts.id));
}

export async function find(tx: Tx, householdId: string, id: string): Promise<OwnRow | undefined> {
  const [row] = await tx.select().from(ownProducts).where(own(householdId, id));
  return row;
}

export async function findByCodes(tx: Tx, householdId: string, codes: readonly string[]): Promise<OwnRow[]> {
  return tx
    .select()
    .from(ownProducts)
    .where(and(eq(ownProducts.householdId, householdId), inArray(ownProducts.code, [...codes])));
}

export async function findByCode(tx: Tx, householdId: string, code: string): Promise<OwnRow | undefined> {
  return (await findByCodes(tx, householdId, [code]))[0];
}

/** Where both described the same code, the answer that is there stays. */
export async function move(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update own_products set household_id = ${to} where household_id = ${from} and (code is null
      or code not in (select code from own_products where household_id = ${to} and code is not null))`);
}

export async function countOf(tx: Tx, householdId: string): Promise<number> {
  const [row] = await tx
    .select({ rows: count() })
    .from(ownProducts)
    .where(eq(ownProducts.householdId, householdId));
  return row?.rows ?? 0;
}

export async function insert(tx: Tx, id: string, householdId: string, values: Described): Promise<OwnRow> {
  const [row] = await tx
    .insert(ownProducts)
    .values({ id, householdId, ...values })
    .returning();
  return row!;
}

/** Undefined when another request changed it in between. */
export async function update(
  tx: Tx,
  householdId: string,
  { id, version }: { id: string; version: number },
  values: Partial<Described>,
): Promise<OwnRow | undefined> {
  const [row] = await tx
    .update(ownProducts)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(own(householdId, id), eq(ownProducts.version, version)))
    .returning();
  return row;
}

export async function remove(tx: Tx, householdId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(ownProducts).where(own(householdId, id)).returning({ id: ownProducts.id });
  return rows.length === 1;
}

export async function isSharing(tx: Tx, householdId: string): Promise<boolean> {
  const rows = await tx
    .select({ householdId: productSharing.householdId })
    .from(productSharing)
    .where(eq(productSharing.householdId, householdId));
  return rows.length === 1;
}

export async function setSharing(tx: Tx, householdId: string, sharing: boolean): Promise<void> {
  if (sharing) await tx.insert(productSharing).values({ householdId }).onConflictDoNothing();
  else await tx.delete(productSharing).where(eq(productSharing.householdId, householdId));
}

const SHARED_MOST = 50;

/** What other households said about these codes and let others use, the latest first. */
export async function sharedFor(
  tx: Tx,
  codes: readonly string[],
  exceptHousehold: string,
): Promise<OwnRow[]> {
  const nth = sql<number>`row_number() over (partition by ${ownProducts.code} order by ${ownProducts.updatedAt} desc, ${ownProducts.id})`;
  const shared = tx
    .select({ id: ownProducts.id, nth: nth.as('nth') })
    .from(ownProducts)
    .innerJoin(productSharing, eq(productSharing.householdId, ownProducts.householdId))
    .where(and(inArray(ownProducts.code, [...codes]), ne(ownProducts.householdId, exceptHousehold)))
    .as('shared');
  const rows = await tx
    .select({ row: ownProducts })
    .from(shared)
    .innerJoin(ownProducts, eq(ownProducts.id, shared.id))
    .where(lte(shared.nth, SHARED_MOST))
    .orderBy(desc(ownProducts.updatedAt), asc(ownProducts.id));
  return rows.map(({ row }) => row);
}
