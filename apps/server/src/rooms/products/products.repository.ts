import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { productImports, products } from './products.tables.ts';

export type ProductRow = typeof products.$inferSelect;
export type NewProduct = Omit<typeof products.$inferInsert, 'refreshedAt'>;

export async function findMany(tx: Tx, codes: readonly string[]): Promise<ProductRow[]> {
  return tx
    .select()
    .from(products)
    .where(inArray(products.code, [...codes]));
}

export async function find(tx: Tx, code: string): Promise<ProductRow | undefined> {
  return (await findMany(tx, [code]))[0];
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** A newer import or answer replaces the earlier one. One row for each code, or PostgreSQL refuses the statement. */
export async function upsert(tx: Tx, rows: readonly NewProduct[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({
      target: products.code,
      set: {
        name: excluded('name'),
        brand: excluded('brand'),
        food: excluded('food'),
        packAmount: excluded('pack_amount'),
        packUnit: excluded('pack_unit'),
        per100g: excluded('per100g'),
        servingGrams: excluded('serving_grams'),
        allergens: excluded('allergens'),
        mayContain: excluded('may_contain'),
        source: excluded('source'),
        refreshedAt: sql`now()`,
      },
    });
}

export async function importedSoFar(tx: Tx, source: string): Promise<number> {
  const [row] = await tx
    .select({ done: productImports.done })
    .from(productImports)
    .where(eq(productImports.source, source));
  return row?.done ?? 0;
}

export async function markImported(tx: Tx, source: string, done: number): Promise<void> {
  await tx
    .insert(productImports)
    .values({ source, done })
    .onConflictDoUpdate({ target: productImports.source, set: { done, updatedAt: sql`now()` } });
}

export async function finishImport(tx: Tx, source: string): Promise<void> {
  await tx.delete(productImports).where(eq(productImports.source, source));
}
