import { unitById } from '../units.ts';
import type { Reach, Wording } from './wording.ts';

const NUMBER =
  /^(?:(\d{1,3}(?:\.\d{3})+|\d{1,5}(?:[.,]\d{1,3})?)(?:(?: | ?(?:e|et|y|und|\+) ?)?(\d)\/(\d{1,2}))?|(\d)\/(\d{1,2}))(?![\d/])/;
const TIMES = /^ ?(?:[x*](?=[ \d])|mal ) ?/i;
/** "1 gr. Zwiebel" is a large one, "250 gr. Mehl" is not. */
const FEW = 12;
const SHORT_SIZE = /^(gr|kl|mittl)\. (?=\p{Lu})/u;
const LONG_SIZES: Readonly<Record<string, string>> = { gr: 'grosse', kl: 'kleine', mittl: 'mittlere' };
/** "1 kg 500" */
const GRAMS_MORE = /^ ?(\d{3})(?= |$)/;

export interface Amount {
  min: number;
  max: number | null;
}

export interface Front {
  amount: Amount | null;
  isVague: boolean;
  unit: string | null;
  /** "2 x 400 g": how many, where each is weighed. */
  times: number | null;
  rest: string;
  /** The rest with the unit still before it. */
  whole: string;
}

export const isOne = (unit: string): boolean => {
  const dimension = unitById(unit)?.dimension;
  return dimension === 'dab' || dimension === 'count' || dimension === 'container';
};

export function numberAt(text: string, wording: Wording): Reach<number> | null {
  const match = NUMBER.exec(text);
  if (!match) return numberWordAt(text, wording);
  const [all, whole, over, under, top, bottom] = match;
  if (Number(under ?? 1) === 0 || Number(bottom ?? 1) === 0) return null;
  const plain = whole?.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const value =
    Number(plain ?? 0) + (over ? Number(over) / Number(under) : 0) + (top ? Number(top) / Number(bottom) : 0);
  return { value, length: all.length };
}

/** "quatre-épices" is no number of them. */
function numberWordAt(text: string, wording: Wording): Reach<number> | null {
  const found = wording.numbers.at(text);
  return found && text.charAt(found.length) === '-' && found.value > 1 ? null : found;
}

function rangeAt(text: string, wording: Wording): Reach<number> | null {
  const joint = /^- ?/.exec(text)?.[0].length ?? wording.to.at(text)?.length;
  if (joint === undefined) return null;
  const after = text.slice(joint);
  const space = after.length - after.trimStart().length;
  const upper = numberAt(after.trimStart(), wording);
  return upper && { value: upper.value, length: joint + space + upper.length };
}

interface Measured {
  unit: string;
  times: number;
  length: number;
}

