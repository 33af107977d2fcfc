import { FOOD_LANGUAGES } from '../foods/localized/shown-names.ts';
import { namedFood } from '../foods/localized-foods.ts';
import { FORM, isHarmless } from '../foods/modifiers.ts';
import { foodNamed, resolveFood } from '../foods/names.ts';
import { nameKey, nameWords } from '../foods/text.ts';
import { isNumberWord } from './localized/wording.ts';
import { parseLine } from './parse-line.ts';
import { plainPiece, typedPieces } from './typed-pieces.ts';

/** One thing that a cook wrote: "500 g flour". */
export interface TypedThing {
  name: string;
  amount: number | null;
  unit: string | null;
}

const MOST = 50;
const MOST_LENGTH = 4000;
const AND = / (?:and|&|und|et|y|e) /i;
const LINKS = new Set(['and', 'or', 'to', 'of']);

/** What a cook typed as the things they mean, as they wrote them: "milk, 2 bananas and rice" is three. */
export function splitTyped(text: string): string[] {
  const things: string[] = [];
  for (const line of text.slice(0, MOST_LENGTH).split(/[\n;]/)) {
    if (isOneFood(plainPiece(line))) things.push(plainPiece(line));
    else for (const thing of joined(typedPieces(line))) things.push(...partsOf(thing));
  }
  return things.filter((thing) => thing !== '').slice(0, MOST);
}

/** The same with amounts of their own, where a food has one. */
export const typedThings = (text: string): TypedThing[] => splitTyped(text).map(thingIn);

export function thingIn(text: string): TypedThing {
  const plain = { name: text, amount: null, unit: null };
  // "half and half" and "five spice" are foods.
  if (isOneFood(text)) return plain;
  const { quantity, quantityMax, unit, name, food, package: pack } = parseLine(text);
  if (food === null || name === '' || quantityMax !== null || pack !== null) return plain;
  if (quantity !== null && (hasNumber(text) || ENDS_WITH_AMOUNT.test(text)))
    return { name, amount: quantity, unit };
  // "a bag of spinach"
  return quantity === null && unit !== null && ONE_OF.test(text) ? { name, amount: 1, unit } : plain;
}

const BEGINS_WITH_AMOUNT =
  /^(?:[\d½¼¾⅓⅔⅛]|(?:half|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\b)/i;
/** "milk 2 l" */
const ENDS_WITH_AMOUNT = /\d\s?\p{L}{1,2}$/u;
const ONE_OF = /^an? \p{L}+ of /iu;

/** A food's own name may have commas and "and" in it: "half and half". */
const isOneFood = (text: string): boolean => isEnglishFood(text) || isFoodAbroad(text);
const isEnglishFood = (text: string): boolean => foodNamed(nameKey(text)) !== undefined;
const isFoodAbroad = (text: string): boolean =>
  FOOD_LANGUAGES.some((language) => namedFood(text, language) !== null);

/** "chicken, skinless": what says only how a thing is belongs to the thing before it. */
function joined(pieces: readonly string[]): string[] {
  const things: string[] = [];
  for (const piece of pieces) {
    const last = things.at(-1);
    if (last !== undefined && saysHow(piece)) things[things.length - 1] = `${last}, ${piece}`;
    else things.push(piece);
  }
  return things;
}

const saysHow = (piece: string): boolean =>
  !/^\d/.test(piece) &&
  !isOneFood(piece) &&
  resolveFood(piece) === null &&
  nameWords(piece).every((word) => isHarmless(word) || FORM.has(word) || LINKS.has(word));

/** "rice and peas" is two foods, "salt and vinegar crisps" and "mac and cheese" are one. */
function partsOf(text: string): string[] {
  const name = nameOf(text);
  if (AND.test(name) && isOneFood(name)) return [text];
  const spoken = dictated(text);
  if (spoken) return spoken;
  const parts = text.split(AND).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => isOneFood(nameOf(part))) ? parts : [text];
}

const hasAmount = (text: string): boolean => hasNumber(text) || ONE_OF.test(text);

/** "zwei Zwiebeln", "une botte de persil", "media sandía" */
const hasNumber = (text: string): boolean =>
  BEGINS_WITH_AMOUNT.test(text) || isNumberWord(/^\p{L}+(?= )/u.exec(text)?.[0] ?? '');

/** Without its amount: "2 bananas" is bananas. */
const nameOf = (text: string): string => (hasAmount(text) ? parseLine(text).name : text);

const MOST_WORDS = 60;
const LONGEST_FOOD = 7;
const SURELY_A_LIST = 4;

/**
 * Voices leave commas out: "milk eggs and half a cabbage". Null where it may be one thing after all: "salt and vinegar crisps",
 * "tomato basil soup".
 */
function dictated(text: string): string[] | null {
  const words = text.split(/\s+/);
  if (words.length > MOST_WORDS) return null;
  const things: string[] = [];
  const behindAnd: number[] = [];
  for (let at = 0; at < words.length; ) {
    if (things.length > 0 && /^(?:and|&)$/i.test(words[at]!)) {
      behindAnd.push(things.length);
      at += 1;
      continue;
    }
    const length = foodAt(words, at);
    if (length === 0) return null;
    things.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  const endsLikeAList = things.length > 2 && behindAnd.length === 1 && behindAnd[0] === things.length - 1;
  const counts = things.slice(1).some(hasAmount);
  return endsLikeAList || counts || things.length >= SURELY_A_LIST ? things : null;
}

/** How many words from there on are one food with its amount; 0 where none is. */
function foodAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_FOOD, words.length - at); length > 0; length -= 1) {
    const text = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase();
    const name = nameOf(text).toLowerCase();
    // "half a bottle of juice two carrots" is not juice alone.
    if (isEnglishFood(text) || (isEnglishFood(name) && text.endsWith(name))) return length;
  }
  return 0;
}
