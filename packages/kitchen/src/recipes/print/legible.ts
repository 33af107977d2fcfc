import { isStranger } from '../../foods/names.ts';
import { mayBeLocalized } from '../../measures/localized/language.ts';
import { unitOf } from '../../measures/units.ts';
import { isToDo } from './line-kinds.ts';
import type { PrintedLine } from './printed-line.ts';

/** Short words are read right by chance. */
const LEAST_LETTERS = 3;
/** Fewer words than this say nothing of a page. */
const LEAST_WORDS = 12;
/** Read with less than this, a word is a guess. */
const SURE = 0.6;
const LEAST_SURE = 0.55;
/** Pages of other languages have words that are not known here; so surely read, they are read. */
const SURE_ENOUGH = 0.8;
const LEAST_KNOWN = 0.5;
/** Words that recipes are made of, beside foods, measures and what is done. */
const COMMON = new Set(
  'about after all allow and another any are aside away back be been before below between both bottom bowl but by can center centre coat color colour combined cooled cover deep degrees desired dish done each edges evenly every fahrenheit few fine finally first from gently gradually has have heat high hot hour hours if immediately ingredients inside into is it just keep large last less level light lightly little longer low make makes many medium method middle minutes more most not now off oil old once one only onto other out oven over own pan part per piece pieces place plate pot prep preparation put ready recipe remaining rest room same second seconds serves serving servings set several should side sides simmer single skillet small smooth so soft some still such sure surface temperature tender than that the their them then these they thick thin this through time times together top total toward turning two under until up use used using very warm water well when whether which while whole will with without you your'.split(
    ' ',
  ),
);

/** Whether these pages were read well enough to make anything of: most words surely, and enough of them words. */
export function isLegible(pages: readonly (readonly PrintedLine[])[]): boolean {
  const { words, sure, known } = legibilityOf(pages);
  if (words < LEAST_WORDS) return true;
  return sure >= LEAST_SURE * words && (sure >= SURE_ENOUGH * words || known >= LEAST_KNOWN * words);
}

function legibilityOf(pages: readonly (readonly PrintedLine[])[]): {
  words: number;
  sure: number;
  known: number;
} {
  let [words, sure, known] = [0, 0, 0];
  for (const { text, confidence } of pages.flat(2).flatMap((line) => line.words)) {
    const plain = text.toLowerCase().replace(/[^\p{L}’'-]/gu, '');
    if (plain.length < LEAST_LETTERS) continue;
    words += 1;
    if (confidence >= SURE) sure += 1;
    if (isKnown(plain)) known += 1;
  }
  return { words, sure, known };
}

function isKnown(word: string): boolean {
  return (
    COMMON.has(word) ||
    !isStranger(word) ||
    unitOf(word) !== undefined ||
    isToDo(word) ||
    mayBeLocalized(word)
  );
}
