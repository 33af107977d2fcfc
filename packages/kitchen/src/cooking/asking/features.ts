import { resolveFood } from '../../foods/names.ts';
import type { RecipeIngredient } from '../../recipes/recipe.ts';
import type { PlainQuestion } from './normalize-question.ts';
import { NOT_FOODS, stem } from './subject.ts';
import { classOf } from './word-classes.data.ts';

/** What the learned meanings look at: words without the foods and numbers in them, pairs of words, and where they stand. */

const FOOD = 'f';
const NUMBER = '5';
const LONGEST_NAME = 4;
/** Letters that stand for all forms of a word. */
const STEM = 4;
const SHORT = 4;

/** The words of a question with every food as one word and every number as another. */
function masked(text: string, lines: readonly Pick<RecipeIngredient, 'name'>[]): string[] {
  const names = new Set(lines.flatMap(({ name }) => wordsOf(name.toLowerCase()).map(stem)));
  const words = text.split(' ').filter((word) => word !== '' && word !== ',');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = foodAt(words, at, names);
    if (length === 0) out.push(/^\d/.test(words[at]!) ? NUMBER : words[at]!);
    else if (out.at(-1) !== FOOD) out.push(FOOD);
    at += Math.max(1, length);
  }
  return out;
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}']+/u).filter((word) => word.length > 2);

/** How many words from here on name a food; 0 when none does. */
function foodAt(words: readonly string[], at: number, names: ReadonlySet<string>): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const window = words.slice(at, at + length);
    if (window.some((word) => NOT_FOODS.has(word) || !/^\p{L}/u.test(word))) continue;
    if (length === 1 && (window[0] === FOOD || names.has(stem(window[0]!)))) return 1;
    if (window[0]!.length < 3) continue;
    const found = resolveFood(window.join(' '));
    if (found && (found.match === 'exact' || found.match === 'inflected')) return length;
  }
  return 0;
}

export function featuresOf(
  { text, asks }: PlainQuestion,
  lines: readonly Pick<RecipeIngredient, 'name'>[],
  byRule: readonly string[],
): string[] {
  const words = masked(text, lines).map(stem);
  const features = new Set([asks ? '?' : '!', `^${words[0] ?? ''}`, `${words.at(-1) ?? ''}$`]);
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (word.length > STEM) features.add(`${word.slice(0, STEM)}~`);
    if (at + 1 < words.length) features.add(`${word} ${words[at + 1]}`);
    if (at + 2 < words.length) features.add(`${word} _ ${words[at + 2]}`);
  }
  // The same with classes of words: what holds of baking holds of roasting.
  const classes = words.map(classOf);
  const first = classes.slice(0, 3).join(' ');
  features.add(`^${first}`);
  for (const [at, one] of classes.entries()) {
    if (one !== words[at]) features.add(one);
    const [second, third] = classes.slice(at + 1);
    if (second && (one !== words[at] || second !== words[at + 1])) features.add(`${one} ${second}`);
    if (third && (one !== words[at] || third !== words[at + 2])) features.add(`${one} _ ${third}`);
    if (third) features.add(`${one} ${second} ${third}`);
  }
  if (words.length < SHORT) features.add('short');
  features.add(`first rule ${byRule[0] ?? 'none'}`);
  for (const intent of byRule) features.add(`rule ${intent}`);
  return [...features];
}
