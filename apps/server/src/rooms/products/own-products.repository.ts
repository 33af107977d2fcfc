import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { ownProducts, productSharing } from './products.tables.ts';

export type OwnRow = typeof ownProducts.$inferSelect;
export type Described = Omit<typeof ownProducts.$inferInsert, 'id' | 'userId' | 'version' | 'updatedAt'>;

const own = (userId: string, id: string) => and(eq(ownProducts.id, id), eq(ownProducts.userId, userId));

export async function list(tx: Tx, userId: string): Promise<OwnRow[]> {
  return tx
    .select()
    .from(ownProducts)
    .where(eq(ownProducts.userId, userId))
    .orderBy(asc(ownProducts.name), asc(ownProducts.id));
}

export async function find(tx: Tx, userId: string, id: string): Promise<OwnRow | undefined> {
  const [row] = await tx.select().from(ownProducts).where(own(userId, id));
  return row;
}

export async function findByCode(tx: Tx, userId: string, code: string): Promise<OwnRow | undefined> {
  const [row] = await tx
    .select()
    .from(ownProducts)
    .where(and(eq(ownProducts.userId, userId), eq(ownProducts.code, code)));
  return row;
}

export async function countOf(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(ownProducts).where(eq(ownProducts.userId, userId));
  return row?.rows ?? 0;
}

/** Two answers of one person are written one after the other. */
export async function lock(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

export async function insert(tx: Tx, id: string, userId: string, values: Described): Promise<OwnRow> {
  const [row] = await tx
    .insert(ownProducts)
    .values({ id, userId, ...values })
    .returning();
  return row!;
}

/** Undefined when another request changed it in between. */
export async function update(
  tx: Tx,
  userId: string,
  { id, version }: { id: string; version: number },
  values: Partial<Described>,
): Promise<OwnRow | undefined> {
  const [row] = await tx
    .update(ownProducts)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(own(userId, id), eq(ownProducts.version, version)))
    .returning();
  return row;
}

export async function remove(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(ownProducts).where(own(userId, id)).returning({ id: ownProducts.id });
  return rows.length === 1;
}

export async function isSharing(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: productSharing.userId })
    .from(productSharing)
    .where(eq(productSharing.userId, userId));
  return rows.length === 1;
}

export async function setSharing(tx: Tx, userId: string, sharing: boolean): Promise<void> {
  if (sharing) await tx.insert(productSharing).values({ userId }).onConflictDoNothing();
  else await tx.delete(productSharing).where(eq(productSharing.userId, userId));
}

const SHARED_MOST = 50;

/** What other households said about a code and let others use, the latest first. */
export async function sharedFor(tx: Tx, code: string, exceptUser: string): Promise<OwnRow[]> {
  const rows = await tx
    .select({ row: ownProducts })
    .from(ownProducts)
    .innerJoin(productSharing, eq(productSharing.userId, ownProducts.userId))
    .where(and(eq(ownProducts.code, code), ne(ownProducts.userId, exceptUser)))
    .orderBy(desc(ownProducts.updatedAt), asc(ownProducts.id))
    .limit(SHARED_MOST);
  return rows.map(({ row }) => row);
}
