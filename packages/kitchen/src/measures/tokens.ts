import { lexemeOf, markOf, NUMBER_SHAPE, type Shape } from './lexemes.ts';
import { type Unit, unitOf } from './units.ts';

export type Kind = 'word' | 'number' | 'mark';

export interface Token {
  kind: Kind;
  /** As written. */
  text: string;
  lower: string;
  /** Offset in the clean line. */
  start: number;
  end: number;
  /** Value of a number token, and the upper end of a range. */
  value: number;
  max: number | null;
  unit: Unit | undefined;
  shape: Shape;
  /** See `Lexeme`. */
  isCue: boolean;
  isLocalized: boolean;
}

/** Later tokens of a line are ignored. */
export const MAX_TOKENS = 120;

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isLetter = (c: number): boolean => (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c > 191;

const SCAN = /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d{1,7})(?:[.,]\d{1,8}(?!\d))?|\.\d{1,8}/y;
const FRACTION = /(\d{1,5}) ?\/ ?(\d{1,5})(?![\d/])/y;
const MIXED =
  /(\d{1,5})(?: |-| - | and | & )(\d{1,3}) ?\/ ?(\d{1,3})(?![\d/]|[ -](?:inch|cm)[ -](?:thick|wide))/y;

interface Scanned {
  value: number;
  end: number;
}

/** The number at `at`, or null: whole, decimal, fraction or mixed. Division by zero is not a number. */
function scanNumber(text: string, at: number): Scanned | null {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end++;
  const next = text.charCodeAt(end);
  const after = text.charCodeAt(end + 1);
  if (end > at && end - at <= MAX_DIGITS && endsWhole(next, after))
    return { value: Number(text.slice(at, end)), end };
  if (next === SPACE || next === HYPHEN) {
    MIXED.lastIndex = at;
    const mixed = MIXED.exec(text);
    if (mixed !== null) {
      const [, whole = '', over = '', under = ''] = mixed;
      if (Number(over) < Number(under))
        return { value: Number(whole) + Number(over) / Number(under), end: MIXED.lastIndex };
    }
  }
  if (next === STROKE || (next === SPACE && after === STROKE)) {
    FRACTION.lastIndex = at;
    const fraction = FRACTION.exec(text);
    if (fraction !== null) {
      const over = Number(fraction[1]);
      const under = Number(fraction[2]);
      return under === 0 ? null : { value: glued(over, under) ?? over / under, end: FRACTION.lastIndex };
    }
  }
  return scanPlain(text, at);
}

/** "2 cups", "14-oz", "500g": before a word a number is whole, unless it goes on as in "1 and 1/2" or "1e9". */
function endsWhole(next: number, after: number): boolean {
  if (next === SPACE) return isLetter(after) && after !== SMALL_A;
  if (next === HYPHEN) return isLetter(after);
  return isLetter(next) && next !== SMALL_E && next !== LARGE_E;
}

