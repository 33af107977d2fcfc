import { foodById, isA } from '../foods/larder.ts';
import { isHarmless } from '../foods/modifiers.ts';
import { foodNamed } from '../foods/names.ts';
import { nameWords } from '../foods/text.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';

/** Finds where the steps of a recipe name its ingredients. */

export interface Mention {
  line: number;
  /** Where the words stand in the text. */
  at: number;
  length: number;
  /** How surely it is this ingredient. */
  score: number;
}

type Line = Pick<RecipeIngredient, 'name' | 'food'>;

interface Known {
  food: string | null;
  /** The words of the name without size and care: "large eggs" -> "egg". */
  core: readonly string[];
  words: ReadonlySet<string>;
  head: string;
}

interface Word {
  /** As compared: folded, singular. */
  key: string;
  at: number;
  end: number;
  /** Nothing but a space or a hyphen stands between this word and the one before. */
  joined: boolean;
}

const LONGEST_NAME = 4;
/** Alone these words mean a part of the dish, not the ingredient they end: "simmer the sauce". */
const VAGUE_HEADS = new Set(
  `sauce powder paste mix seasoning dressing filling dough batter crust topping glaze soup stock broth syrup spread dip rub marinade
  piece half cube strip ball chunk top bottom side end cut blend base cup`.split(/\s+/),
);
/** Foods so general that a word for them may mean anything. */
const TOO_GENERAL = new Set([
  'vegetable',
  'fruit',
  'spice',
  'herb',
  'sauce',
  'seasoning',
  'soup',
  'bread-product',
]);

const LINKS = new Set(['and', 'or', 'of', 'the', 'a', 'with', 'in', 'to', 'for']);
const WORD = /[\p{L}\p{N}%]+(?:['’]\p{L}{1,2}\b)?/gu;
const MOST_WORDS = 1_200;

export function knownLines(lines: readonly Line[]): Known[] {
  return lines.map(({ name, food }) => {
    const all = nameWords(name.replace(/\([^()]*\)?/g, ' '))
      .slice(0, 12)
      .filter((word, _, every) => !LINKS.has(word) || every.every(isHarmless));
    const plain = all.filter((word) => !isHarmless(word));
    const core = plain.length > 0 ? plain : all;
    return { food, core, words: new Set(all), head: core.at(-1) ?? '' };
  });
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const key = nameWords(match[0]).join(' ');
    const joined = /^[\s-]?$/.test(text.slice(last, match.index));
    last = match.index + match[0].length;
    words.push({ key, at: match.index, end: last, joined });
    if (words.length === MOST_WORDS) break;
  }
  return words;
}

/** The longest name of a food that begins at this word. */
function foodAt(words: readonly Word[], start: number): { food: string; length: number } | null {
  let found: { food: string; length: number } | null = null;
  let phrase = '';
  for (let length = 1; length <= LONGEST_NAME; length += 1) {
    const word = words[start + length - 1];
    if (!word || (length > 1 && !word.joined)) break;
    // "peas and carrots" are two ingredients of a recipe, half and half is one.
    if (word.key === 'and' && phrase !== 'half') break;
    phrase = length === 1 ? word.key : `${phrase} ${word.key}`;
    const food = foodNamed(phrase);
    if (food) found = { food: food.id, length };
  }
  return found;
}

function runOf(words: readonly Word[], start: number, line: Known): number {
  let length = 0;
  for (let at = start; at < words.length; at += 1) {
    const word = words[at]!;
    if (!line.words.has(word.key) || (length > 0 && !word.joined)) break;
    length += 1;
  }
  return length;
}

const related = (a: string, b: string): boolean => isA(a, b) || isA(b, a);

interface Candidate {
  score: number;
  length: number;
}

/** 4: the whole name; 3: another name of the same food; 2: its last word; 1: its kind ("cheese" for cheddar). */
function candidate(
  words: readonly Word[],
  start: number,
  line: Known,
  food: { food: string; length: number } | null,
): Candidate | null {
  const run = runOf(words, start, line);
  const covered = new Set(words.slice(start, start + run).map((word) => word.key));
  const longer = food !== null && food.length > run;
  // "butter beans" is no butter, "chicken broth" no chicken.
  const other = longer && line.food !== null && !related(line.food, food.food);
  if (run > 0 && !other && line.core.every((word) => covered.has(word)))
    return { score: 4, length: Math.max(run, longer ? food.length : 0) };
  if (food !== null && line.food === food.food) return { score: 3, length: Math.max(run, food.length) };
  if (run > 0 && !other && covered.has(line.head) && !VAGUE_HEADS.has(line.head))
    return { score: 2, length: Math.max(run, longer ? food.length : 0) };
  if (food !== null && line.food !== null && !TOO_GENERAL.has(food.food) && isA(line.food, food.food))
    return { score: 1, length: food.length };
  return null;
}

/** All places of one text where an ingredient may be named; several lines may be meant by the same words. */
export function findMentions(text: string, lines: readonly Known[]): Mention[] {
  const words = wordsOf(text);
  const mentions: Mention[] = [];
  for (let start = 0; start < words.length; ) {
    const food = foodAt(words, start);
    const found = lines.flatMap((line, index) => {
      const one = candidate(words, start, line, food);
      return one ? [{ ...one, line: index }] : [];
    });
    const best = Math.max(0, ...found.map(({ score }) => score));
    const longest = Math.max(0, ...found.filter(({ score }) => score === best).map(({ length }) => length));
    for (const { line, score, length } of found) {
      if (score !== best || length !== longest) continue;
      const at = words[start]!.at;
      mentions.push({ line, score, at, length: words[start + length - 1]!.end - at });
    }
    // A food that is not of this recipe is passed as a whole: "bell pepper" is no pepper.
    start += Math.max(1, longest, best === 0 && food && foodById(food.food) ? food.length : 0);
  }
  return mentions;
}
