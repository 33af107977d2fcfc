import type { RecipeData } from '@crisper/contract/favorites/favorites';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { favorites } from './favorites.tables.ts';

export interface Saved {
  recipeId: string;
  savedAt: Date;
  /** What the browser said of a recipe that is stored nowhere else. */
  recipeData: RecipeData | null;
}

/** Newest first. */
export async function list(tx: Tx, userId: string): Promise<Saved[]> {
  return tx
    .select({
      recipeId: favorites.recipeId,
      savedAt: favorites.savedAt,
      recipeData: favorites.recipeData,
    })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.savedAt), favorites.recipeId);
}

/** The saved recipe ids of each of these people. */
export function idsOf(userIds: readonly string[]) {
  return sql<{ userId: string; ids: string[] }>`
    select user_id as "userId", array_agg(recipe_id) as ids from favorites
    where user_id = any(${sql.param(userIds)}::uuid[]) group by user_id`;
}

/** Locks the person's favorites until the transaction ends, so that two concurrent clicks cannot exceed the limit. */
export async function lock(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

export async function count(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from favorites where user_id = ${userId}`,
  );
  return rows[0]?.count ?? 0;
}

export async function insert(
  tx: Tx,
  userId: string,
  recipeId: string,
  recipeData: RecipeData | null = null,
): Promise<void> {
  await tx.insert(favorites).values({ userId, recipeId, recipeData }).onConflictDoNothing();
}

export async function dataOf(tx: Tx, userId: string, recipeId: string): Promise<RecipeData | null> {
  const [row] = await tx
    .select({ recipeData: favorites.recipeData })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.recipeId, recipeId)));
  return row?.recipeData ?? null;
}

const oneOf = (userId: string, recipeIds: readonly string[]) =>
  and(eq(favorites.userId, userId), inArray(favorites.recipeId, [...recipeIds]));

export async function isSaved(tx: Tx, userId: string, recipeIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: favorites.recipeId })
    .from(favorites)
    .where(oneOf(userId, recipeIds))
    .limit(1);
  return rows.length === 1;
}

export async function remove(tx: Tx, userId: string, recipeIds: readonly string[]): Promise<void> {
  await tx.delete(favorites).where(oneOf(userId, recipeIds));
}

export async function mostSaved(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select recipes.id from favorites join recipes on recipes.id = favorites.recipe_id and recipes.owner_id is null
    group by recipes.id order by count(*) desc, recipes.id limit ${limit}`);
  return rows.map((row) => row.id);
}
