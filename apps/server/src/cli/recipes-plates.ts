import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blueprints } from '@crisper/kitchen/composing/blueprints/all';
import { sampleRecipes } from '@crisper/kitchen/composing/samples';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { formOf, plateSvg } from '@crisper/plates/plate-svg';
import { COOK_BOOK } from '../cook-book-folder.ts';
import { escapeHtml } from '../http/html.ts';
import { sharpPictures } from '../providers/pictures/sharp.ts';
import { readCookBook } from '../rooms/recipes/book/cook-book.ts';
import { presentCard } from '../rooms/recipes/present-recipe.ts';
import { readRecipeFile, recipeFiles } from './recipes-files.ts';

const [COLUMNS, ROWS] = [4, 5];
const TILE = { width: 320, height: 200, caption: 26 };

/**
 * Draws contact sheets (sheet-001.png …) of the cook book's plates into a folder, to be looked at: of the composed
 * recipes with --composed N, and of the recipes in the named files and folders if there are any.
 */
export async function plates(args: string[]): Promise<number> {
  const at = args.indexOf('--composed');
  const composed = at < 0 ? 0 : Number(args[at + 1]);
  const [folder, ...paths] = at < 0 ? args : args.toSpliced(at, 2);
  if (folder === undefined || !Number.isInteger(composed) || composed < 0) {
    console.error('plates takes a folder for the sheets, --composed N, and files or folders of recipes');
    return 2;
  }
  const recipes =
    composed > 0
      ? composedRecipes(composed)
      : paths.length > 0
        ? await readAll(paths)
        : await readCookBook(COOK_BOOK);
  await mkdir(folder, { recursive: true });
  const size = COLUMNS * ROWS;
  for (let from = 0; from < recipes.length; from += size) {
    const name = `sheet-${String(from / size + 1).padStart(3, '0')}.png`;
    await writeFile(join(folder, name), await sharpPictures.png(sheet(recipes.slice(from, from + size))));
  }
  console.log(`${recipes.length} plates on ${Math.ceil(recipes.length / size)} sheets in ${folder}`);
  return 0;
}

function composedRecipes(count: number): Recipe[] {
  const each = Math.ceil(count / blueprints.length);
  const all = blueprints.map(({ id }) => sampleRecipes(id, each));
  const inTurn = Array.from({ length: each }, (_, n) => all.flatMap((recipes) => recipes[n] ?? []));
  return inTurn.flat().slice(0, count);
}

async function readAll(paths: readonly string[]): Promise<Recipe[]> {
  const files = (await Promise.all(paths.map(recipeFiles))).flat();
  const drafts = await Promise.all(files.map(readRecipeFile));
  return drafts.filter((draft) => typeof draft !== 'string').map((draft) => finishRecipe(draft));
}

function sheet(recipes: readonly Recipe[]): string {
  const high = TILE.height + TILE.caption;
  const tiles = recipes.map((recipe, n) => {
    const card = presentCard(recipe, { isFavorite: false });
    const caption = `${recipe.title.slice(0, 42)} [${formOf(card)}]`;
    return `<g transform="translate(${(n % COLUMNS) * TILE.width} ${Math.floor(n / COLUMNS) * high})">${plateSvg(card, TILE)}<text x="6" y="${TILE.height + 18}" font-size="13">${escapeHtml(caption)}</text></g>`;
  });
  const [width, height] = [COLUMNS * TILE.width, ROWS * high];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${tiles.join('')}</svg>`;
}
