import type { FoodId } from '@crisper/kitchen/foods/food';
import { nameFood } from './fusing/food-names.ts';
import { type Entry, entryInCompound, exactEntry, foldText } from './reading/lexicon/entries.ts';

const MAX_WORDS = 24;
const MAX_SPAN = 4;
const MIN_COMPOUND = 8;

/**
 * The food of a product's name in the languages of European and American packages: "Frische Vollmilch", "lait demi-écrémé".
 * The longest name counts, of the larder's foods only. Brands count where nothing else does.
 */
export function soldFood(text: string): FoodId | null {
  const words = foldText(text).slice(0, MAX_WORDS);
  const entries = [...phrasesIn(words), ...words.flatMap((word) => compoundIn(word) ?? [])];
  const byWeight = entries
    .filter((entry) => !entry.weak)
    .sort((a, b) => Number(a.kind === 'brand') - Number(b.kind === 'brand') || b.key.length - a.key.length);
  for (const entry of byWeight) {
    const { food } = nameFood(entry.food);
    if (food) return food;
  }
  return null;
}

function phrasesIn(words: readonly string[]): Entry[] {
  return words.flatMap((_, from) =>
    Array.from({ length: MAX_SPAN }, (_, span) => words.slice(from, from + span + 1))
      .filter((part, span) => part.length === span + 1)
      .flatMap((part) => exactEntry(part.join('')) ?? []),
  );
}

/** "Landrahmvollmilch". */
function compoundIn(word: string): Entry | null {
  return word.length >= MIN_COMPOUND && !exactEntry(word) ? entryInCompound(word) : null;
}
