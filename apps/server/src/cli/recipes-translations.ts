import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOOD_LANGUAGES, type FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import {
  checkTranslation,
  type TranslationProblem,
} from '@crisper/kitchen/recipes/translated/check-translation';
import type { FoodOf } from '@crisper/kitchen/recipes/translated/pair-marks';
import { writtenNames } from '@crisper/kitchen/recipes/translated/written-names';
import { COOK_BOOK } from '../cook-book-folder.ts';
import { recipeFiles } from './recipes-files.ts';

const NAMES = fileURLToPath(new URL('../../../../packages/kitchen/catalogue/languages/', import.meta.url));

interface FileProblem extends TranslationProblem {
  file: string;
}

/** `translations LL [--warnings] [FILE…]`: what the translated recipes say differently from the English ones. */
export async function translations(args: string[]): Promise<number> {
  const [language, ...others] = args.filter((word) => word !== '--warnings');
  if (!FOOD_LANGUAGES.includes(language as FoodLanguage)) {
    console.error(`name a language: ${FOOD_LANGUAGES.join(', ')}`);
    return 2;
  }
  const { files, problems } = await checkTranslations(language as FoodLanguage, others);
  const shown = problems.filter(({ isWarning }) => !isWarning || args.includes('--warnings'));
  for (const { file, step, message, isWarning } of shown)
    console.log(`${file}${step === null ? '' : `: step ${step}`}: ${isWarning ? 'warning: ' : ''}${message}`);
  const bad = new Set(problems.flatMap(({ file, isWarning }) => (isWarning ? [] : [file]))).size;
  const warnings = problems.filter(({ isWarning }) => isWarning).length;
  console.log(
    `${files} recipes, ${files - bad} right, ${bad} with problems; ${warnings} warnings (--warnings shows them)`,
  );
  return bad === 0 ? 0 : 1;
}

export async function checkTranslations(
  language: FoodLanguage,
  only: readonly string[] = [],
): Promise<{ files: number; problems: FileProblem[] }> {
  const folder = join(COOK_BOOK, language);
  const paths = only.length > 0 ? only : existsSync(folder) ? await recipeFiles(folder) : [];
  const foodOf = await namesOf(language);
  const files = paths.filter((path) => path.endsWith('.cook'));
  const problems: FileProblem[] = [];
  for (const path of files) {
    const file = relative(process.cwd(), path);
    const place = join(COOK_BOOK, basename(dirname(path)), basename(path));
    const found = existsSync(place)
      ? compare(await readFile(place, 'utf8'), await readFile(path, 'utf8'), language, foodOf)
      : [{ step: null, message: `there is no English recipe ${basename(dirname(path))}/${basename(path)}` }];
    problems.push(...found.map((problem) => ({ file, ...problem })));
  }
  return { files: files.length, problems };
}

function compare(
  english: string,
  local: string,
  language: FoodLanguage,
  foodOf: FoodOf,
): TranslationProblem[] {
  const draft = readCooklang(english);
  if (!draft) return [{ step: null, message: 'the English file is no recipe' }];
  const recipe = finishRecipe(draft, { origin: 'cookbook' });
  return checkTranslation({ english, local, language, foodOf, recipe });
}

/** The names as translators write them, before the kitchen's tables are made of them. */
async function namesOf(language: FoodLanguage): Promise<FoodOf> {
  const path = join(NAMES, `${language}.yaml`);
  return existsSync(path) ? writtenNames(await readFile(path, 'utf8')) : () => null;
}
