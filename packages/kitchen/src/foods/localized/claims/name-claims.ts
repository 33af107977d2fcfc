import type { Food } from '../../food.ts';
import { isHarmless } from '../../modifiers.ts';
import {
  type Claim,
  type Claims,
  claimsOf,
  claimsOfNamed,
  joinedClaims,
  nameClaims,
} from '../../name-claims.ts';
import { isStranger } from '../../names.ts';
import { fold } from '../../text.ts';
import { localizedNames, ofNames } from '../names.ts';
import { FOOD_LANGUAGES, type FoodLanguage } from '../shown-names.ts';
import { DE } from './de.data.ts';
import { ES } from './es.data.ts';
import { FR } from './fr.data.ts';
import { IT } from './it.data.ts';
import type { ClaimWords } from './words.ts';

const WORDS: Readonly<Record<FoodLanguage, ClaimWords>> = { de: DE, fr: FR, es: ES, it: IT };
const FROM_ANIMALS: readonly Claim[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'flesh', 'animal'];
const MAX_LENGTH = 300;
const MAX_WORDS = 40;
const KEPT = 20_000;

type Pattern = (word: string) => boolean;
type Kind = keyof ClaimWords;
interface Phrase {
  words: readonly Pattern[];
  kind: Kind;
  claim: Claim;
}

function patternOf(text: string): Pattern {
  const [front = '', inner, back] = text.split('*');
  if (inner === undefined) return (word) => word === front;
  if (back !== undefined) return (word) => word.includes(inner);
  return (word) =>
    word.length >= front.length + inner.length && word.startsWith(front) && word.endsWith(inner);
}

function phrasesIn(kind: Kind, table: Readonly<Partial<Record<string, string>>>): Phrase[] {
  return Object.entries(table).flatMap(([claim, list = '']) =>
    list.split(',').flatMap((text) => {
      const words = text.trim().split(' ').map(patternOf);
      const claims = claim === 'ofAnimals' ? FROM_ANIMALS : [claim as Claim];
      return claims.map((one) => ({ words, kind, claim: one }));
    }),
  );
}

interface Reader {
  phrases: readonly Phrase[];
  /** The phrases that may begin with a word; words repeat from line to line. */
  begin: Map<string, readonly Phrase[]>;
}

const readers = new Map<FoodLanguage, Reader>();

function readerOf(language: FoodLanguage): Reader {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const { says, not, free } = WORDS[language];
  const phrases = [...phrasesIn('says', says), ...phrasesIn('not', not), ...phrasesIn('free', free)];
  const reader = { phrases, begin: new Map() };
  readers.set(language, reader);
  return reader;
}

function beginningWith(word: string, { phrases, begin }: Reader): readonly Phrase[] {
  const known = begin.get(word);
  if (known !== undefined) return known;
  if (begin.size >= KEPT) begin.clear();
  const found = phrases.filter(({ words }) => words[0]!(word));
  begin.set(word, found);
  return found;
}

