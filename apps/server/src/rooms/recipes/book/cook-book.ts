import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { isSourceRecipe } from '@crisper/kitchen/recipes/book-files';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Database } from '../../../db/client.ts';
import { deleteCookBookExcept, markSeeded, seedHash, upsertMany } from '../recipes.repository.ts';

const SEED = 'cook-book';
const BATCH = 200;

interface CookFile {
  slug: string;
  text: string;
}

/** The recipes of the cook book, ordered by slug. A file without a recipe is skipped; `recipes check` reports it. */
export async function readCookBook(directory: string): Promise<Recipe[]> {
  return toRecipes(await readFiles(directory));
}

/** Seeds the cook book into the database when its files, or the version of the computed data, have changed. */
export async function seedCookBook(db: Database, directory: string, version = ''): Promise<number> {
  const files = await readFiles(directory);
  const hash = createHash('sha256').update(version);
  for (const file of files) hash.update(`\0${file.slug}\0${file.text}`);
  const wanted = hash.digest('hex');
  if ((await seedHash(db.orm, SEED)) === wanted) return 0;
  const recipes = toRecipes(files);
  return db.transaction(async (tx) => {
    let changed = 0;
    for (let at = 0; at < recipes.length; at += BATCH) {
      changed += await upsertMany(
        tx,
        recipes.slice(at, at + BATCH).map((recipe) => ({ recipe })),
      );
    }
    // An empty folder is more likely a wrong path than an empty book.
    if (recipes.length > 0)
      await deleteCookBookExcept(
        tx,
        recipes.map((recipe) => recipe.id),
      );
    await markSeeded(tx, SEED, wanted);
    return changed;
  });
}

async function readFiles(directory: string): Promise<CookFile[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isSourceRecipe(relative(directory, path)));
  const files = await Promise.all(
    paths.map(async (path) => ({ slug: basename(path, '.cook'), text: await readFile(path, 'utf8') })),
  );
  return files.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function toRecipes(files: readonly CookFile[]): Recipe[] {
  return files.flatMap(({ slug, text }) => {
    const draft = readCooklang(text);
    return draft === null ? [] : [finishRecipe(draft, { id: slug, slug, origin: 'cookbook' })];
  });
}
