import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isSourceRecipe } from '../src/recipes/book-files.ts';
import { finishRecipe } from '../src/recipes/finish.ts';
import { readCooklang } from '../src/recipes/read-cooklang.ts';
import type { Recipe } from '../src/recipes/recipe.ts';

const BOOK = fileURLToPath(new URL('../../../recipes/', import.meta.url));

/** Every recipe of the cook book, by its slug. */
export function cookBook(): Recipe[] {
  return readdirSync(BOOK, { recursive: true, encoding: 'utf8' })
    .filter(isSourceRecipe)
    .sort()
    .flatMap((name) => {
      const draft = readCooklang(readFileSync(BOOK + name, 'utf8'));
      const slug = name.replace(/^.*[\\/]|\.cook$/g, '');
      return draft ? [finishRecipe(draft, { id: slug, slug, origin: 'cookbook' })] : [];
    });
}
