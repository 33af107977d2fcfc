import { mayBeLocalized } from './localized/language.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { type Unit, unitOf } from './units.ts';

/** The tagger's view of a token: hashes of the word and its endings, and its class. */
export interface Shape {
  word: number;
  suffix: number;
  suffix2: number;
  kind: number;
}

/** Facts about a spelling that do not depend on its position. */
export interface Lexeme {
  lower: string;
  unit: Unit | undefined;
  /** Value of a number word; undefined for other words. */
  value: number | undefined;
  shape: Shape;
  /** It may be part of "optional", "if desired" or "to taste"; a line without such a word says none of them. */
  isCue: boolean;
  /** It may belong to a line of another language. */
  isLocalized: boolean;
}

const CUE = /optional|if|taste|season|needed|required|desired|like/;

const AMOUNT_WORDS = new Map<string, number>([
  ...NUMBER_WORDS,
  ...Object.entries({
    half: 0.5,
    'one-half': 0.5,
    'one-third': 1 / 3,
    'two-thirds': 2 / 3,
    'one-quarter': 0.25,
    'one-fourth': 0.25,
    'three-quarters': 0.75,
    'three-fourths': 0.75,
    dozen: 12,
    couple: 2,
  }),
]);

const UNIT_KINDS: Readonly<Record<Unit['dimension'], number>> = {
  mass: 2,
  volume: 3,
  length: 4,
  container: 5,
  count: 6,
  size: 7,
  dab: 8,
};
const MARK_KINDS: Readonly<Record<string, number>> = { ',': 9, '(': 10, ')': 11 };
const PARTICIPLE = 12;
const ADVERB = 13;
const WORD = 14;
const CAPITAL = 15;
const OTHER_MARK = 16;

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

function wordKind(text: string, lower: string, unit: Unit | undefined): number {
  if (unit !== undefined) return UNIT_KINDS[unit.dimension];
  if (lower.length > 4 && lower.endsWith('ed')) return PARTICIPLE;
  if (lower.length > 4 && lower.endsWith('ly')) return ADVERB;
  const first = text.charCodeAt(0);
  return first >= 65 && first <= 90 ? CAPITAL : WORD;
}

function shapeOf(said: string, kind: number): Shape {
  const stem = said.length > 3 && said.endsWith('s') && !said.endsWith('ss') ? said.slice(0, -1) : said;
  return { word: hash(stem), suffix: hash(said.slice(-3)), suffix2: hash(said.slice(-2)), kind };
}

/** All numbers share one shape: the tagger learns where amounts are, not their values. */
export const NUMBER_SHAPE = shapeOf('#', 1);

const KEPT = 8192;
const known = new Map<string, Lexeme>();

function keep(text: string, lexeme: Lexeme): Lexeme {
  if (known.size >= KEPT) known.clear();
  known.set(text, lexeme);
  return lexeme;
}

/** Cached, because words repeat from line to line. */
export function lexemeOf(text: string): Lexeme {
  const found = known.get(text);
  if (found !== undefined) return found;
  const lower = text.toLowerCase();
  const unit = unitOf(text);
  const shape = shapeOf(unit?.id ?? lower, wordKind(text, lower, unit));
  return keep(text, {
    lower,
    unit,
    value: AMOUNT_WORDS.get(lower),
    shape,
    isCue: CUE.test(lower),
    isLocalized: mayBeLocalized(lower),
  });
}

export function markOf(text: string): Lexeme {
  return (
    known.get(text) ??
    keep(text, {
      lower: text,
      unit: undefined,
      value: undefined,
      shape: shapeOf(text, MARK_KINDS[text] ?? OTHER_MARK),
      isCue: false,
      isLocalized: false,
    })
  );
}
