import { FORM, isHarmless } from '../foods/modifiers.ts';
import { foodNamed, resolveFood } from '../foods/names.ts';
import { nameKey, nameWords } from '../foods/text.ts';
import { parseLine } from './parse-line.ts';
import { typedPieces } from './typed-pieces.ts';

/** One thing that a cook wrote: "500 g flour". */
export interface TypedThing {
  name: string;
  amount: number | null;
  unit: string | null;
}

const MOST = 50;
const MOST_LENGTH = 4000;
const AND = / (?:and|&) /i;
const LINKS = new Set(['and', 'or', 'to', 'of']);

/** What a cook typed as the things they mean, as they wrote them: "milk, 2 bananas and rice" is three. */
export function splitTyped(text: string): string[] {
  const things: string[] = [];
  for (const line of text.slice(0, MOST_LENGTH).split(/[\n;]/)) {
    if (isOneFood(line)) things.push(line.trim());
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
  if (quantity !== null && (BEGINS_WITH_AMOUNT.test(text) || ENDS_WITH_AMOUNT.test(text)))
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
const isOneFood = (text: string): boolean => foodNamed(nameKey(text)) !== undefined;

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
  const parts = text.split(AND).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => isOneFood(nameOf(part))) ? parts : [text];
}

/** Without its amount: "2 bananas" is bananas. */
const nameOf = (text: string): string => (/^\d/.test(text) ? parseLine(text).name : text);
