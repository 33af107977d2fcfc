import type { Food } from '@crisper/kitchen/foods/food';
import { resolveFood } from '@crisper/kitchen/foods/names';

const MOST_WORDS = 8;
const LONGEST_NAME = 3;
const MOST_NAMES = 24;

type Correct = (word: string) => string | null;

/** What a person typed, as the database asks for it. The queries are well formed whatever was typed. */
export interface TextQuery {
  /** For titles: every word, and each food under any of its names. */
  title: string;
  /** For whole recipes: words that name no food; null when all do. */
  words: string | null;
  /** For whole recipes: each must be in it, as a food or as the word that was typed. */
  foods: { id: string; words: string }[];
}

/** With `correct`, words that nothing knows are put right first. Null when there is no word. */
export function toTextQuery(typed: string, correct?: Correct): TextQuery | null {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const titles: string[] = [];
  const plain: string[] = [];
  const foods: TextQuery['foods'] = [];
  for (let at = 0; at < words.length; ) {
    const named = foodAt(words, at);
    const taken = words.slice(at, at + (named?.length ?? 1));
    // The last word may still be unfinished.
    const last = at + taken.length === words.length;
    const written = last ? `${taken.join(' & ')}:*` : taken.join(' & ');
    if (named) {
      // What was typed is looked for with whatever it may still become, so that it is not looked for as it stands, too.
      const names = namesOf(named.food).filter((name) => name !== `(${taken.join(' & ')})`);
      // In a whole recipe two words of a name may stand far apart, so that only names of one word are looked for.
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
  return { title: titles.join(' & '), words: plain.length > 0 ? plain.join(' & ') : null, foods };
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Several words are one food only when they are its very name; a single one may be misspelt. */
function foodAt(words: readonly string[], at: number): { food: Food; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const found = resolveFood(words.slice(at, at + length).join(' '));
    if (found && (length === 1 || found.match === 'exact' || found.match === 'inflected'))
      return { food: found.food, length };
  }
  return null;
}

/** Joined by "and" and not as phrases: the order of words cannot be told from the index alone. */
function namesOf(food: Food): string[] {
  const names = [food.name, ...food.names].slice(0, MOST_NAMES).map((name) => wordsOf(name).join(' & '));
  return [...new Set(names)].filter((name) => name !== '').map((name) => `(${name})`);
}

function either(written: string, corrected: string | null): string {
  return corrected === null ? written : `(${written} | ${corrected})`;
}
