/** What kind of bar code a decoder read; without it 8 digits may be an EAN-8 or a UPC-E. */
export type CodeFormat = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';

/** What a weight code says besides the thing: a shop prints it when it weighs, so its meaning is the shop's own. */
export interface WeighedValue {
  /** The five digits before the check digit. */
  digits: number;
  /** What the prefix usually means; another shop may mean the other. */
  usually: 'weight' | 'price';
  /** Grams, where the digits are a weight. */
  grams: number;
  /** In the shop's currency, where the digits are a price. */
  price: number;
}

export interface ProductCode {
  /** 13 digits (GTIN-13): shorter codes with zeros in front, weight codes with zeros in place of the weight. */
  gtin: string;
  /** Set for what a shop weighed or priced itself: prefixes 20 to 29, and 02 in North America. */
  weighed: WeighedValue | null;
  /** Codes that are never on food. */
  notFood: 'a book' | 'a magazine' | 'a coupon' | null;
}

const DIGITS = /^\d{8,14}$/;

/** The digit that makes a code whole: weights 3 and 1 in turn, from the right. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const weight = (digits.length - at) % 2 === 1 ? 3 : 1;
    sum += Number(digits[at]) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

const isWhole = (digits: string): boolean => checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));

/** UPC-E leaves zeros out; the digit before the last says where they were. */
export function expandUpcE(code: string): string | null {
  if (!/^[01]\d{7}$/.test(code)) return null;
  const [system, a, b, c, d, e, last, check] = code;
  const zeros: Record<string, string> = {
    '0': `${a}${b}${last}0000${c}${d}${e}`,
    '1': `${a}${b}${last}0000${c}${d}${e}`,
    '2': `${a}${b}${last}0000${c}${d}${e}`,
    '3': `${a}${b}${c}00000${d}${e}`,
    '4': `${a}${b}${c}${d}00000${e}`,
  };
  const upcA = `${system}${zeros[last!] ?? `${a}${b}${c}${d}${e}0000${last}`}${check}`;
  return isWhole(upcA) ? upcA : null;
}

/** The digits of a code as GTIN-13; null when they are none, or the check digit is wrong. */
function gtinOf(digits: string, format: CodeFormat | undefined): string | null {
  if (digits.length === 8) {
    // An EAN-8 that begins with 0 is a shop's own number; a short code with a 0 is nearly always a UPC-E.
    const short = format === 'EAN-8' ? null : expandUpcE(digits);
    if (short && (format === 'UPC-E' || digits[0] === '0')) return `0${short}`;
    if (isWhole(digits)) return `00000${digits}`;
    return short && `0${short}`;
  }
  if (!isWhole(digits)) return null;
  if (digits.length === 12) return `0${digits}`;
  if (digits.length === 13) return digits;
  // 14 digits: with a 0 in front it is the thing itself, with another digit a carton of many.
  return digits.length === 14 && digits[0] === '0' ? digits.slice(1) : null;
}

/** Reads a bar code as typed or decoded: EAN-8, EAN-13, UPC-A, UPC-E. Null when it cannot be one. */
export function readCode(text: string, format?: CodeFormat): ProductCode | null {
  if (text.length > 40) return null;
  const digits = text.replace(/[\s-]/g, '');
  if (!DIGITS.test(digits)) return null;
  const gtin = gtinOf(digits, format);
  if (gtin === null || /^0+$/.test(gtin)) return null;
  const weighed = weighedValue(gtin);
  if (!weighed) return { gtin, weighed: null, notFood: notFoodOf(gtin) };
  const item = `${gtin.slice(0, 7)}00000`;
  return { gtin: `${item}${checkDigit(item)}`, weighed, notFood: null };
}

/** A code that a shop made itself means nothing outside of it, so it is never shared or looked up. */
export const isShopCode = (gtin: string): boolean => /^(?:2|02|000000)/.test(gtin);

function notFoodOf(gtin: string): ProductCode['notFood'] {
  if (/^97[89]/.test(gtin)) return 'a book';
  if (gtin.startsWith('977')) return 'a magazine';
  return /^(?:05|98[1-4]|99)/.test(gtin) ? 'a coupon' : null;
}

/** How many grams one unit of the digits is, by prefix: kilograms with three, two or one decimals. */
const GRAMS_EACH: Readonly<Record<string, number>> = { '23': 1, '24': 10, '25': 100, '29': 1 };

function weighedValue(gtin: string): WeighedValue | null {
  if (!isShopCode(gtin) || gtin.startsWith('000000')) return null;
  const prefix = gtin.slice(0, 2);
  const digits = Number(gtin.slice(7, 12));
  // Without a value it is an ordinary number that a shop gave out.
  if (digits === 0) return null;
  const each = GRAMS_EACH[prefix];
  return {
    digits,
    usually: each === undefined ? 'price' : 'weight',
    grams: digits * (each ?? 1),
    price: digits / 100,
  };
}
