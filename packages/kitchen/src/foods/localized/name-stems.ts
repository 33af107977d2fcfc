import type { FoodId } from '../food.ts';
import { foodById } from '../larder.ts';
import { fold } from '../text.ts';
import { CHANGING, FORM, HARMLESS, HEADS, JOINING, ORIGINS } from './name-words.data.ts';
import { localizedNames, ofNames } from './names.ts';
import type { FoodLanguage } from './shown-names.ts';

const ELISION = /(?<!\p{L})(d|l|dell|all|nell|sull|sott|un|qu)['’]/giu;

const MARK = /[^\p{L}\d%]/u;

type Sets = Readonly<Record<FoodLanguage, ReadonlySet<string>>>;

function setsOf(table: Readonly<Record<FoodLanguage, string>>): Sets {
  const setOf = (language: FoodLanguage) =>
    new Set(table[language].split(/\s+/).flatMap((word) => [word, stem(word, language)]));
  return { de: setOf('de'), fr: setOf('fr'), es: setOf('es'), it: setOf('it') };
}

export const joining = setsOf(JOINING);
export const harmless = setsOf(HARMLESS);
export const forms = setsOf(FORM);
export const changing = setsOf(CHANGING);
export const heads = setsOf(HEADS);
export const origins = setsOf(ORIGINS);

/** One word without what a plural or a case adds. */
export function stem(word: string, language: FoodLanguage): string {
  if (word.length < 4) return word;
  if (language === 'fr') return word.replace(/[sx]$/, '');
  if (language === 'es') return word.replace(/s$/, '').replace(/e$/, '');
  // "secche" and "secco", "arance" and "arancia", but "cacio" is no "cachi"
  if (language === 'it')
    return word
      .replace(/[aeiou]$/, '')
      .replace(/(?<=\w\w[cg])h$/, '')
      .replace(/(?<=\w{4}[cg])i$/, '');
  return word.length > 4 ? word.replace(/(?:e[nrms]|[nes])$/, '') : word;
}

/** "(bio)," is "bio". */
function withoutMarks(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && MARK.test(word.charAt(from))) from += 1;
  while (to > from && MARK.test(word.charAt(to - 1))) to -= 1;
  return word.slice(from, to);
}

export interface NameWord {
  /** As it was written. */
  text: string;
  folded: string;
  stem: string;
}

/** The words of a name, elided articles and prepositions apart. */
export function wordsOf(name: string, language: FoodLanguage): NameWord[] {
  return name
    .replace(ELISION, '$1 ')
    .split(/[\s/-]+/)
    .map((text) => withoutMarks(text))
    .flatMap((text) =>
      fold(text)
        .split(' ')
        .filter((folded) => folded !== '')
        .map((folded) => ({ text, folded, stem: stem(folded, language) })),
    );
}

const UMLAUT_PAIR = /(?<![aeq])([aou])e/g;
/** "Kaese", "Moehren": how umlauts are written without their keys. */
export const withoutUmlautPairs = (folded: string): string => folded.replace(UMLAUT_PAIR, '$1');

const RUN_ON = /^[dl](?=[aeiouh])/;

/** "Kaese" and "huile dolive": what is typed on keys without umlauts, or without the apostrophe. */
function asMeant(word: NameWord, language: FoodLanguage): NameWord {
  if (language === 'es' || word.stem.length < 4) return word;
  const folded = language === 'de' ? withoutUmlautPairs(word.folded) : word.folded.replace(RUN_ON, '');
  const known = stemsInNames(language);
  if (folded === word.folded || known.has(word.stem) || harmless[language].has(word.stem)) return word;
  const root = stem(folded, language);
  // Any pair of letters may stand for an umlaut. An apostrophe is missed only where a food follows.
  if (language !== 'de' && !known.has(root)) return word;
  const text =
    language === 'de' ? word.text.replace(/[aou]e/gi, (pair) => UMLAUTS[pair.toLowerCase()]!) : folded;
  return { text, folded, stem: root };
}
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** The words of what somebody wrote, as they are meant. */
export const saidWordsOf = (name: string, language: FoodLanguage): NameWord[] =>
  wordsOf(name, language).map((word) => asMeant(word, language));

