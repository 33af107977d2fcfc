import { createHash } from 'node:crypto';
import type { FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { readHead, readSteps } from '@crisper/kitchen/recipes/translated/read-steps';
import type { Database } from '../../../db/client.ts';
import { openTranslations, type TranslatedFile } from '../../../translated-book.ts';
import { searchedWords } from '../local-text-query.ts';
import { markSeeded, seedHash } from '../recipes.repository.ts';
import { type RecipeWords, replaceWords } from './recipe-words.repository.ts';

const SEED = 'cook-book-translations';

/** Opens the book's translations, and keeps their words for searches where they have changed. After the book itself. */
export async function seedTranslations(db: Database, directory: string): Promise<void> {
  const files = await openTranslations(directory);
  const hash = createHash('sha256');
  for (const { language, slug, local } of files) hash.update(`\0${language}/${slug}\0${local}`);
  const wanted = hash.digest('hex');
  if ((await seedHash(db.orm, SEED)) === wanted) return;
  await db.transaction(async (tx) => {
    await replaceWords(tx, files.map(wordsOf));
    await markSeeded(tx, SEED, wanted);
  });
}

function wordsOf({ language, slug, local }: TranslatedFile): RecipeWords {
  const { title = '', description = '' } = readHead(local) ?? {};
  const names =
    readSteps(local)?.steps.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)) ?? [];
  const of = (text: string) => searchedWords(text, language as FoodLanguage);
  return { recipeId: slug, language, title: of(title), words: of([title, ...names, description].join(' ')) };
}
