import { handled } from '../composable-food.ts';
import type { Item } from '../role.ts';
import { listed, titleCase } from '../wording.ts';

/**
 * Sentences are written in English with marks in them, characters that no text has, which say what each part is: a text with
 * places, foods, or a list. Without its marks a text is plain English; with them it can be said in other languages.
 */
const OPEN = '\uE000';
const NEXT = '\uE001';
const CLOSE = '\uE002';
const ANY_MARK = /[\uE000-\uE002]/;

const FORMS = { f: 'the', n: 'names', d: 'modifiers', m: 'titled', o: 'nouns' } as const;
type FormLetter = keyof typeof FORMS;
export type FoodForm = (typeof FORMS)[FormLetter];

export interface SaidFood {
  id: string;
  many: boolean;
}

/** A part of a marked text. Plain strings are numbers and what stands between texts: points and spaces. */
export type Part =
  | string
  | { text: string; values: readonly (readonly Part[])[] }
  | { form: FoodForm; foods: readonly SaidFood[] }
  | { listed: readonly (readonly Part[])[] };

/** A text that is translated as a whole: "Add {0} and {1}." */
export function t(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let text = strings[0]!;
  for (let at = 0; at < values.length; at++) text += `{${at}}${strings[at + 1]}`;
  let marked = `${OPEN}t${text}`;
  for (const value of values) marked += NEXT + value;
  return marked + CLOSE;
}

const foodsAs = (letter: FormLetter, items: readonly Item[]): string =>
  items.length === 0
    ? ''
    : `${OPEN}${letter}${items.map((item) => (item.word === item.thing.one ? '' : '*') + item.thing.id).join(',')}${CLOSE}`;

/** "onion, garlic and rice"; '' for none. */
export const names = (items: readonly Item[]): string => foodsAs('n', items);

/** "the onion, garlic and rice" */
export const the = (items: readonly Item[]): string => foodsAs('f', items);

/** Names before another noun: "black bean" dip. */
export const modifiers = (items: readonly Item[]): string => foodsAs('d', items);

/** Names for a title, as modifiers: "Chicken, Bell Pepper". */
export const titleOf = (items: readonly Item[]): string => foodsAs('m', items);

/** Names for a title, as nouns: "Scallops with Peas". */
export const nounsOf = (items: readonly Item[]): string => foodsAs('o', items);

/** "a, b and c" of texts and foods. */
export function listOf(parts: readonly string[]): string {
  const kept = parts.filter((part) => part !== '');
  return kept.length < 2 ? (kept[0] ?? '') : `${OPEN}l${kept.join(NEXT)}${CLOSE}`;
}

export function partsOf(marked: string): Part[] {
  return readParts({ marked, at: 0 });
}

interface Reader {
  marked: string;
  at: number;
}

function readParts(reader: Reader): Part[] {
  const parts: Part[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') parts.push(plain);
    plain = '';
  };
  while (reader.at < reader.marked.length) {
    const char = reader.marked[reader.at]!;
    if (char === NEXT || char === CLOSE) break;
    reader.at += 1;
    if (char !== OPEN) {
      plain += char;
      continue;
    }
    flush();
    parts.push(readMark(reader));
  }
  flush();
  return parts;
}

function readMark(reader: Reader): Part {
  const kind = reader.marked[reader.at]!;
  reader.at += 1;
  if (kind === 'l') return { listed: readRest(reader, false) };
  const start = reader.at;
  while (reader.at < reader.marked.length && !ANY_MARK.test(reader.marked[reader.at]!)) reader.at += 1;
  const text = reader.marked.slice(start, reader.at);
  const values = readRest(reader, true);
  if (kind === 't') return { text, values };
  return { form: FORMS[kind as FormLetter], foods: text.split(',').map(readFood) };
}

/** What stands before the end of a mark, one list of parts for each place. */
function readRest(reader: Reader, afterText: boolean): Part[][] {
  const all: Part[][] = [];
  if (!afterText) all.push(readParts(reader));
  while (reader.marked[reader.at] === NEXT) {
    reader.at += 1;
    all.push(readParts(reader));
  }
  reader.at += 1;
  return all;
}

const readFood = (text: string): SaidFood =>
  text.startsWith('*') ? { id: text.slice(1), many: true } : { id: text, many: false };

/** The text without its marks. */
export function inPlainEnglish(marked: string): string {
  return ANY_MARK.test(marked) ? partsOf(marked).map(plainPart).join('') : marked;
}

export function plainPart(part: Part): string {
  if (typeof part === 'string') return part;
  if ('listed' in part) return listed(part.listed.map((parts) => parts.map(plainPart).join('')));
  if ('foods' in part) return plainFoods(part.form, part.foods);
  return part.text.replace(/\{(\d)\}/g, (_, at: string) => part.values[Number(at)]!.map(plainPart).join(''));
}

function plainFoods(form: FoodForm, foods: readonly SaidFood[]): string {
  const words = listed(foods.map((food) => wordOf(food, form)));
  if (form === 'the') return `the ${words}`;
  return form === 'titled' || form === 'nouns' ? titleCase(words) : words;
}

function wordOf({ id, many }: SaidFood, form: FoodForm): string {
  const thing = handled(id);
  if (!thing) return id;
  if (form === 'modifiers' || form === 'titled' || (form === 'nouns' && thing.kind === 'citrus'))
    return thing.titled;
  return many ? thing.many : thing.one;
}
