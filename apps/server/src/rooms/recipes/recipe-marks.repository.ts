import type { RecipeMarks, StatedFacts } from '@crisper/contract/recipes';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { recipeMarks, recipePhotos, recipes } from './recipes.tables.ts';

/** A photo as it is kept: drawn anew, without metadata. */
interface KeptPhoto {
  id: string;
  width: number;
  height: number;
  bytes: Buffer;
}

export async function marksOf(tx: Tx, userId: string, recipeId: string): Promise<RecipeMarks | undefined> {
  const [row] = await tx
    .select({ rating: recipeMarks.rating, notes: recipeMarks.notes, tags: recipeMarks.tags })
    .from(recipeMarks)
    .where(and(eq(recipeMarks.userId, userId), eq(recipeMarks.recipeId, recipeId)));
  return row;
}

/** Without their bytes, in order. */
export async function photosOf(
  tx: Tx,
  userId: string,
  recipeId: string,
): Promise<Omit<KeptPhoto, 'bytes'>[]> {
  return tx
    .select({ id: recipePhotos.id, width: recipePhotos.width, height: recipePhotos.height })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), eq(recipePhotos.recipeId, recipeId)))
    .orderBy(asc(recipePhotos.position));
}

/** Whoever owns it: the id is known only to who was shown the recipe. */
export async function photoBytes(tx: Tx, id: string): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ bytes: recipePhotos.bytes })
    .from(recipePhotos)
    .where(eq(recipePhotos.id, id));
  return row?.bytes;
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

/** The same for photos, each as a data URL. */
export async function listPhotos(
  tx: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx
    .select({
      id: recipePhotos.id,
      recipeId: recipePhotos.recipeId,
      photo: sql<string>`'data:image/webp;base64,' || encode(${recipePhotos.bytes}, 'base64')`,
    })
    .from(recipePhotos)
    .where(eq(recipePhotos.userId, userId))
    .orderBy(asc(recipePhotos.recipeId), asc(recipePhotos.position))
    .limit(limit)
    .offset(offset);
}
