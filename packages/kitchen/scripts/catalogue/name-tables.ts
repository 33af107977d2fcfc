import { LOCAL_LANGUAGES, type LocalCatalogue, type LocalNames } from './languages.ts';
import type { Entry } from './read.ts';
import { HEAD, rowsConstant } from './text.ts';

/** A row without empty cells at its end. */
function cells(...parts: (string | undefined)[]): string {
  return parts.slice(0, parts.findLastIndex((part) => part) + 1).join('|');
}

/** What each language shows a food as, and what else it is called there: two files a language, so that each is loaded alone. */
export function nameTables(foods: readonly Entry[], languages: LocalCatalogue): Record<string, string> {
  return Object.fromEntries(
    LOCAL_LANGUAGES.flatMap((language) => {
      const names = new Map(languages[language].map((one) => [one.id, one]));
      return [
        [`foods/localized/${language}.gen.ts`, shown(foods, names)],
        [`foods/localized/${language}-also.gen.ts`, also(foods, names)],
      ];
    }),
  );
}

const shown = (foods: readonly Entry[], names: ReadonlyMap<string, LocalNames>): string =>
  HEAD +
  rowsConstant(
    'SHOWN',
    'food | name | plural | gender | "many" where the name is one already',
    foods.flatMap(({ id }) => {
      const own = names.get(id);
      return own ? cells(id, own.one, own.many, own.gender, own.always) : [];
    }),
  );

/** The first meaning of a word counts where two names differ only in their endings. */
const meantFirst = (one: Entry, other: Entry): number =>
  Number(other.tags?.includes('meant-first') ?? false) - Number(one.tags?.includes('meant-first') ?? false);

const also = (foods: readonly Entry[], names: ReadonlyMap<string, LocalNames>): string =>
  HEAD +
  rowsConstant(
    'ALSO',
    'food | what else it is called, in the order of meanings',
    [...foods].sort(meantFirst).flatMap(({ id }) => {
      const own = names.get(id);
      return own ? cells(id, own.also?.join(';')) : [];
    }),
  );
