import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { COURSES } from '@crisper/contract/vocabulary';
import { isSourceRecipe } from '@crisper/kitchen/recipes/book-files';
import { checkRecipe } from '@crisper/kitchen/recipes/check';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { COOK_BOOK } from '../cook-book-folder.ts';
import { checkConventions } from './recipes-conventions.ts';
import { recipeFiles } from './recipes-files.ts';

/** Prints each problem as `file: problem`, then the count. Exits with an error if there are any. */
export async function check(args: string[]): Promise<number> {
  const paths = args.length > 0 ? args : [COOK_BOOK];
  const files = (await Promise.all(paths.map(recipeFiles)))
    .flat()
    .filter((file) => isSourceRecipe(relative(COOK_BOOK, file)));
  const slugs = new Map<string, string>();
  let bad = 0;
  for (const file of files) {
    const slug = basename(file, '.cook');
    const text = await readFile(file, 'utf8');
    const problems = checkText(text, slug, basename(dirname(file)));
    const twin = slugs.get(slug);
    if (twin !== undefined) problems.push(`the name is taken by ${twin}`);
    slugs.set(slug, shown(file));
    for (const problem of problems) console.log(`${shown(file)}: ${problem}`);
    if (problems.length > 0) bad += 1;
  }
  console.log(`${files.length} recipes, ${files.length - bad} right, ${bad} with problems`);
  return bad === 0 && files.length > 0 ? 0 : 1;
}

export function checkText(text: string, slug: string, folder: string): string[] {
  const draft = readCooklang(text);
  if (draft === null) return ['no recipe found in it'];
  const recipe: Recipe = finishRecipe(draft, { id: slug, slug, origin: 'cookbook' });
  const misplaced = (COURSES as readonly string[]).includes(folder) && recipe.courses[0] !== folder;
  return [
    ...(misplaced ? [`lies in ${folder} but its first course is ${recipe.courses[0]}`] : []),
    ...checkConventions(draft, text),
    ...checkRecipe(recipe).map((problem) => `${problem.kind}: ${problem.message}`),
  ];
}

function shown(file: string): string {
  const path = relative(process.cwd(), resolve(file));
  return path.startsWith('..') ? file : path;
}
