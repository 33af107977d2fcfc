import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { generatedRecipes } from './generated-recipes.tables.ts';

/** Stores recipes that were generated for a search. An existing one is kept for another week. */
export async function keep(tx: Tx, recipes: readonly Recipe[]): Promise<void> {
  if (recipes.length === 0) return;
  // Sorted by id, so that two searches with the same dishes do not deadlock.
  const rows = [...recipes].sort((a, b) => (a.id < b.id ? -1 : 1));
  await tx.execute(sql`
    insert into made_recipes (id, slug, document)
    select document->>'id', document->>'slug', document from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as document
    on conflict (id) do update set expires_at = greatest(made_recipes.expires_at, excluded.expires_at)`);
}

export async function find(tx: Tx, idOrSlug: string): Promise<Recipe | undefined> {
  const [row] = await tx
    .select({ document: generatedRecipes.document })
    .from(generatedRecipes)
    .where(
      and(
        or(eq(generatedRecipes.id, idOrSlug), eq(generatedRecipes.slug, idOrSlug)),
        gt(generatedRecipes.expiresAt, sql`now()`),
      ),
    )
    .limit(1);
  return row?.document;
}

export async function findByIds(tx: Tx, ids: readonly string[]): Promise<Recipe[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ document: generatedRecipes.document })
    .from(generatedRecipes)
    .where(inArray(generatedRecipes.id, [...ids]));
  return rows.map((row) => row.document);
}

/** True when the recipe still existed. */
export async function keepForGood(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(generatedRecipes)
    .set({ expiresAt: sql`'infinity'` })
    .where(eq(generatedRecipes.id, id))
    .returning({ id: generatedRecipes.id });
  return rows.length === 1;
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(generatedRecipes).where(lte(generatedRecipes.expiresAt, sql`now()`));
}
