import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { recipeWords } from '../recipes.tables.ts';

export type RecipeWords = typeof recipeWords.$inferSelect;

/** Of recipes that are not there, nothing is kept. */
export async function replaceWords(tx: Tx, rows: readonly RecipeWords[]): Promise<void> {
  await tx.delete(recipeWords);
  await tx.execute(sql`
    insert into recipe_words (recipe_id, language, title, words)
    select given."recipeId", given.language, given.title, given.words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given ("recipeId" text, language text, title text, words text)
    join recipes on recipes.id = given."recipeId"`);
}

/** Words of the titles in a language, for correcting misspelt words. */
export async function localTitleWords(tx: Tx, language: string): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    select distinct word from recipe_words, regexp_split_to_table(title, '[^a-z]+') as word
    where language = ${language} and length(word) between 5 and 24`);
  return rows.map((row) => row.word);
}
