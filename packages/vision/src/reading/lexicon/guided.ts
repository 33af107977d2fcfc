import { distance } from './edit-distance.ts';
import { type Entry, entriesOfFood, entriesOfLength, exactEntry, foldText, isOrdinary } from './entries.ts';

const MIN_LETTERS = 3;
/** Share of the name's letters that a fragment must show; of a short one nearly all. */
const LEAST_SHARE = 0.45;
const SHORT_LETTERS = 3;
const SHORT_SHARE = 0.75;
/** Misread letters per letter, from this length on. */
const FUZZY_LETTERS = 6;
const MISTAKES = 0.26;
/** A word of this length that lacks this many letters of a name is that name. */
const CUT_LETTERS = 5;
const MOST_CUT = 2;

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

/** "obani" may be part of "Chobani oat", and is nearly all of "Chobani". */
function isRatherAnother(word: string, food: string): boolean {
  if (word.length < CUT_LETTERS) return false;
  const shown = (entry: Entry) => (isPartOf(word, entry) ? word.length / entry.key.length : 0);
  const own = Math.max(0, ...entriesOfFood(food).map(shown));
  for (let length = word.length + 1; length <= word.length + MOST_CUT; length += 1)
    if (entriesOfLength(length).some((one) => !one.weak && one.food !== food && shown(one) > own))
      return true;
  return false;
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
  const [food] = named;
  return named.length === 1 && !fragments.some((word) => isRatherAnother(word, food!)) ? food! : null;
}
