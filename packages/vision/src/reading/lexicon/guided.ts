import { distance } from './edit-distance.ts';
import { type Entry, entriesOfFood, exactEntry, foldText, isOrdinary } from './entries.ts';

const MIN_LETTERS = 4;
/** Share of the name's letters that a fragment must show. */
const LEAST_SHARE = 0.45;
/** Misread letters per letter, from this length on. */
const FUZZY_LETTERS = 6;
const MISTAKES = 0.26;

function fits(word: string, { key }: Entry): boolean {
  if (key.includes(word)) return word.length >= LEAST_SHARE * key.length;
  if (word.length < FUZZY_LETTERS) return false;
  return distance(word, key, Math.max(word.length, key.length) * MISTAKES) !== Infinity;
}

/**
 * The one of these foods that a badly read or half hidden word names: "eken" on what looks like a beer is Heineken. Null when none
 * fits or several do, and for words that are ordinary or name another food outright.
 */
export function guidedFood(text: string, foods: readonly string[]): string | null {
  const words = foldText(text);
  const candidates = [...words, ...(words.length > 1 ? [words.join('')] : [])].filter(
    (word) => word.length >= MIN_LETTERS && !isOrdinary(word) && !/\d/.test(word) && !exactEntry(word),
  );
  const named = foods.filter((food) =>
    candidates.some((word) => entriesOfFood(food).some((entry) => fits(word, entry))),
  );
  return named.length === 1 ? named[0]! : null;
}
