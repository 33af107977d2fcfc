import { type FoodLanguage, type LocalizedFood, localizedFood } from '../../foods/localized-foods.ts';
import { fold } from '../../foods/text.ts';
import { gramsOf } from '../convert.ts';
import type { ParsedLine } from '../line.ts';
import { unitById } from '../units.ts';
import { type Wording, wordingOf } from './wording.ts';

const NUMBER =
  /^(?:(\d{1,3}(?:\.\d{3})+|\d{1,5}(?:[.,]\d{1,3})?)(?: ?(\d)\/(\d{1,2}))?|(\d)\/(\d{1,2}))(?![\d/])/;
const TIMES = /^ ?x ?/;
const TO_TASTE =
  /nach (?:geschmack|belieben|bedarf)|selon (?:le |votre )?go[uû]t|à (?:votre )?goût|al gusto|a gusto|(?<!\p{L})q\. ?b\.?|quanto basta|a piacere|a placer/iu;
const OPTIONAL = /optional|facultati[fv]|opcional|facoltativ|nach wunsch|wer mag/i;
const GARLIC_CLOVES = /^(\p{L}{4,20}?)zehen?$/iu;

interface Amount {
  min: number;
  max: number | null;
}

/** Reads one ingredient line of another language. The line is clean. */
export function parseLocalized(clean: string, language: FoodLanguage): ParsedLine {
  const wording = wordingOf(language);
  const text = clean.replace(TO_TASTE, ' ').trim();
  const front = readAmount(text, wording);
  const read = front.amount === null && !front.isVague ? (amountBehind(text, wording) ?? front) : front;
  const { name, unit, found, rest } = readName(read, language, wording);
  const count = read.amount?.min ?? (unit !== null && isOne(unit) ? 1 : null);
  const grams = found && count !== null ? gramsOf(count, unit, found.food) : null;
  return {
    text: clean,
    quantity: read.amount?.min ?? null,
    quantityMax: read.amount?.max ?? null,
    unit,
    package: null,
    name,
    food: found?.food.id ?? null,
    grams,
    weighed: unit !== null && unitById(unit)?.dimension === 'mass',
    preparation: rest === '' ? null : rest,
    optional: OPTIONAL.test(clean),
    toTaste: TO_TASTE.test(clean),
    alternatives: alternativesIn(read.rest, language, wording),
    confidence: name === '' ? 0 : found ? 0.9 * found.confidence : 0.4,
  };
}

const isOne = (unit: string): boolean => {
  const dimension = unitById(unit)?.dimension;
  return dimension === 'dab' || dimension === 'count' || dimension === 'container';
};

interface Front {
  amount: Amount | null;
  isVague: boolean;
  unit: string | null;
  rest: string;
  /** The rest with the unit still before it. */
  whole: string;
}

/** The amount and unit at the beginning. */
function readAmount(text: string, wording: Wording): Front {
  let rest = wording.about.skip(text);
  const vague = NUMBER.test(rest) ? null : wording.vague.at(rest);
  if (vague) rest = rest.slice(vague.length).trimStart();
  const first = vague ? null : numberAt(rest, wording);
  let amount: Amount | null = null;
  if (first) {
    amount = { min: first.value, max: null };
    rest = rest.slice(first.length).trimStart();
    const range = rangeAt(rest, wording);
    if (range && range.value > first.value) {
      amount.max = range.value;
      rest = rest.slice(range.length).trimStart();
    } else {
      const times = TIMES.exec(rest);
      const each = times && numberAt(rest.slice(times[0].length), wording);
      if (times && each) {
        amount.min *= each.value;
        rest = rest.slice(times[0].length + each.length).trimStart();
      } else {
        // "eine halbe Zwiebel", "un demi-verre".
        const part = wording.numbers.at(rest);
        if (part && part.value < 1 && first.value === 1) {
          amount.min = part.value;
          rest = rest.slice(part.length).replace(/^[ -]+/, '');
        }
      }
    }
  }
  const measured = unitAt(rest, wording, amount !== null || vague !== null);
  if (measured && amount && measured.times !== 1)
    amount = { min: amount.min * measured.times, max: amount.max && amount.max * measured.times };
  return {
    amount,
    isVague: vague !== null,
    unit: measured?.unit ?? null,
    rest: measured ? rest.slice(measured.length) : rest,
    whole: rest,
  };
}

function numberAt(text: string, wording: Wording): { value: number; length: number } | null {
  const match = NUMBER.exec(text);
  if (!match) return wording.numbers.at(text);
  const [all, whole, over, under, top, bottom] = match;
  if (Number(under ?? 1) === 0 || Number(bottom ?? 1) === 0) return null;
  const plain = whole?.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const value =
    Number(plain ?? 0) + (over ? Number(over) / Number(under) : 0) + (top ? Number(top) / Number(bottom) : 0);
  return { value, length: all.length };
}

function rangeAt(text: string, wording: Wording): { value: number; length: number } | null {
  const joint = /^- ?/.exec(text)?.[0].length ?? wording.to.at(text)?.length;
  if (joint === undefined) return null;
  const after = text.slice(joint);
  const space = after.length - after.trimStart().length;
  const upper = NUMBER.test(after.trimStart()) ? numberAt(after.trimStart(), wording) : null;
  return upper && { value: upper.value, length: joint + space + upper.length };
}

