import type { Food, FoodId } from './food.ts';
import { foodById } from './larder.ts';
import { compoundFood } from './localized/german-compounds.ts';
import { looseFood, saysNoMore } from './localized/loose-name.ts';
import {
  foodByStems,
  foodOfMost,
  foodOfWords,
  harmless,
  joining,
  type NameWord,
  saidWordsOf,
  stem,
  stemsInNames,
  wordsOf,
} from './localized/name-stems.ts';
import { localizedNames, ofNames } from './localized/names.ts';
import type { FoodLanguage } from './localized/shown-names.ts';
import { resolveFood } from './names.ts';
import { fold } from './text.ts';

export interface LocalizedFood {
  food: Food;
  confidence: number;
}

/** The food of a name in another language, or null where it is not certain: "crème de marrons" is no cream. */
export function localizedFood(name: string, language: FoodLanguage): LocalizedFood | null {
  const words = saidWordsOf(name.slice(0, 200), language)
    .filter(({ folded }) => !joining[language].has(folded))
    .slice(0, 12);
  if (words.length === 0) return null;
  const telling = words.filter((word) => !harmless[language].has(word.stem) && !/^\d+$/.test(word.folded));
  const found =
    foodOfMost(words, (word) => !telling.includes(word), language) ??
    (language === 'de' && telling.length === 1 ? compoundIn(name, telling[0]!.stem) : undefined);
  if (found !== undefined) return { food: foodById(found)!, confidence: 0.95 };
  const long = inFull(name, words, language);
  if (long !== null) return { food: foodById(long)!, confidence: 0.92 };
  const english = telling.length > 0 ? resolveFood(name) : null;
  return english && english.match !== 'fuzzy' && english.confidence >= 0.95
    ? { food: english.food, confidence: 0.85 }
    : null;
}

/** "Suppengemüse" has celery, other than "Gemüse". */
function compoundIn(name: string, word: string): FoodId | undefined {
  const food = compoundFood(word, foodByStems('de'));
  return food !== undefined && saysNoMore(name, foodById(food)!, 'de') ? food : undefined;
}

const LEAST_SHORT = 2;
const MOST_MEANT = 60;

/** "getr. Oregano", "latte parz. scremato": shortened words in full, where that makes one name alone. */
function inFull(name: string, words: readonly NameWord[], language: FoodLanguage): FoodId | null {
  if (!name.includes('.')) return null;
  const [short, ...more] = name
    .split(' ')
    .filter((word) => word.endsWith('.'))
    .map((word) => fold(word))
    .filter((word) => word.length >= LEAST_SHORT && !word.includes(' '));
  if (short === undefined || more.length > 0 || words.length < 2) return null;
  const found = new Set<FoodId>();
  for (const root of [...stemsInNames(language)]
    .filter((one) => one.startsWith(short))
    .slice(0, MOST_MEANT)) {
    const food = foodOfWords(
      words.map((word) => (word.folded === short ? { text: root, folded: root, stem: root } : word)),
      language,
    );
    if (food !== undefined) found.add(food);
  }
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The same for a name of which only a part is known; what is left out says nothing that the food is not. */
export const localizedFoodLoosely = (name: string, language: FoodLanguage): LocalizedFood | null =>
  localizedFood(name, language) ?? looseFood(name.slice(0, 200), language);

/** The food that has exactly this name, whatever its endings, accents and umlauts. */
export function namedFood(name: string, language: FoodLanguage): LocalizedFood | null {
  const text = name.slice(0, 200);
  for (const words of language === 'de'
    ? [wordsOf(text, 'de'), saidWordsOf(text, 'de')]
    : [wordsOf(text, language)]) {
    const found = foodOfWords(
      words.filter(({ folded }) => !joining[language].has(folded)).slice(0, 12),
      language,
    );
    if (found !== undefined) return { food: foodById(found)!, confidence: 0.98 };
  }
  return null;
}

const singleWords = ofNames(
  (language) =>
    new Set(
      localizedNames(language).flatMap(({ name }) => {
        const key = fold(name);
        return key.includes(' ') ? [] : [stem(key, language)];
      }),
    ),
);

/** Whether a folded word by itself names a food in this language. */
export const isLocalizedFoodWord = (word: string, language: FoodLanguage): boolean =>
  singleWords(language).has(stem(word, language));
