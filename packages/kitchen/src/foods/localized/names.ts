import { isLanguage, type Language } from '@crisper/contract/languages';
import type { FoodId } from '../food.ts';
import { rowsIn } from '../made-tables.ts';
import { FOOD_LANGUAGES, type FoodLanguage, loadShownNames, shownNames } from './shown-names.ts';

export interface LocalizedName {
  food: FoodId;
  name: string;
}

const FILES: Readonly<Record<FoodLanguage, () => Promise<{ ALSO: string }>>> = {
  de: () => import('./de-also.gen.ts'),
  fr: () => import('./fr-also.gen.ts'),
  es: () => import('./es-also.gen.ts'),
  it: () => import('./it-also.gen.ts'),
};

const loaded = new Map<FoodLanguage, readonly LocalizedName[]>();
const NONE: readonly LocalizedName[] = [];

/** Every name of every food in a language, in the order of meanings; empty where it is not loaded. */
export const localizedNames = (language: FoodLanguage): readonly LocalizedName[] =>
  loaded.get(language) ?? NONE;

async function load(language: Language): Promise<void> {
  if (language === 'en') return;
  const [{ ALSO }] = await Promise.all([FILES[language](), loadShownNames(language)]);
  const shown = shownNames(language);
  loaded.set(
    language,
    rowsIn(ALSO).flatMap(([food = '', others = '']) => {
      const { one, many } = shown.get(food) ?? {};
      return [one, many, ...others.split(';')].flatMap((name) => (name ? [{ food, name }] : []));
    }),
  );
}

/** What is computed once from the names of a language, as soon as they are there. */
export function ofNames<Value>(
  compute: (language: FoodLanguage) => Value,
): (language: FoodLanguage) => Value {
  const known = new Map<FoodLanguage, Value>();
  return (language) => {
    const before = known.get(language);
    if (before !== undefined) return before;
    const value = compute(language);
    if (loaded.has(language)) known.set(language, value);
    return value;
  };
}

/** A page needs the names of its own language, a server those of everybody. */
const wanted = (): readonly Language[] => {
  if (typeof document === 'undefined') return FOOD_LANGUAGES;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? [lang] : [];
};
await Promise.all(wanted().map(load));
