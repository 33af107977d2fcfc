import { distance } from './edit-distance.ts';
import { type Entry, entriesOfFood, exactEntry, foldText, isOrdinary } from './entries.ts';

const MIN_LETTERS = 3;
/** Share of the name's letters that a fragment must show; of a short one nearly all. */
const LEAST_SHARE = 0.45;
const SHORT_LETTERS = 3;
const SHORT_SHARE = 0.75;
/** Misread letters per letter, from this length on. */
const FUZZY_LETTERS = 6;
const MISTAKES = 0.26;

/** A brand may miss both ends on a round package; the middle of a product's name is part of too many others. */
function isPartOf(word: string, { key, kind }: Entry): boolean {
  const share = word.length / key.length;
  if (share < (word.length <= SHORT_LETTERS ? SHORT_SHARE : LEAST_SHARE)) return false;
  return kind === 'brand' ? key.includes(word) : key.startsWith(word) || key.endsWith(word);
}

function fits(word: string, entry: Entry): boolean {
  if (isPartOf(word, entry)) return true;
  if (word.length < FUZZY_LETTERS) return false;
  return distance(word, entry.key, Math.max(word.length, entry.key.length) * MISTAKES) !== Infinity;
}

/**
 * The one of these foods that a badly read, half hidden or ambiguous word names: "eken" on what looks like a beer is Heineken,
 * "Heinz" on what looks like ketchup is ketchup. Null when none fits or several do, and for words that are ordinary or name
 * another food outright.
 */
export function guidedFood(text: string, foods: readonly string[]): string | null {
  const words = foldText(text);
  const joined = words.length > 1 ? [words.join('')] : [];
  const readable = [...words, ...joined].filter((word) => word.length >= MIN_LETTERS && !/\d/.test(word));
  const entries = new Map(readable.map((word) => [word, exactEntry(word)]));
  const said = foods.filter((food) =>
    readable.some((word) => entries.get(word)?.weak && entries.get(word)?.food === food),
  );
  if (said.length === 1) return said[0]!;
  const fragments = readable.filter((word) => !isOrdinary(word) && !entries.get(word));
  const named = foods.filter((food) =>
    fragments.some((word) => entriesOfFood(food).some((entry) => fits(word, entry))),
  );
  return named.length === 1 ? named[0]! : null;
}
