import type { RecipeMarks, StatedFacts } from '@crisper/contract/recipes/recipes';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { recipeMarks, recipes } from '../recipes.tables.ts';

export async function marksOf(tx: Tx, userId: string, recipeId: string): Promise<RecipeMarks | undefined> {
  const [row] = await tx
    .select({ rating: recipeMarks.rating, notes: recipeMarks.notes, tags: recipeMarks.tags })
    .from(recipeMarks)
    .where(and(eq(recipeMarks.userId, userId), eq(recipeMarks.recipeId, recipeId)));
  return row;
}

/** Stars and tags of these recipes, for cards. */
export async function marksOfMany(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, { rating: number | null; tags: string[] }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ recipeId: recipeMarks.recipeId, rating: recipeMarks.rating, tags: recipeMarks.tags })
    .from(recipeMarks)
    .where(and(eq(recipeMarks.userId, userId), inArray(recipeMarks.recipeId, [...ids])));
  return new Map(rows.map(({ recipeId, ...marks }) => [recipeId, marks]));
}

/** As one row anew, so that the database counts its size. Nothing is kept of nothing. */
export async function replaceMarks(
  tx: Tx,
  userId: string,
  recipeId: string,
  marks: RecipeMarks,
): Promise<void> {
  await tx.delete(recipeMarks).where(and(eq(recipeMarks.userId, userId), eq(recipeMarks.recipeId, recipeId)));
  if (marks.rating === null && marks.notes === '' && marks.tags.length === 0) return;
  await tx.insert(recipeMarks).values({ userId, recipeId, ...marks });
}

const MOST_TAGS = 300;

/** All tags of a person, the most used first. */
export async function tagsOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ tag: string }>(sql`
    select tag from recipe_marks, unnest(tags) as tag where user_id = ${userId}
    group by tag order by count(*) desc, tag limit ${MOST_TAGS}`);
  return rows.map(({ tag }) => tag);
}

export async function statedOf(tx: Tx, recipeId: string): Promise<StatedFacts | undefined> {
  const [row] = await tx
    .select({
      sourceName: recipes.sourceName,
      yieldText: recipes.yieldText,
      nutrition: recipes.statedNutrition,
      writtenAt: recipes.writtenAt,
    })
    .from(recipes)
    .where(eq(recipes.id, recipeId));
  return row && { ...row, writtenAt: row.writtenAt?.toISOString() ?? null };
}

/** One page of what a person keeps about recipes, for the export. */
export async function listMarks(
  tx: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx
    .select({
      recipeId: recipeMarks.recipeId,
      rating: recipeMarks.rating,
      notes: recipeMarks.notes,
      tags: recipeMarks.tags,
      updatedAt: recipeMarks.updatedAt,
    })
    .from(recipeMarks)
    .where(eq(recipeMarks.userId, userId))
    .orderBy(asc(recipeMarks.recipeId))
    .limit(limit)
    .offset(offset);
}
