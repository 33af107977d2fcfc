import { ALLERGENS } from '@crisper/contract/vocabulary';
import type { Food } from '../../src/foods/food.ts';
import { claimsIn } from '../../src/foods/localized/claims/name-claims.ts';
import { claimsOf } from '../../src/foods/name-claims.ts';
import { fold } from '../../src/foods/text.ts';
import { everyName, LOCAL_LANGUAGES, type LocalCatalogue, type LocalLanguage } from './languages.ts';

/** In each language a name means one food, and says no more than that food declares. */
export function checkLanguages(languages: LocalCatalogue, foods: readonly Food[]): string[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return LOCAL_LANGUAGES.flatMap((language) => [
    ...unknown(languages, language, byId),
    ...twice(languages, language),
    ...unwritable(languages, language),
    ...hiding(languages, language, byId),
  ]);
}

function unknown(
  languages: LocalCatalogue,
  language: LocalLanguage,
  byId: ReadonlyMap<string, Food>,
): string[] {
  return languages[language]
    .filter(({ id }) => !byId.has(id))
    .map(({ id, where }) => `${where}: no food ${id}`);
}

function twice(languages: LocalCatalogue, language: LocalLanguage): string[] {
  const owners = new Map<string, string>();
  return languages[language].flatMap((names) =>
    everyName(names).flatMap((name) => {
      const key = fold(name);
      const owner = owners.get(key) ?? names.id;
      owners.set(key, owner);
      return owner === names.id ? [] : [`${names.where}: "${name}" means ${owner} and ${names.id}`];
    }),
  );
}

/** Words about what is in a food must be true of it: a maker may put it in, or it always is. */
function hiding(
  languages: LocalCatalogue,
  language: LocalLanguage,
  byId: ReadonlyMap<string, Food>,
): string[] {
  return languages[language].flatMap((names) => {
    const food = byId.get(names.id);
    return food ? everyName(names).flatMap((name) => untrue(name, language, food, names.where)) : [];
  });
}

function untrue(name: string, language: LocalLanguage, food: Food, where: string): string[] {
  const claims = claimsIn(name, language);
  const known = [...food.allergens, ...food.mayContain];
  const missing = [
    ...ALLERGENS.filter((one) => claims.has(one) && !known.includes(one)),
    ...claimsOf(new Set([...claims].filter((one) => one === 'flesh' || one === 'animal')))
      .breaks.filter((diet) => !food.breaks.includes(diet))
      .map((diet) => `not ${diet}`),
  ];
  return missing.length === 0 ? [] : [`${where}: ${food.id}: "${name}" says ${missing.join(', ')}`];
}

/** The made tables are lines of cells. */
function unwritable(languages: LocalCatalogue, language: LocalLanguage): string[] {
  return languages[language].flatMap((names) =>
    everyName(names)
      .filter((name) => /[|;`\\\n]|\$\{/.test(name) || fold(name) === '')
      .map((name) => `${names.where}: "${name}" cannot be a name`),
  );
}

/** How many foods each language has no name for: they are shown in English. */
export const missingNames = (languages: LocalCatalogue, foods: readonly { id: string }[]): string[] =>
  LOCAL_LANGUAGES.map((language) => {
    const named = new Set(languages[language].map(({ id }) => id));
    const missing = foods.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    const some = missing.length > 0 && missing.length <= 10 ? `: ${missing.join(', ')}` : '';
    return `${language}: ${foods.length - missing.length} foods named, ${missing.length} in English${some}`;
  });