/** A unit with the words around it: "gestrichene TL", "cucharadas rasas de", "pleines poignées". */
function unitAt(text: string, wording: Wording, isCounted: boolean): Measured | null {
  const size = isCounted ? wording.sizes.at(text) : null;
  const from = size ? wording.skipped(text, size.length) : 0;
  const fair = wording.fair.at(text.slice(from));
  const at = fair ? wording.skipped(text, from + fair.length) : from;
  const said = wording.units.at(text.slice(at));
  const adjective = said || !isCounted ? undefined : wording.adjective?.exec(text.slice(at))?.[0].length;
  const described = adjective === undefined ? null : wording.units.at(text.slice(at + adjective));
  const named =
    described && isOne(described.value.unit) ? { ...described, length: adjective! + described.length } : said;
  const isSaid = named && (isCounted || isOne(named.value.unit) || named.value.times !== 1);
  const found = isSaid ? named : null;
  if (!found) return size && size.value !== 'heaped' ? { unit: size.value, times: 1, length: from } : null;
  let end = wording.skipped(text, at + found.length);
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

export const isContainer = (unit: string): boolean =>
  unitById(unit.split(' ').at(-1)!)?.dimension === 'container';

interface Counted {
  amount: Amount | null;
  times: number | null;
  rest: string;
}

/** The number, a range, a product or a part: "2-3", "2 x 400", "eine halbe", "2 douzaines d'". */
function countAt(text: string, wording: Wording): Counted {
  const first = numberAt(text, wording);
  if (!first) return { amount: null, times: null, rest: text };
  const amount: Amount = { min: first.value, max: null };
  let rest = text.slice(first.length).trimStart();
  let times: number | null = null;
  const range = rangeAt(rest, wording);
  const product = TIMES.exec(rest);
  const each = product && numberAt(rest.slice(product[0].length), wording);
  const part = wording.numbers.at(rest);
  if (range && range.value > first.value) {
    amount.max = range.value;
    rest = rest.slice(range.length).trimStart();
  } else if (product && each) {
    times = first.value;
    amount.min *= each.value;
    rest = rest.slice(product[0].length + each.length).trimStart();
  } else if (part && part.value < 1 && first.value === 1) {
    amount.min = part.value;
    rest = rest.slice(part.length).replace(/^[ -]+/, '');
  }
  const dozens = wording.dozens.at(rest);
  if (dozens) {
    amount.min *= dozens.value;
    amount.max &&= amount.max * dozens.value;
    rest = rest.slice(dozens.length).trimStart();
  }
  return { amount, times, rest };
}

/** "1 kg 500", "un litro e mezzo", "kilo y medio": what stands behind the unit and is counted too. */
function moreBehind(rest: string, unit: string, wording: Wording): Reach<number> | null {
  const grams = unit === 'kilogram' ? GRAMS_MORE.exec(rest) : null;
  if (grams) return { value: Number(grams[1]) / 1000, length: grams[0].length };
  return wording.halves.at(rest);
}

/** "de 6 a 8", "zwischen 2 und 3", "150/200 g". */
const plainRange = (text: string): string =>
  text
    .replace(/^(?:de|da|entre|tra|zwischen) (?=\d)/i, '')
    .replace(/^(\d{2,4})\/(\d{2,4})(?=[^\d/])/, '$1-$2')
    // Nobody measures five sixths: "5/6 tomates" are five or six.
    .replace(/^([4-9])\/([5-9])(?= \p{L})/u, (said, low: string, high: string) =>
      Number(high) === Number(low) + 1 ? `${low}-${high}` : said,
    )
    // Italian cooks write "2/3 cucchiai" for two or three.
    .replace(/^([2-9])\/([3-9])(?= (?:cucchia|foglie|spicchi|fette|rametti|mele|uova|pomodori))/, '$1-$2');

/** "2 Dosen à 400 g", "1 sachet de 11 g": what one of them holds. */
const CONTENT =
  /^(?:à|a|de|da|di|von|zu|mit|je|zu je|de unos|d'environ)? ?\(?(?:à |ca\.? |je )?\d{1,4}(?:[.,]\d)? ?(?:g|gr|kg|ml|cl|l)\b\.?\)? ?(?!\d)/i;

/** The amount and unit at the beginning. */
export function readFront(said: string, wording: Wording): Front {
  const text = plainRange(said);
  const plain = wording.about.skip(text);
  // "unos 30 g" are about thirty, "unas gotas" some.
  let rest = /^\d/.test(plain) || wording.vague.at(text) === null ? plain : text;
  const vague = /^\d/.test(rest) ? null : wording.vague.at(rest);
  if (vague) rest = rest.slice(vague.length).trimStart();
  const counted = vague ? { amount: null, times: null, rest } : countAt(rest, wording);
  let { amount } = counted;
  rest = counted.rest;
  if (amount) rest = wording.about.skip(rest);
  const isCounted = amount !== null || vague !== null;
  if (amount && amount.min <= FEW)
    rest = rest.replace(SHORT_SIZE, (_, size: string) => `${LONG_SIZES[size]} `);
  let measured = unitAt(rest, wording, isCounted);
  if (!measured && !isCounted) {
    // "kilo y medio de mejillones", "litro e mezzo".
    const alone = unitAt(rest, wording, true);
    if (alone && wording.halves.at(rest.slice(alone.length))) measured = alone;
  }
  if (!measured && amount) {
    // "3/4 de litre", "un quart de litre".
    const inner = wording.of.skip(rest);
    const within = inner === rest ? null : unitAt(inner, wording, true);
    if (within) {
      rest = inner;
      measured = within;
    }
  }
  const whole = rest;
  if (measured) rest = wording.about.skip(rest.slice(measured.length).trimStart());
  if (measured && counted.times !== null && amount) {
    // "2 x 400 g Dosen"
    const packed = unitAt(rest.trimStart(), wording, true);
    if (packed && isContainer(packed.unit)) {
      rest = rest.trimStart().slice(packed.length);
      measured = packed;
      amount = { min: counted.times, max: null };
    }
  }
  if (measured && isContainer(measured.unit))
    rest = rest
      .trimStart()
      .replace(CONTENT, '')
      .replace(/^(?:da|de|à|mit) \d{1,2} (?=\p{L}{3})/iu, '');
  const more = measured && moreBehind(rest, measured.unit, wording);
  if (more && (amount === null || amount.max === null)) {
    amount = { min: (amount?.min ?? 1) + more.value, max: null };
    rest = rest.slice(more.length).trimStart();
  }
  if (measured && measured.times !== 1) {
    amount ??= { min: 1, max: null };
    amount = { min: amount.min * measured.times, max: amount.max && amount.max * measured.times };
  }
  return { amount, isVague: vague !== null, unit: measured?.unit ?? null, times: counted.times, rest, whole };
}
