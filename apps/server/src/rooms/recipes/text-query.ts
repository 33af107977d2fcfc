import type { Food } from '@crisper/kitchen/foods/food';
import type { FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { localizedFood } from '@crisper/kitchen/foods/localized-foods';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { type LocalQuery, toLocalQuery } from './local-text-query.ts';

const MOST_WORDS = 8;
const LONGEST_NAME = 3;
const MOST_NAMES = 24;

type Correct = (word: string) => string | null;

/** The typed text as tsquery strings. They are always valid, whatever was typed. */
export interface TextQuery {
  /** For titles: every word, and each food by any of its names. */
  title: string;
  /** For whole recipes: the words that are no food; null when all are foods. */
  words: string | null;
  /** For whole recipes: each must be in it, as a food or as the typed word. */
  foods: { id: string; words: string }[];
  /** For the book in the language of who searches. */
  local?: LocalQuery;
}

/** With `correct`, unknown words are corrected first. Null when there is no word. */
export function toTextQuery(
  typed: string,
  correct?: Correct,
  language: FoodLanguage | null = null,
): TextQuery | null {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const titles: string[] = [];
  const plain: string[] = [];
  const foods: TextQuery['foods'] = [];
  for (let at = 0; at < words.length; ) {
    const named = foodAt(words, at, language);
    const taken = words.slice(at, at + (named?.length ?? 1));
    // The last word may be unfinished, so it is searched as a prefix.
    const last = at + taken.length === words.length;
    const written = last ? `${taken.join(' & ')}:*` : taken.join(' & ');
    if (named) {
      const names = namesOf(named.food, taken).map((name) => `(${name.join(' & ')})`);
      // In a whole recipe the words of a name may be far apart, so only one-word names are searched.
      const single = names.filter((name) => !name.includes('&'));
      foods.push({ id: named.food.id, words: [`(${written})`, ...single].join(' | ') });
      titles.push(`(${[`(${written})`, ...names].join(' | ')})`);
    } else {
      const group = either(written, correct?.(taken[0]!) ?? null);
      plain.push(group);
      titles.push(group);
    }
    at += taken.length;
  }
  const local = language && toLocalQuery(typed, language, correct);
  return {
    title: titles.join(' & '),
    words: plain.length > 0 ? plain.join(' & ') : null,
    foods,
    ...(local && { local }),
  };
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Several words are a food only if they are its exact name. A single word may be misspelt. */
function foodAt(
  words: readonly string[],
  at: number,
  language: FoodLanguage | null,
): { food: Food; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ');
    const local = language && localizedFood(name, language);
    if (local) return { food: local.food, length };
    const found = resolveFood(name);
    if (found && (length === 1 || found.match === 'exact' || found.match === 'inflected'))
      return { food: found.food, length };
  }
  return null;
}

/**
 * The words of each name. They are joined by "and", not as phrases, because the index does not store word order: so a name
 * that holds all words of another one, or the typed ones, finds nothing more and is left out.
 */
function namesOf(food: Food, typed: readonly string[]): string[][] {
  const names = [food.name, ...food.names].slice(0, MOST_NAMES).map((name) => [...new Set(wordsOf(name))]);
  const kept: (readonly string[])[] = [typed];
  const shortestFirst = names.filter((name) => name.length > 0).sort((a, b) => a.length - b.length);
  return shortestFirst.filter((name) => {
    if (kept.some((other) => other.every((word) => name.includes(word)))) return false;
    kept.push(name);
    return true;
  });
}

function either(written: string, corrected: string | null): string {
  return corrected === null ? written : `(${written} | ${corrected})`;
}
