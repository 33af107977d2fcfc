import { resolveFood } from '../../foods/names.ts';
import { trimEndOf } from '../../trim-end.ts';
import { amountsToCheck, asFraction } from './misread-amounts.ts';
import type { PrintedWord } from './printed-line.ts';

const MISREAD_POUND = /^((?:[•·*▪.-] ?)?(?:\d[\d/½¼¾⅓⅔⅛. ]{0,9}|[½¼¾⅓⅔⅛?]))(?: ?I[bl]| 1b)(s?)\b/;
const MISREAD_ONE =
  /(^|\s)[Il] (?=(?:minutes?|hours?|cups?|tbsp|tsp|lb|oz|clove|tablespoon|teaspoon|pinch|can)\b)/g;
const GLUED_FRACTION = /(^|\s)(\d{1,2})([1-7]\/[2-8])(?=\s|$|[a-z])/g;
const GLUED_AMOUNT = /^([•·*▪-]? ?(?:\d{1,4}|\d{0,2}[½¼¾⅓⅔⅛]|\d\/\d))(?=\p{L}{3}|(?:g|kg|ml|oz|lb|l)\b)/u;
/** "500 gplums" */
const GLUED_UNIT =
  /^((?:[•·*▪-] ?)?[\d/½¼¾⅓⅔⅛.]{1,8} (?:g|kg|ml|oz|lb|tbsp|tsp|cups?))(\p{L}{3,40})(.{0,80})$/u;
const GLUED_SENTENCES = /([\p{Ll}\d)][.,;:!?])(?=\p{L}{2})/gu;

/** Repairs what readers of print commonly get wrong. The words of an address or of a time ("9:30") stay as they are. */
export function repairPrint(text: string): string {
  const parted = text
    .replace(GLUED_AMOUNT, '$1 ')
    .replace(GLUED_UNIT, partUnit)
    .replace(MISREAD_POUND, '$1 lb$2')
    .replace(MISREAD_ONE, '$11 ');
  return asFraction(parted)
    .replace(GLUED_FRACTION, '$1$2 $3')
    .replace(GLUED_SENTENCES, '$1 ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** "3 green apples" are no grams: the unit is parted only where the rest alone is a food. */
function partUnit(line: string, amount: string, word: string, rest: string): string {
  const unit = amount.slice(amount.lastIndexOf(' ') + 1);
  if (resolveFood(unit + word + rest) !== null || resolveFood(unit + word) !== null) return line;
  return resolveFood(word + rest) || resolveFood(word) ? `${amount} ${word}${rest}` : line;
}

const WHOLE_WORDS =
  /(?:^|[\s-])(?:all|bone|cold|deep|dry|extra|fat|fine|finely|free|full|gluten|half|hard|heavy|high|home|ice|long|low|medium|multi|no|non|old|one|oven|pan|pre|quick|self|semi|skin|slow|soft|stir|sugar|sun|thick|thin|three|two|well|whole|wide)-$/i;

/** Puts the next line to a text: a word that was parted at the end of a line is whole again. */
export function append(text: string, next: string): string {
  if (text === '') return next;
  if (!/\p{L}-$/u.test(text) || !/^\p{Ll}/u.test(next)) return `${text} ${next}`;
  return WHOLE_WORDS.test(text) ? text + next : text.slice(0, -1) + next;
}

const UNSURE = 0.5;
const UNSURE_DIGIT = 0.7;
const ODD = /^\d*\?$|[%$#@^~<>{}|\\]|\d\p{L}|\p{Ll}\d|\p{Ll}\p{Lu}/u;
const FINE = /^[(]?\d+(?:lbs?|oz|g|kg|ml|l|cm|x\d+|-\p{L}+|°[CF]|th|st|nd|rd)[),.;:]?$/iu;

/** Words that were read with doubt, or that no page would have. */
export function doubtfulIn(words: readonly PrintedWord[]): string[] {
  const unsure = words.flatMap(({ text, confidence }) => {
    if (!/[\p{L}\p{N}%?]/u.test(text)) return [];
    const isUnsure = confidence < (/^\d+$/.test(text) ? UNSURE_DIGIT : UNSURE);
    const parts = repairPrint(text).split(' ');
    return (isUnsure ? parts : parts.filter(isOdd)).map((part) => unended(part));
  });
  return [...unsure, ...amountsToCheck(words).filter((amount) => !unsure.includes(amount))];
}

/** A "?" in an amount stands for what could not be read. */
const unended = (word: string): string => (/^\d*\?$/.test(word) ? word : trimEndOf(word, ',.;:!?'));

const isOdd = (word: string): boolean => ODD.test(word) && !FINE.test(word);
