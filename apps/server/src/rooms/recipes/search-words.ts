import { resolveFood } from '@crisper/kitchen/foods/names';

const MOST_WORDS = 8;
const LONGEST_NAME = 3;
const MOST_NAMES = 24;

type Correct = (word: string) => string | null;

/**
 * What a person typed as a full-text query: every word must be there, a food under any of its names, and the last word
 * may still be unfinished. With `correct`, words that nothing knows are put right first. Null when there is no word.
 */
export function toTextQuery(typed: string, correct?: Correct): string | null {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const groups: string[] = [];
  for (let at = 0; at < words.length; ) {
    const named = foodAt(words, at);
    if (named) {
      groups.push(named.query);
      at += named.length;
      continue;
    }
    const word = words[at]!;
    groups.push(wordQuery(word, correct?.(word) ?? null, at === words.length - 1));
    at += 1;
  }
  return groups.join(' & ');
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function foodAt(words: readonly string[], at: number): { query: string; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const found = resolveFood(phrase);
    // A misspelt word may be a food; several words are one food only when they are its very name.
    const sure =
      found && (found.match !== 'head' || length === 1) && (found.match !== 'fuzzy' || length === 1);
    if (!sure) continue;
    const names = [phrase, found.food.name, ...found.food.names].slice(0, MOST_NAMES);
    const phrases = names.map((name) => wordsOf(name).join(' <-> ')).filter((name) => name !== '');
    const ending = at + length === words.length && length === 1 ? [`${phrase}:*`] : [];
    return { query: `(${[...new Set([...phrases, ...ending])].join(' | ')})`, length };
  }
  return null;
}

function wordQuery(word: string, corrected: string | null, last: boolean): string {
  const written = last ? `${word}:*` : word;
  return corrected === null || corrected === word ? written : `(${written} | ${corrected})`;
}