function scanPlain(text: string, at: number): Scanned | null {
  SCAN.lastIndex = at;
  const digits = SCAN.exec(text)?.[0];
  if (digits === undefined) return null;
  const end = SCAN.lastIndex;
  const next = text.charCodeAt(end);
  const isExponent = (next === SMALL_E || next === LARGE_E) && isDigit(text.charCodeAt(end + 1));
  // Too many digits or an exponent: not a kitchen amount.
  if (isDigit(next) || isExponent) return null;
  if (!digits.includes(',')) return { value: Number(digits), end };
  // "1,000" groups thousands; "1,5" is a decimal comma.
  const isGrouped = /^\d{1,3}(?:,\d{3})+/.test(digits);
  return { value: Number(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.')), end };
}

const MAX_DIGITS = 5;
const SPACE = 32;
const HYPHEN = 45;
const STROKE = 47;
const LARGE_E = 69;
const SMALL_A = 97;
const SMALL_E = 101;

const LEAN = /(\d\d)\/(\d\d?)(?![\d/])/y;

/** "90/10 ground beef" is nine parts lean, not an amount. */
function isLeanness(text: string, at: number): boolean {
  if (text.charCodeAt(at + 2) !== STROKE) return false;
  LEAN.lastIndex = at;
  const parts = LEAN.exec(text);
  return parts !== null && Number(parts[1]) + Number(parts[2]) === 100;
}

/** "21/2 cups" has lost the space of "2 1/2 cups": no cook measures eleven halves. */
function glued(over: number, under: number): number | null {
  const last = over % 10;
  const known = under === 2 || under === 3 || under === 4 || under === 8;
  return known && over > 10 && over < 100 && last > 0 && last < under
    ? (over - last) / 10 + last / under
    : null;
}

function wordEnd(text: string, at: number): number {
  let i = at;
  while (i < text.length) {
    const c = text.charCodeAt(i);
    if (isLetter(c) || isDigit(c)) {
      i++;
      continue;
    }
    // An apostrophe or hyphen belongs to the word when a letter follows; a period when it ends an abbreviation.
    const next = i + 1 < text.length ? text.charCodeAt(i + 1) : 32;
    if (c === 39 && isLetter(next)) i++;
    else if (c === 45 && i > at && isLetter(next)) i++;
    else break;
  }
  return i;
}

function pushNumber(tokens: Token[], text: string, start: number, end: number, value: number): void {
  const raw = text.slice(start, end);
  const lower = raw.toLowerCase();
  tokens.push({
    kind: 'number',
    text: raw,
    lower,
    start,
    end,
    value,
    max: null,
    unit: undefined,
    shape: NUMBER_SHAPE,
    isCue: false,
    isLocalized: false,
  });
}

function pushOther(tokens: Token[], kind: 'word' | 'mark', text: string, start: number, end: number): void {
  const raw = text.slice(start, end);
  const { lower, unit, shape, value, isCue, isLocalized } = kind === 'word' ? lexemeOf(raw) : markOf(raw);
  if (value !== undefined) pushNumber(tokens, text, start, end, value);
  else
    tokens.push({ kind, text: raw, lower, start, end, value: 0, max: null, unit, shape, isCue, isLocalized });
}

function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let i = 0;
  while (i < text.length && tokens.length < MAX_TOKENS) {
    const c = text.charCodeAt(i);
    if (c === 32) {
      i++;
      continue;
    }
    const startsNumber = isDigit(c) || (c === 46 && i + 1 < text.length && isDigit(text.charCodeAt(i + 1)));
    if (startsNumber) {
      const number = isLeanness(text, i) ? null : scanNumber(text, i);
      if (number === null) {
        // "1/0", "1e999": kept as one word without a meaning.
        const end = i + (/^[\d/ ]*[\d/]/.exec(text.slice(i, i + 24))?.[0].length ?? 1);
        pushOther(tokens, 'word', text, i, end);
        i = end;
        continue;
      }
      if (text.charCodeAt(number.end) === 37) {
        pushOther(tokens, 'word', text, i, number.end + 1);
        i = number.end + 1;
        continue;
      }
      pushNumber(tokens, text, i, number.end, number.value);
      i = number.end;
      if (text.charCodeAt(i) === 34) {
        // A double prime right after a number means inches.
        pushOther(tokens, 'word', text, i, i + 1);
        i++;
      }
      continue;
    }
    if (isLetter(c)) {
      let end = wordEnd(text, i);
      if (text.charCodeAt(end) === 46 && end - i <= 6 && unitOf(text.slice(i, end)) !== undefined) end++;
      pushOther(tokens, 'word', text, i, end);
      i = end;
      continue;
    }
    pushOther(tokens, 'mark', text, i, i + 1);
    i++;
  }
  return tokens;
}

/** Index of the upper number of a range that starts at token i ("2 - 3", "2 to 3", "1 or 2", "12- to 14-"), or -1. */
function rangeEnd(tokens: readonly Token[], i: number): number {
  let j = i + 1;
  let joined = false;
  for (; j < tokens.length && j <= i + 4; j++) {
    const token = tokens[j]!;
    if (token.kind === 'number')
      return joined && token.value > tokens[i]!.value && !isOneOfWeight(tokens, i, j) ? j : -1;
    if (token.lower === '-' || token.lower === 'to' || token.lower === 'or' || token.lower === '~')
      joined = true;
    else return -1;
  }
  return -1;
}

/** "1 - 3 pound whole chicken" is one bird of three pounds, not one to three pounds. */
function isOneOfWeight(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    tokens[from]!.value === 1 &&
    tokens[to + 1]?.unit?.dimension === 'mass' &&
    tokens[to + 2]?.lower === 'whole'
  );
}

/** Number words that depend on context: "half and half" is a food, "half a cup" an amount. */
function settleWords(tokens: Token[]): Token[] {
  if (!tokens.some(({ lower }) => lower === 'half' || lower === 'a' || lower === 'an')) return tokens;
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if (
      token.kind === 'number' &&
      token.lower === 'half' &&
      (next?.lower === 'and' || next?.text === '&') &&
      tokens[i + 2]?.lower === 'half'
    ) {
      for (const part of [token, next, tokens[i + 2]!])
        out.push({ ...part, kind: 'word', value: 0, shape: lexemeOf(part.text).shape });
      i += 2;
      continue;
    }
    const last = out.at(-1);
    if (token.lower === 'half' && last?.kind === 'number' && Number.isInteger(last.value)) {
      // "1 half chicken"
      last.value /= 2;
      last.end = token.end;
      continue;
    }
    if ((token.lower === 'a' || token.lower === 'an') && last?.lower === 'half') continue;
    if ((token.lower === 'a' || token.lower === 'an') && next !== undefined && next.kind === 'number')
      continue;
    out.push(token);
  }
  return out;
}

/** Splits a clean line into numbers (ranges joined), words and punctuation marks. */
export function tokenize(text: string): Token[] {
  const tokens = settleWords(scan(text));
  let kept = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const last = kept > 0 ? tokens[kept - 1] : undefined;
    if (token.lower === 'dozen' && last?.kind === 'number' && last.value < 100) {
      last.value *= 12;
      if (last.max !== null) last.max *= 12;
      last.end = token.end;
      continue;
    }
    const upper = token.kind === 'number' ? rangeEnd(tokens, i) : -1;
    if (upper !== -1) {
      token.max = tokens[upper]!.value;
      token.end = tokens[upper]!.end;
      i = upper;
    }
    tokens[kept++] = token;
  }
  // Setting a length is slow, also where it stays the same.
  if (kept < tokens.length) tokens.length = kept;
  return tokens;
}
