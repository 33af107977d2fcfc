import { EVERYDAY } from '../everyday.gen.ts';
import type { Food, FoodId } from '../food.ts';
import { foodById } from '../larder.ts';
import { localizedFoodLoosely } from '../localized-foods.ts';
import { idsIn } from '../made-tables.ts';
import { fold } from '../text.ts';
import { localizedNames, ofNames } from './names.ts';
import { type FoodLanguage, shownName } from './shown-names.ts';

interface Entry {
  food: Food;
  key: string;
  words: readonly string[];
  /** As lists show it; the others are its other names. */
  isShown: boolean;
  isEveryday: boolean;
}

const everyday = new Set<FoodId>(idsIn(EVERYDAY));
const APOSTROPHE = /['’]/g;
/** "Kaese", "Huehner": how umlauts are written without their keys. */
const UMLAUT_PAIR = /([aou])e/g;

function keyOf(text: string, language: FoodLanguage): string {
  const folded = fold(text.replace(APOSTROPHE, ' '));
  return language === 'de' ? folded.replace(UMLAUT_PAIR, '$1') : folded;
}

const entriesOf = ofNames((language) =>
  localizedNames(language).map(({ food: id, name }): Entry => {
    const shown = shownName(id, language);
    const key = keyOf(name, language);
    return {
      food: foodById(id)!,
      key,
      words: key.split(' '),
      isShown: name === shown?.one || name === shown?.many,
      isEveryday: everyday.has(id),
    };
  }),
);

/** Lower comes first. The places are those of English, and one for what stands inside a compound: "Kirschtomate". */
const PLACES = {
  whole: 0,
  first: 1,
  otherWhole: 1.5,
  later: 2,
  inside: 4.5,
  otherFirst: 4,
  otherLater: 5,
  otherInside: 6.5,
};
const RARE = 1.2;
const LEAST_INSIDE = 4;
const LEAST_MENDED = 5;

function placeOf(
  { key, words, isShown, isEveryday }: Entry,
  typed: string,
  pieces: readonly string[],
): number | undefined {
  if (key === typed) return isShown ? PLACES.whole : PLACES.otherWhole;
  const rare = isEveryday ? 0 : RARE;
  if (key.startsWith(typed) || beginsLike(words, pieces))
    return rare + (isShown ? PLACES.first : PLACES.otherFirst);
  if (key.includes(` ${typed}`)) return rare + (isShown ? PLACES.later : PLACES.otherLater);
  if (typed.length < LEAST_INSIDE || !key.includes(typed)) return undefined;
  return rare + (isShown ? PLACES.inside : PLACES.otherInside);
}

/** "pom de t": the beginnings of words one after the other. */
const beginsLike = (words: readonly string[], pieces: readonly string[]): boolean =>
  pieces.length > 1 &&
  pieces.length <= words.length &&
  pieces.every((piece, at) => words[at]!.startsWith(piece));

/** Foods by the beginning of a name in this language, the likeliest first. */
export function suggestLocalized(prefix: string, limit: number, language: FoodLanguage): Food[] {
  const typed = keyOf(prefix, language);
  if (typed === '') return [];
  const pieces = typed.split(' ');
  const best = new Map<Food, { place: number; length: number }>();
  for (const entry of entriesOf(language)) {
    const place = placeOf(entry, typed, pieces);
    if (place === undefined || place >= (best.get(entry.food)?.place ?? Number.POSITIVE_INFINITY)) continue;
    best.set(entry.food, { place, length: entry.key.length });
  }
  // A slip of the finger, or a word left out: "mozzarela", "petto pollo".
  const meant =
    best.size === 0 && typed.length >= LEAST_MENDED ? localizedFoodLoosely(prefix, language) : null;
  if (meant) return [meant.food].slice(0, limit);
  return [...best]
    .sort(([, a], [, b]) => a.place - b.place || a.length - b.length)
    .slice(0, limit)
    .map(([food]) => food);
}
