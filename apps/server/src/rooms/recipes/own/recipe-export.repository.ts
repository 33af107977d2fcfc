import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';

/** What is exported, newest first: titles and photos, without the recipes themselves. */
export async function listForExport(
  tx: Tx,
  ownerId: string,
): Promise<{ id: string; title: string; photos: string[] }[]> {
  const { rows } = await tx.execute<{ id: string; title: string; photos: string[] }>(sql`
    select id, title, array(select photos.id::text from recipe_photos photos
      where photos.user_id = ${ownerId} and photos.recipe_id = recipes.id and removed_at is null
      order by position) as photos
    from recipes where owner_id = ${ownerId} order by created_at desc, id`);
  return rows;
}

export interface Exported {
  recipe: Recipe;
  sourceUrl: string | null;
  sourceName: string | null;
  yieldText: string | null;
  nutrition: string | null;
  writtenAt: Date | string;
  rating: number | null;
  notes: string;
  tags: string[];
}

/** One recipe with everything its owner keeps about it. */
export async function findForExport(tx: Tx, ownerId: string, id: string): Promise<Exported | undefined> {
  const { rows } = await tx.execute<Exported & Record<string, unknown>>(sql`
    select document as recipe, source_url as "sourceUrl", source_name as "sourceName", yield_text as "yieldText",
      stated_nutrition as nutrition, coalesce(written_at, created_at) as "writtenAt", rating,
      coalesce(notes, '') as notes, coalesce(tags, '{}') as tags
    from recipes left join recipe_marks on recipe_id = id and user_id = ${ownerId}
    where id = ${id} and owner_id = ${ownerId}`);
  return rows[0];
}
