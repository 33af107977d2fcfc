import { randomUUID } from 'node:crypto';
import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { recipeVersions } from '../recipes.tables.ts';

const KEPT = 30;

/** Keeps what a recipe was; the oldest versions go. */
export async function keepVersion(tx: Tx, userId: string, recipeId: string, own: OwnRecipe): Promise<void> {
  await tx.insert(recipeVersions).values({ id: randomUUID(), recipeId, userId, own });
  await tx.execute(sql`
    delete from recipe_versions where recipe_id = ${recipeId} and id not in (
      select id from recipe_versions where recipe_id = ${recipeId} order by replaced_at desc limit ${KEPT})`);
}

/** Newest first. */
export async function versionsOf(tx: Tx, recipeId: string) {
  return tx
    .select({ id: recipeVersions.id, own: recipeVersions.own, replacedAt: recipeVersions.replacedAt })
    .from(recipeVersions)
    .where(eq(recipeVersions.recipeId, recipeId))
    .orderBy(desc(recipeVersions.replacedAt))
    .limit(KEPT);
}

export async function findVersion(tx: Tx, recipeId: string, id: string): Promise<OwnRecipe | undefined> {
  const [row] = await tx
    .select({ own: recipeVersions.own })
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, recipeId), eq(recipeVersions.id, id)));
  return row?.own;
}

/** One page of a person's versions, for the export. */
export async function listVersions(
  tx: Tx,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx
    .select({
      recipeId: recipeVersions.recipeId,
      own: recipeVersions.own,
      replacedAt: recipeVersions.replacedAt,
    })
    .from(recipeVersions)
    .where(eq(recipeVersions.userId, userId))
    .orderBy(asc(recipeVersions.id))
    .limit(limit)
    .offset(offset);
}
