import { fold } from '../foods/text.ts';
import { readPackSize } from './pack-size.ts';
import type { PrintedRow, Receipt, ReceiptLine } from './receipt.ts';
import { currencyIn, dateIn, languageOf } from './receipt-head.ts';
import { mendWord } from './receipt-letters.ts';
import { moneyAtEnd, numberOf, priceIn } from './receipt-money.ts';
import { LAST_WORDS, NOT_THINGS, OTHER_ROWS } from './receipt-words.data.ts';

const MAX_ROWS = 400;
const MAX_LINES = 150;
const DOUBTFUL = 0.85;
const LONGEST = 120;

const last = new Set(LAST_WORDS);
const other = new Set(OTHER_ROWS);
const notThings = new Set(NOT_THINGS);

/** "2 x 1,29", "3 × 0.99 EUR", "2 @ 1.50", "2 Stk x 1,99": a count before what was bought or in a row of its own. */
const COUNT = /^(\d{1,3}) ?(?:stk|st|uds|ud|pcs|pc)?\.? ?[x×*@] ?(?:€|£|\$)?(\d{1,4}[.,]\d{2})?/i;
/** "0,532 kg x 1,99", "0.532 kg @ 1.99/kg", "1.24 lb @ 0.59/lb". */
const WEIGHT = /(?<![\d.,])(\d{1,3}[.,]\d{1,3}) ?(kg|lb|g)(?:\b|(?=x))/i;

interface Reading {
  whole: string;
  text: string;
  price: number | null;
  doubtful: string[];
}

/** What was bought, from the printed rows of one receipt or its pages. Unreadable rows are left out. */
export function readReceipt(rows: readonly PrintedRow[]): Receipt {
  const readings = rows.slice(0, MAX_ROWS).map(readingOf);
  const all = readings.map(({ whole }) => whole);
  const lines: ReceiptLine[] = [];
  /** How much of the next thing was bought, where a row before it says so. */
  let ahead: Amount | null = null;
  let total: number | null = null;
  let closed = false;
  for (const reading of readings) {
    const kind = kindOf(reading.text);
    if (kind === 'last') {
      total ??= reading.price;
      // What follows the total is about paying. A subtotal ends nothing that was bought before it.
      if (lines.length > 0 && reading.price !== null) closed = true;
    } else if (kind === 'thing' && !closed) {
      const amount = amountIn(reading);
      if (amount) ahead = takeAmount(lines, amount);
      else if (addThing(lines, reading, ahead)) ahead = null;
    }
  }
  return {
    shop: shopIn(all),
    date: dateIn(all),
    currency: currencyIn(all),
    language: languageOf(all),
    total,
    lines: lines.filter((line) => line.price !== null && line.text !== '').slice(0, MAX_LINES),
  };
}

function readingOf(row: PrintedRow): Reading {
  const words = row
    .flatMap((piece) => piece.words)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, confidence }) => ({ text: mendWord(text), confidence }));
  const whole = words.map(({ text }) => text).join(' ');
  const money = moneyAtEnd(whole.slice(0, LONGEST * 2));
  const text = money ? money.before : whole.slice(0, LONGEST);
  const said = new Set(text.split(' '));
  const doubtful = words.filter(({ text: one, confidence }) => confidence < DOUBTFUL && said.has(one));
  return { whole, text, price: money?.amount ?? null, doubtful: doubtful.map((word) => word.text) };
}

type Kind = 'thing' | 'last' | 'other';

function kindOf(text: string): Kind {
  const words = fold(text)
    .split(' ')
    .filter((word) => /[a-z]/.test(word));
  const starts = [1, 2, 3].map((count) => words.slice(0, count).join(' '));
  if (starts.some((start) => last.has(start))) return 'last';
  if (starts.some((start) => other.has(start) || notThings.has(start))) return 'other';
  return 'thing';
}

/** A row that says only how many, or how heavy: "2 x 1,49", "0,532 kg x 3,36 EUR/kg". */
interface Amount {
  count: number;
  size: ReceiptLine['size'];
  /** What that makes, at the price of one or of a kilogram. */
  makes: number | null;
  /** What the row itself says was paid. */
  price: number | null;
}

/** The only words of such a row. */
const UNIT_WORDS = new Set('x kg kgx g lb l stk st ud uds pc pcs eur e a à je'.split(' '));

