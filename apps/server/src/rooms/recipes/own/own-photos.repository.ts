import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { recipePhotos, storedPhotosGone } from '../recipes.tables.ts';

const shown = (userId: string, recipeId: string) =>
  and(eq(recipePhotos.userId, userId), eq(recipePhotos.recipeId, recipeId), isNull(recipePhotos.removedAt));

/** Without their bytes, in order. */
export async function photosOf(
  tx: Tx,
  userId: string,
  recipeId: string,
): Promise<{ id: string; width: number; height: number }[]> {
  return tx
    .select({ id: recipePhotos.id, width: recipePhotos.width, height: recipePhotos.height })
    .from(recipePhotos)
    .where(shown(userId, recipeId))
    .orderBy(asc(recipePhotos.position));
}

/** The first photo of each of these recipes. */
export async function coversOf(
  tx: Tx,
  userId: string,
  recipeIds: readonly string[],
): Promise<Map<string, string>> {
  if (recipeIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ recipeId: string; id: string }>(sql`
    select distinct on (recipe_id) recipe_id as "recipeId", id from recipe_photos
    where user_id = ${userId} and recipe_id = any(${sql.param([...recipeIds])}::text[]) and removed_at is null
    order by recipe_id, position`);
  return new Map(rows.map(({ recipeId, id }) => [recipeId, id]));
}

/** A user who owns it: the id is known only to who was shown the recipe. Bytes are null where the store has them. */
export async function photoById(
  tx: Tx,
  id: string,
): Promise<{ userId: string; recipeId: string; bytes: Buffer | null } | undefined> {
  const [row] = await tx
    .select({ userId: recipePhotos.userId, recipeId: recipePhotos.recipeId, bytes: recipePhotos.bytes })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.id, id), isNull(recipePhotos.removedAt)));
  return row;
}

/** Two changes of one person run one after the other, so that neither passes a limit behind the other's back. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

/** Behind the others. */
export async function addPhoto(
  tx: Tx,
  photo: { id: string; userId: string; recipeId: string; width: number; height: number; bytes: Buffer },
): Promise<void> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${recipePhotos.position}), -1)` })
    .from(recipePhotos)
    .where(shown(photo.userId, photo.recipeId));
  await tx.insert(recipePhotos).values({ ...photo, position: (last?.position ?? -1) + 1 });
}

/** Those of recipes that have none yet, in one statement; the position is the place among those of the same recipe. */
export async function addPhotos(
  tx: Tx,
  photos: readonly (Parameters<typeof addPhoto>[1] & { position: number })[],
): Promise<void> {
  if (photos.length > 0) await tx.insert(recipePhotos).values([...photos]);
}

/** In this order; those that are not named are taken away, and can be named again until they are swept. */
export async function arrange(
  tx: Tx,
  userId: string,
  recipeId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update recipe_photos set
      position = coalesce(array_position(${sql.param([...ids])}::uuid[], id), position),
      removed_at = case when id = any(${sql.param([...ids])}::uuid[]) then null else coalesce(removed_at, now()) end
    where user_id = ${userId} and recipe_id = ${recipeId}`);
}

/** Deletes photos that were taken away before this moment. */
export async function sweepRemoved(tx: Tx, before: Date): Promise<void> {
  await tx.delete(recipePhotos).where(lt(recipePhotos.removedAt, before));
}

/** Photos whose bytes are still in the database. */
export async function inDatabase(tx: Tx, limit: number): Promise<{ id: string; bytes: Buffer }[]> {
  const rows = await tx
    .select({ id: recipePhotos.id, bytes: recipePhotos.bytes })
    .from(recipePhotos)
    .where(isNotNull(recipePhotos.bytes))
    .orderBy(asc(recipePhotos.createdAt))
    .limit(limit);
  return rows.flatMap(({ id, bytes }) => (bytes ? [{ id, bytes }] : []));
}

/** Returns false when the photo was deleted meanwhile. */
export async function markStored(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(recipePhotos)
    .set({ bytes: null })
    .where(eq(recipePhotos.id, id))
    .returning({ id: recipePhotos.id });
  return rows.length === 1;
}

/** Objects whose photo is gone. */
export async function goneObjects(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.select({ id: storedPhotosGone.id }).from(storedPhotosGone).limit(limit);
  return rows.map(({ id }) => id);
}

export async function forgetObject(tx: Tx, id: string): Promise<void> {
  await tx.delete(storedPhotosGone).where(eq(storedPhotosGone.id, id));
}

/** One page of a person's photos, for the export, without their bytes. */
export async function listPhotos(
  tx: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx
    .select({ id: recipePhotos.id, recipeId: recipePhotos.recipeId })
    .from(recipePhotos)
    .where(and(eq(recipePhotos.userId, userId), isNull(recipePhotos.removedAt)))
    .orderBy(asc(recipePhotos.recipeId), asc(recipePhotos.position), asc(recipePhotos.id))
    .limit(limit)
    .offset(offset);
}