/** A unit with the words around it: "gestrichene TL", "cucharadas rasas de". */
function unitAt(
  text: string,
  wording: Wording,
  isCounted: boolean,
): { unit: string; times: number; length: number } | null {
  const size = isCounted ? wording.sizes.at(text) : null;
  const from = size ? wording.skipped(text, size.length) : 0;
  const named = wording.units.at(text.slice(from));
  const found = named && (isCounted || isOne(named.value.unit)) ? named : null;
  if (!found) return size && size.value !== 'heaped' ? { unit: size.value, times: 1, length: from } : null;
  let end = wording.skipped(text, from + found.length);
  const behind = wording.sizes.at(text.slice(end));
  const spoon = behind && (behind.value === 'heaped' || behind.value === 'level') ? behind : null;
  if (spoon) end = wording.skipped(text, end + spoon.length);
  const isFixed = unitById(found.value.unit)?.dimension === 'mass';
  const modifier = isFixed ? undefined : (size ?? spoon)?.value;
  return {
    unit: modifier ? `${modifier} ${found.value.unit}` : found.value.unit,
    times: found.value.times,
    length: end,
  };
}

const BEHIND = /^(.{2,80}?)[:,]? \(?(\d[\d.,/]{0,6} ?\p{L}{0,10}\.?)\)?$/u;

/** "Farina 00 250 g", "Uova 3", "Mehl (250 g)". */
function amountBehind(text: string, wording: Wording): Front | null {
  const match = BEHIND.exec(text);
  if (!match) return null;
  const [, name = '', amount = ''] = match;
  const read = readAmount(amount, wording);
  if (read.amount === null || read.rest.replace('.', '').trim() !== '') return null;
  const size = /^(.{2,60}?) \((\p{L}{3,12})\)$/u.exec(name);
  const sized = size ? wording.sizes.at(size[2]!) : null;
  const rest = sized ? size![1]! : name;
  return { ...read, unit: read.unit ?? sized?.value ?? null, rest, whole: rest };
}

interface Named {
  name: string;
  unit: string | null;
  found: LocalizedFood | null;
  rest: string;
}

const SURE = 0.9;
const LEADING = /^[\s.:,'’-]+/;

function readName(front: Front, language: FoodLanguage, wording: Wording): Named {
  const { unit } = front;
  const text = front.rest.replace(LEADING, '').replace(/^\([^()]{0,40}\) ?/, '');
  const bare = wording.articles.skip(wording.of.skip(text));
  const [phrase = ''] = bare.split(/[,(;]| - /, 1);
  const prepared = bare
    .slice(phrase.length)
    .replace(/^[\s,(;-]+/, '')
    .replace(/\)$/, '')
    .trim();
  const whole = unit === null || !isOne(unit) ? null : wholeName(front.whole, language);
  // "2 gousses de vanille": what looks like a unit may be part of the name.
  if (whole) return { name: whole.text, unit: null, found: whole.found, rest: prepared };
  const cut = cutName(phrase.trim(), language, wording);
  const rest = [cut.rest, prepared].filter((part) => part !== '').join(', ');
  const cloves = unit === null ? GARLIC_CLOVES.exec(cut.text)?.[1] : undefined;
  const clove = cloves === undefined ? null : localizedFood(cloves, language);
  if (clove) return { name: cloves!, unit: 'clove', found: clove, rest };
  const sized = unit === null ? sizeBehind(cut.text, wording) : null;
  if (sized) return { name: sized.text, unit: sized.size, found: localizedFood(sized.text, language), rest };
  return { name: cut.text, unit, found: cut.found, rest };
}

/** The name together with the unit before it, where that is a food of its own. */
function wholeName(whole: string, language: FoodLanguage): { text: string; found: LocalizedFood } | null {
  const [phrase = ''] = whole.split(/[,(;]/, 1);
  const found = localizedFood(phrase, language);
  return found && found.confidence > SURE ? { text: phrase.trim(), found } : null;
}

/** "3 patatas grandes" */
function sizeBehind(text: string, wording: Wording): { text: string; size: string } | null {
  const space = text.lastIndexOf(' ');
  if (space < 0) return null;
  const size = wording.sizes.at(text.slice(space + 1));
  return size && size.length === text.length - space - 1
    ? { text: text.slice(0, space), size: size.value }
    : null;
}

/** A name may hold words that elsewhere end it ("zucchero a velo"): the longest one that is a food counts. */
function cutName(
  phrase: string,
  language: FoodLanguage,
  wording: Wording,
): { text: string; rest: string; found: LocalizedFood | null } {
  const words = phrase.split(' ').slice(0, 14);
  const stops = words.flatMap((word, at) => (at > 0 && wording.ends(word) ? [at] : []));
  for (const end of [words.length, ...stops.toReversed()]) {
    const text = words.slice(0, end).join(' ');
    const plain = withoutDone(words.slice(0, end), wording).join(' ');
    const found = localizedFood(text, language);
    const same = plain === text ? null : localizedFood(plain, language);
    if (same && (!found || same.food.id === found.food.id))
      return { text: plain, rest: phrase.slice(plain.length).trim(), found: same };
    if (found) return { text, rest: phrase.slice(text.length).trim(), found };
  }
  const first = withoutDone(words.slice(0, stops[0] ?? words.length), wording).join(' ');
  return { text: first, rest: phrase.slice(first.length).trim(), found: null };
}

function withoutDone(words: readonly string[], wording: Wording): readonly string[] {
  let end = words.length;
  while (end > 1 && wording.done.has(fold(words[end - 1]!))) end -= 1;
  return words.slice(0, end);
}

function alternativesIn(text: string, language: FoodLanguage, wording: Wording): ParsedLine['alternatives'] {
  const words = text.split(/[,(]/, 1)[0]!.trim().split(' ').slice(0, 14);
  const at = words.findIndex((word, index) => index > 0 && wording.or.has(fold(word)));
  if (at < 0 || at === words.length - 1) return [];
  const name = wording.of.skip(words.slice(at + 1).join(' '));
  return [{ name, food: localizedFood(name, language)?.food.id ?? null, quantity: null, unit: null }];
}
