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

/**
 * A newer import or answer replaces the earlier one. One row for each code, or PostgreSQL refuses the statement. All rows go
 * as one JSON text: a parameter for each value would be thousands of small objects a statement, and an import of millions of
 * rows would leave them faster than they are collected.
 */
export async function upsert(tx: Tx, rows: readonly NewProduct[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into products (code, name, brand, food, pack_amount, pack_unit, per100g, serving_grams, allergens, may_contain, source)
    select code, name, brand, food, "packAmount", "packUnit", per100g, "servingGrams", allergens,
      coalesce("mayContain", '{}'), source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      code text, name text, brand text, food text, "packAmount" float8, "packUnit" text, per100g jsonb,
      "servingGrams" float8, allergens text[], "mayContain" text[], source text)
    on conflict (code) do update set
      name = excluded.name, brand = excluded.brand, food = excluded.food, pack_amount = excluded.pack_amount,
      pack_unit = excluded.pack_unit, per100g = excluded.per100g, serving_grams = excluded.serving_grams,
      allergens = excluded.allergens, may_contain = excluded.may_contain, source = excluded.source,
      refreshed_at = now()`);
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
