import type { FoodId } from '../foods/food.ts';
import { localizedNames } from '../foods/localized/names.ts';
import { FOOD_LANGUAGES, type FoodLanguage } from '../foods/localized/shown-names.ts';
import { fold } from '../foods/text.ts';

export type Language = 'en' | FoodLanguage;

interface Phrase {
  food: FoodId;
  language: Language;
}

export interface LocalizedNamed {
  food: FoodId;
  confidence: number;
}

const MAX_WORDS = 24;
const MAX_SPAN = 5;
/** Shorter words inside others are chance: "reis" in "preis". */
const MIN_TAIL = 4;
const MIN_START = 5;
const MIN_PREFIX = 4;

const APOSTROPHE = /['’]/g;
const phrases = new Map<string, Phrase[]>();
for (const language of FOOD_LANGUAGES)
  for (const { food, name } of localizedNames(language)) {
    // Tills print "SUCCO D ARANCIA".
    for (const key of new Set([fold(name), fold(name.replace(APOSTROPHE, ' '))]))
      phrases.set(key, [...(phrases.get(key) ?? []), { food, language }]);
  }
const singleWords = [...phrases.keys()].filter((key) => !key.includes(' ')).sort();

const inLanguage = (found: readonly Phrase[] | undefined, language: Language | undefined) =>
  found?.find((one) => one.language === language) ?? (language === undefined ? found?.[0] : undefined);

interface Hit extends LocalizedNamed {
  /** Letters that were explained. */
  length: number;
  at: number;
  language: Language;
}

/**
 * The food of a German, French, Spanish or Italian name, also inside a compound ("Landtomaten") or cut short ("KARTOFF"). Longer names
 * count more. Of two, the last one counts in German ("Milch Schokolade") and the first elsewhere ("chocolat au lait").
 */
export function localizedName(text: string, language?: Language): LocalizedNamed | null {
  const words = fold(text.slice(0, 200)).split(' ').slice(0, MAX_WORDS);
  const hits = [
    ...words.flatMap((_, at) => exactAt(words, at, language) ?? []),
    ...words.flatMap((word, at) => partlyAt(word, at, language) ?? []),
  ];
  const [first, ...rest] = hits;
  if (!first) return null;
  const best = rest.reduce((one, other) => (isBetter(other, one) ? other : one), first);
  return { food: best.food, confidence: best.confidence };
}

function isBetter(other: Hit, one: Hit): boolean {
  if (other.confidence !== one.confidence) return other.confidence > one.confidence;
  const [many, few] = [other.length, one.length];
  if (Math.max(many, few) >= 2 * Math.min(many, few)) return many > few;
  return one.language === 'de' ? other.at > one.at : other.at < one.at;
}

function exactAt(words: readonly string[], at: number, language: Language | undefined): Hit | null {
  for (let span = Math.min(MAX_SPAN, words.length - at); span > 0; span -= 1) {
    const key = words.slice(at, at + span).join(' ');
    const found = inLanguage(phrases.get(key), language);
    if (found) return { ...found, at, length: key.length, confidence: span > 1 ? 0.97 : 0.95 };
  }
  return null;
}

function partlyAt(word: string, at: number, language: Language | undefined): Hit | null {
  if (phrases.has(word)) return null;
  return compound(word, at, language) ?? cutShort(word, at, language);
}

/** German joins words: the food stands at the end ("Weidemilch") or in front ("Lachsfiletstück"). */
function compound(word: string, at: number, language: Language | undefined): Hit | null {
  if (language !== undefined && language !== 'de') return null;
  for (let cut = 2; cut <= word.length - MIN_TAIL; cut += 1) {
    const found = inLanguage(phrases.get(word.slice(cut)), 'de');
    if (found) return { ...found, at, length: word.length - cut, confidence: 0.85 };
  }
  for (let end = word.length - 2; end >= MIN_START; end -= 1) {
    const found = inLanguage(phrases.get(word.slice(0, end)), 'de');
    if (found) return { ...found, at, length: end, confidence: 0.6 };
  }
  return null;
}

/** Tills cut words short: "KARTOFF", "ZANAHOR". Only where everything that begins so is one food. */
function cutShort(word: string, at: number, language: Language | undefined): Hit | null {
  if (word.length < MIN_PREFIX) return null;
  const foods = new Map<FoodId, Phrase>();
  let shortest = '\0';
  for (let index = lowerBound(word); index < singleWords.length; index += 1) {
    const key = singleWords[index]!;
    if (!key.startsWith(word)) break;
    const found = inLanguage(phrases.get(key), language);
    // "Kartoffelchips" begins with "Kartoffel": the shorter one is meant.
    if (!found || key.startsWith(shortest)) continue;
    shortest = key;
    foods.set(found.food, found);
  }
  const [only] = foods.values();
  return foods.size === 1 ? { ...only!, at, length: word.length, confidence: 0.7 } : null;
}

function lowerBound(word: string): number {
  let [low, high] = [0, singleWords.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (singleWords[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
