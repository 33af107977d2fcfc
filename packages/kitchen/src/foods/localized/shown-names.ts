import { LANGUAGES, type Language } from '@crisper/contract/languages';
import type { FoodId } from '../food.ts';
import { rowsIn } from '../made-tables.ts';

export type FoodLanguage = Exclude<Language, 'en'>;
export const FOOD_LANGUAGES = LANGUAGES.filter((one): one is FoodLanguage => one !== 'en');

export interface ShownName {
  one: string;
  /** Null where it is not counted, or where the name is a plural already. */
  many: string | null;
  gender: 'm' | 'f' | 'n' | null;
  isPlural: boolean;
}

/** Each language is a file of its own, so that nobody loads another one's. */
const FILES: Readonly<Record<FoodLanguage, () => Promise<{ SHOWN: string }>>> = {
  de: () => import('./de.gen.ts'),
  fr: () => import('./fr.gen.ts'),
  es: () => import('./es.gen.ts'),
  it: () => import('./it.gen.ts'),
};

const loaded = new Map<FoodLanguage, ReadonlyMap<FoodId, ShownName>>();

/** After this `shownName` knows the language. English needs nothing. */
export async function loadShownNames(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const { SHOWN } = await FILES[language]();
  loaded.set(language, new Map(rowsIn(SHOWN).flatMap(readRow)));
}

function readRow([id = '', one = '', many = '', gender = '', always = '']: string[]): [FoodId, ShownName][] {
  if (one === '') return [];
  return [
    [
      id,
      {
        one,
        many: many === '' ? null : many,
        gender: gender === 'm' || gender === 'f' || gender === 'n' ? gender : null,
        isPlural: always === 'many',
      },
    ],
  ];
}

/** What a list calls a food in a loaded language; undefined where it has only its English name. */
export const shownName = (id: FoodId, language: Language): ShownName | undefined =>
  language === 'en' ? undefined : loaded.get(language)?.get(id);

/** Every shown name of a loaded language. */
export const shownNames = (language: FoodLanguage): ReadonlyMap<FoodId, ShownName> =>
  loaded.get(language) ?? NONE;

const NONE: ReadonlyMap<FoodId, ShownName> = new Map();