const APOSTROPHE = /(\p{L})['’](?=\p{L})/gu;

/** "d'œuf" is two words; German umlauts may be written as two letters. */
function wordsOf(name: string, language: FoodLanguage): string[] {
  const parted = fold(name.slice(0, MAX_LENGTH).replace(APOSTROPHE, '$1 '));
  const words = parted.split(' ').slice(0, MAX_WORDS);
  return language === 'de'
    ? words.map((word) => word.replace(/kaes/g, 'kas').replace(/nuess/g, 'nuss'))
    : words;
}

const reaches = (words: readonly string[], at: number, { words: patterns }: Phrase): boolean =>
  at + patterns.length <= words.length && patterns.every((fits, offset) => fits(words[at + offset]!));

/** What the words of a name say in this language: "pain aux noix" says gluten and nuts. */
export function claimsIn(name: string, language: FoodLanguage): ReadonlySet<Claim> {
  return read(wordsOf(name, language), language, () => true);
}

/** Words that tell a language: of its names of foods, and between them. */
const JOINING: Readonly<Record<FoodLanguage, string>> = {
  de: 'mit und ohne aus vom von zum zur fur nach',
  fr: 'a aux du des et avec sans la le les sur',
  es: 'con sin del la las los y al para',
  it: 'con senza alla al allo alle del della di ai',
};
const tellingWords = ofNames(
  (language) =>
    new Set([
      ...JOINING[language].split(' '),
      ...localizedNames(language).flatMap(({ name }) => fold(name).split(' ')),
    ]),
);

/** What a name says in whatever language it is in. Words that English has too count where another word tells the language. */
function claimsInAny(name: string): ReadonlySet<Claim> {
  const found = new Set<Claim>();
  const accented = accentedWords(name);
  const isForeign = (word: string) => accented.has(word) || NEVER_ENGLISH.has(word) || isUnknown(word);
  for (const language of FOOD_LANGUAGES) {
    const words = wordsOf(name, language);
    const foreign = words.filter(isForeign);
    if (foreign.length === 0) continue;
    const telling = tellingWords(language);
    const isTold = foreign.some((word) => telling.has(word));
    for (const claim of read(words, language, (said) => isTold || said.some(isForeign))) found.add(claim);
  }
  return found;
}

/** Dishes took them into English, which has no other use for them. */
const NEVER_ENGLISH: ReadonlySet<string> = new Set(['alla', 'allo', 'della', 'aux']);

/** Neither in an English name nor said of one: "hot" is English, though no food is called so. */
const isUnknown = (word: string): boolean =>
  word.length > 1 && isStranger(word) && !isHarmless(word) && !ENGLISH.has(word);
const ENGLISH: ReadonlySet<string> = new Set(
  'all and any best bone butterflied extra fat for free from hot in low made new non not of off on or own plus red rind style thai the to top used with your'.split(
    ' ',
  ),
);
const ACCENTED = /[^\x20-\x7e’]/;

function accentedWords(name: string): ReadonlySet<string> {
  if (!ACCENTED.test(name)) return NO_WORDS;
  const words = name.slice(0, MAX_LENGTH).replace(APOSTROPHE, '$1 ').split(' ');
  return new Set(words.filter((word) => ACCENTED.test(word)).map(fold));
}
const NO_WORDS: ReadonlySet<string> = new Set();

/** What a name says, in English or in any other language. */
export const saidBy = (name: string): Claims => joinedClaims(nameClaims(name), claimsOf(claimsInAny(name)));

/** The claims of a food together with those of the name that somebody gave it, in whatever language. */
export const claimsOfCalled = (name: string, food: Pick<Food, 'allergens' | 'breaks'> | null): Claims =>
  joinedClaims(claimsOfNamed(name, food), claimsOf(claimsInAny(name)));

function read(
  words: readonly string[],
  language: FoodLanguage,
  counts: (words: readonly string[]) => boolean,
): ReadonlySet<Claim> {
  const reader = readerOf(language);
  const said: { claim: Claim; from: number; to: number }[] = [];
  const meansElse: { claim: Claim; from: number; to: number }[] = [];
  const promised = new Set<Claim>();
  words.forEach((word, from) => {
    for (const phrase of beginningWith(word, reader)) {
      if (!reaches(words, from, phrase)) continue;
      const { kind, claim } = phrase;
      const to = from + phrase.words.length;
      if (kind === 'free') promised.add(claim);
      else if (kind === 'not') meansElse.push({ claim, from, to });
      else if (counts(words.slice(from, to))) said.push({ claim, from, to });
    }
  });
  return new Set(
    said.flatMap(({ claim, from, to }) =>
      promised.has(claim) ||
      meansElse.some((other) => other.claim === claim && other.from <= from && other.to >= to)
        ? []
        : claim,
    ),
  );
}
