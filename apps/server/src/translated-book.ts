import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '@crisper/contract/languages';
import { sayRecipe } from '@crisper/kitchen/composing/saying/say-recipe';
import { FOOD_LANGUAGES, type FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { isSourceRecipe } from '@crisper/kitchen/recipes/book-files';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { readHead } from '@crisper/kitchen/recipes/translated/read-steps';
import {
  inTranslation,
  isOf,
  type RecipeTranslation,
  readTranslation,
} from '@crisper/kitchen/recipes/translated/translate-recipe';
import { currentLanguage } from './language.ts';

/** A recipe of the book in another language. Its steps are read when somebody opens it: that takes milliseconds each. */
interface Translated {
  english: string;
  local: string;
  title: string;
  description: string;
  whole?: RecipeTranslation | null;
}

/** The book in other languages, by slug: about 6 MB of text, so that no list asks for it recipe by recipe. */
const shelves = new Map<Language, ReadonlyMap<string, Translated>>();

export interface TranslatedFile {
  language: FoodLanguage;
  slug: string;
  local: string;
}

/** Takes the translations of the book into memory and returns their files. Of a language without a folder there are none. */
export async function openTranslations(directory: string): Promise<TranslatedFile[]> {
  const english = new Map(await cookFiles(directory, isSourceRecipe));
  const found: TranslatedFile[] = [];
  for (const language of FOOD_LANGUAGES) {
    const files = await cookFiles(join(directory, language), (path) => path.endsWith('.cook'));
    const shelf = new Map<string, Translated>();
    for (const [slug, local] of files) {
      const source = english.get(slug);
      const { title, description } = readHead(local) ?? {};
      if (source === undefined || !title || !description) continue;
      shelf.set(slug, { english: source, local, title, description });
      found.push({ language, slug, local });
    }
    shelves.set(language, shelf);
  }
  return found;
}

async function cookFiles(
  directory: string,
  isWanted: (path: string) => boolean,
): Promise<[string, string][]> {
  const paths = await readdir(directory, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = paths.filter(isWanted).map(async (path): Promise<[string, string]> => {
    return [basename(path, '.cook'), await readFile(join(directory, path), 'utf8')];
  });
  return (await Promise.all(files)).sort(([one], [other]) => (one < other ? -1 : 1));
}

const onShelf = ({ origin, slug }: Pick<Recipe, 'origin' | 'slug'>): Translated | undefined =>
  origin === 'cookbook' ? shelves.get(currentLanguage())?.get(slug) : undefined;

/** Composed recipes in the language of whoever is answered: one is asked for its title, its steps and its lines in turn. */
const composed = new WeakMap<Recipe, Map<FoodLanguage, RecipeTranslation | null>>();

function composedFor(recipe: Recipe): RecipeTranslation | null {
  const language = currentLanguage();
  if (recipe.origin !== 'composed' || language === 'en') return null;
  const known = composed.get(recipe) ?? new Map<FoodLanguage, RecipeTranslation | null>();
  composed.set(recipe, known);
  const before = known.get(language);
  if (before !== undefined) return before;
  const words = sayRecipe(recipe, language);
  known.set(language, words);
  return words;
}

interface Said {
  title: string;
  description: string;
  /** The language of a recipe that is not in that of who reads it. */
  language?: 'en';
  /** The English title of a translated recipe. */
  englishTitle?: string;
}

/** Title and description for whoever is answered. */
export function saidOf(recipe: Recipe): Said {
  const { title, description, origin } = recipe;
  if (currentLanguage() === 'en') return { title, description };
  const translated = onShelf(recipe);
  if (translated)
    return { title: translated.title, description: translated.description, englishTitle: title };
  const words = composedFor(recipe);
  if (words) return { title: words.title, description: words.description, englishTitle: title };
  const isEnglish = origin === 'cookbook' || origin === 'composed';
  return { title, description, ...(isEnglish && { language: 'en' }) };
}

export const titleFor = (recipe: Recipe): string =>
  (onShelf(recipe) ?? composedFor(recipe))?.title ?? recipe.title;

/** All its words for whoever is answered; null where it is shown as it is. */
export function translationFor(recipe: Recipe): { language: FoodLanguage; words: RecipeTranslation } | null {
  const language = currentLanguage();
  if (language === 'en') return null;
  const composed = composedFor(recipe);
  if (composed) return { language, words: composed };
  const translated = onShelf(recipe);
  if (!translated) return null;
  translated.whole ??= readTranslation(translated.english, translated.local, language);
  const words = translated.whole;
  return words && isOf(recipe, words) ? { language, words } : null;
}

/** The recipe in the words of whoever is answered; figures, foods and claims stay. */
export function inWords(recipe: Recipe): Recipe {
  const translation = translationFor(recipe);
  return translation ? inTranslation(recipe, translation.words) : recipe;
}