/** A name as its telling stems. */
const stemsOf = (name: string, language: FoodLanguage): string[] =>
  tellingWords(name, language).map((word) => word.stem);

/**
 * The food of each name, by the stems of the name. Where another word has the same stem and its food has an allergen that this one
 * has not ("pesce", "pesche"), only the words as they are written tell them apart.
 */
export const foodByStems = ofNames((language) => {
  const found = new Map<string, FoodId>();
  const apart = new Set<string>();
  for (const { food, name } of localizedNames(language)) {
    const key = stemsOf(name, language).join(' ');
    const known = found.get(key);
    if (known === undefined && key !== '') found.set(key, food);
    else if (known !== undefined && hidesAllergen(known, food)) apart.add(key);
  }
  for (const key of apart) found.delete(key);
  return found;
});

const hidesAllergen = (one: FoodId, other: FoodId): boolean => {
  const [known, also] = [foodById(one), foodById(other)];
  return (
    one !== other && also !== undefined && !also.allergens.every((each) => known?.allergens.includes(each))
  );
};

const foodByText = ofNames((language) => {
  const found = new Map<string, FoodId>();
  for (const { food, name } of localizedNames(language)) {
    const words = tellingWords(name, language);
    for (const key of [textOf(words), words.map(({ folded }) => folded).join(' ')])
      if (!found.has(key)) found.set(key, food);
  }
  return found;
});

const tellingWords = (name: string, language: FoodLanguage): NameWord[] =>
  wordsOf(name, language).filter(({ folded }) => !joining[language].has(folded));
/** With its accents: "pâté" is no "pâte". */
const textOf = (words: readonly NameWord[]): string => words.map(({ text }) => text.toLowerCase()).join(' ');

/** The food that these words name, as they are written or else by their stems: "pesce" is fish, "pesche" are peaches. */
export function foodOfWords(words: readonly NameWord[], language: FoodLanguage): FoodId | undefined {
  const texts = foodByText(language);
  return (
    texts.get(textOf(words)) ??
    texts.get(words.map(({ folded }) => folded).join(' ')) ??
    foodByStems(language).get(words.map((word) => word.stem).join(' '))
  );
}

const MOST_SPARE = 5;

/**
 * The food of the longest part of these words that is a name, where words that say little may be left out: "huevos duros picados" are
 * hard boiled ones, and "viande hachée de bœuf 5 %" is minced.
 */
export function foodOfMost(
  words: readonly NameWord[],
  isSpare: (word: NameWord) => boolean,
  language: FoodLanguage,
): FoodId | undefined {
  const spare = words.filter(isSpare).slice(-MOST_SPARE);
  const choices = Array.from({ length: 2 ** spare.length }, (_, bits) => bits);
  const dropped = (bits: number) => spare.filter((_, at) => bits & (1 << at));
  for (const bits of choices.toSorted((a, b) => dropped(a).length - dropped(b).length)) {
    const without = new Set(dropped(bits));
    const said = words.filter((word) => !without.has(word));
    const found = said.length > 0 ? foodOfWords(said, language) : undefined;
    if (found !== undefined) return found;
  }
  const telling = words.filter((word) => !isSpare(word));
  return telling.length > 0 ? foodOfWords(telling, language) : undefined;
}

/** Names of one word, folded. */
export const singleNames = ofNames(
  (language) => new Set(localizedNames(language).map(({ name }) => fold(name))),
);

/** The foods in whose names a stem stands. */
export const foodsByStem = ofNames((language) => {
  const found = new Map<string, Set<FoodId>>();
  for (const [key, food] of foodByStems(language))
    for (const word of key.split(' ')) found.set(word, (found.get(word) ?? new Set()).add(food));
  return found;
});

/** Every stem that stands in a name of a food. */
export const stemsInNames = ofNames(
  (language) => new Set([...foodByStems(language).keys()].flatMap((key) => key.split(' '))),
);