function amountIn({ whole, price }: Reading): Amount | null {
  const counted = COUNT.exec(whole);
  const weighed = WEIGHT.exec(whole);
  if (!counted && !weighed) return null;
  const words = whole.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (!words.every((word) => UNIT_WORDS.has(word))) return null;
  const figures = [...whole.replace(WEIGHT, ' ').matchAll(/(?<!\d)\d{1,4}[.,]\d{2}(?!\d)/g)].map(([figure]) =>
    numberOf(figure),
  );
  const often = weighed ? numberOf(weighed[1]!) : Number(counted![1]);
  const [each, paid] = figures;
  return {
    count: counted && !weighed ? Number(counted[1]) : 1,
    size: weighed ? sizeOf(weighed) : null,
    makes: each === undefined ? null : often * each,
    price: paid ?? (each === undefined ? price : null),
  };
}

const CENT = 0.015;
const isSame = (one: number | null, two: number | null): boolean =>
  one !== null && two !== null && Math.abs(one - two) < CENT;

/** Some tills print the amount below the thing, others above it: what it makes tells. Returns what belongs to the next. */
function takeAmount(lines: ReceiptLine[], amount: Amount): Amount | null {
  const before = lines.at(-1);
  const open = before?.price === null;
  if (!before || !(open || isSame(before.price, amount.makes) || amount.makes === null)) return amount;
  before.count = amount.count;
  before.size = amount.size ?? before.size;
  if (open) before.price = amount.price ?? amount.makes;
  return null;
}

/** A number in front of a name is how many, where the price bears it out. */
function countInFront(text: string, price: number | null): { count: number; text: string } {
  const plain = COUNT.exec(text);
  if (plain) return { count: Number(plain[1]), text: text.slice(plain[0].length) };
  const [, digits, rest] = /^(\d{1,2}) (\p{L}.*)$/u.exec(text) ?? [];
  if (digits === undefined) return { count: 1, text };
  const each = text
    .split(' ')
    .map(priceIn)
    .find((one) => one !== null);
  const count = Number(digits);
  const borneOut = count === 1 || isSame(price, (each ?? Number.NaN) * count);
  return borneOut ? { count, text: rest! } : { count: 1, text };
}

/** False for a row that names nothing. */
function addThing(lines: ReceiptLine[], { text, price, doubtful }: Reading, ahead: Amount | null): boolean {
  const { count, text: rest } = countInFront(text, price);
  const name = nameIn(rest);
  if (!/[a-zà-ÿ]{3}/i.test(name) || (price !== null && price <= 0)) return false;
  // Without a price it is the first half of a thing whose second half follows, or the head of the receipt.
  if (lines.at(-1)?.price === null) lines.pop();
  const said = ahead && (ahead.makes === null || price === null || isSame(price, ahead.makes)) ? ahead : null;
  lines.push({
    text: name,
    count: said?.count ?? count,
    size: said?.size ?? weightIn(rest),
    price: price ?? said?.price ?? null,
    doubtful,
  });
  return true;
}

function weightIn(text: string): ReceiptLine['size'] {
  const weighed = WEIGHT.exec(text);
  return weighed ? sizeOf(weighed) : massIn(text);
}

function sizeOf([, amount, unit]: RegExpExecArray): ReceiptLine['size'] {
  const each = { kg: 1000, lb: 453.592, g: 1 }[unit!.toLowerCase() as 'kg' | 'lb' | 'g'];
  return { amount: Math.round(numberOf(amount!) * each), unit: 'gram' };
}

function massIn(text: string): ReceiptLine['size'] {
  const pack = readPackSize(text);
  return pack && pack.unit !== 'piece' ? { amount: pack.amount, unit: pack.unit } : null;
}

/** The words without counts, codes, prices and tax marks. */
function nameIn(text: string): string {
  return text
    .replace(WEIGHT, ' ')
    .split(' ')
    .filter((word) => !/^\d{4,}$/.test(word) && priceIn(word) === null)
    .filter((word, at, words) => !(at === words.length - 1 && /^[A-Z*#]$/.test(word)))
    .join(' ')
    .replace(/[*#]/g, '')
    .trim()
    .slice(0, LONGEST);
}

/** The first row with a word in it. */
function shopIn(rows: readonly string[]): string | null {
  const first = rows.slice(0, 5).find((text) => /[a-zà-ÿ]{3}/i.test(text));
  return first?.trim().slice(0, 60) || null;
}
