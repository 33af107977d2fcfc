import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { moreRecipes } from './more-recipes.tables.ts';
import type { SearchQuery } from './search-query.ts';

/** Generated recipes are kept for a week, so a list of them is valid for a little less. */
const GOOD_DAYS = 6;
/** A failed job, or one whose instance died, is retried after this time. */
const AGAIN_MINUTES = 10;

export type MoreRow = typeof moreRecipes.$inferSelect;

/** True for the one caller that must enqueue the job; false when the recipes exist or are being written. */
export async function claim(tx: Tx, key: string, query: SearchQuery): Promise<boolean> {
  const result = await tx.execute(sql`
    insert into more_recipes (key, asked) values (${key}, ${JSON.stringify(query)}::jsonb)
    on conflict (key) do update set state = 'waiting', recipe_ids = '{}', asked_at = now()
    where (more_recipes.state = 'done' and more_recipes.asked_at < now() - make_interval(days => ${GOOD_DAYS}))
      or (more_recipes.state <> 'done' and more_recipes.asked_at < now() - make_interval(mins => ${AGAIN_MINUTES}))`);
  return result.rowCount === 1;
}

export async function find(tx: Tx, key: string): Promise<MoreRow | undefined> {
  const [row] = await tx.select().from(moreRecipes).where(eq(moreRecipes.key, key));
  return row;
}

export async function addRecipe(tx: Tx, key: string, recipeId: string): Promise<void> {
  await tx.execute(sql`
    update more_recipes set recipe_ids = array_append(recipe_ids, ${recipeId})
    where key = ${key} and not ${recipeId} = any(recipe_ids)`);
}

export async function finish(tx: Tx, key: string, state: 'done' | 'failed'): Promise<void> {
  await tx.update(moreRecipes).set({ state }).where(eq(moreRecipes.key, key));
}

export async function removeOld(tx: Tx): Promise<void> {
  await tx.execute(
    sql`delete from more_recipes where asked_at < now() - make_interval(days => ${GOOD_DAYS + 1})`,
  );
}
