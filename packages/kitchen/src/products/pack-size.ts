import type { PackSize } from '@crisper/contract/products/products';

/** Units on packages in several languages; grams and milliliters each. */
const UNITS: Readonly<Record<string, [PackSize['unit'], number]>> = {
  g: ['gram', 1],
  gr: ['gram', 1],
  grs: ['gram', 1],
  gram: ['gram', 1],
  grams: ['gram', 1],
  gramm: ['gram', 1],
  grammes: ['gram', 1],
  gramos: ['gram', 1],
  kg: ['gram', 1000],
  kgs: ['gram', 1000],
  kilo: ['gram', 1000],
  mg: ['gram', 0.001],
  oz: ['gram', 28.3495],
  ounce: ['gram', 28.3495],
  ounces: ['gram', 28.3495],
  lb: ['gram', 453.592],
  lbs: ['gram', 453.592],
  ml: ['milliliter', 1],
  cl: ['milliliter', 10],
  dl: ['milliliter', 100],
  l: ['milliliter', 1000],
  lt: ['milliliter', 1000],
  ltr: ['milliliter', 1000],
  liter: ['milliliter', 1000],
  litre: ['milliliter', 1000],
  litres: ['milliliter', 1000],
  liters: ['milliliter', 1000],
  litro: ['milliliter', 1000],
  floz: ['milliliter', 29.5735],
  pt: ['milliliter', 568],
  st: ['piece', 1],
  stk: ['piece', 1],
  stuck: ['piece', 1],
  stück: ['piece', 1],
  pcs: ['piece', 1],
  pieces: ['piece', 1],
  pièces: ['piece', 1],
  uds: ['piece', 1],
  ud: ['piece', 1],
  unidades: ['piece', 1],
  eggs: ['piece', 1],
  œufs: ['piece', 1],
  huevos: ['piece', 1],
};

const LONGEST = 80;
const MOST = 1_000_000;
const AMOUNT = /(\d{1,3}(?:[ ,]\d{3})(?![\d])|\d{1,6}(?:[.,]\d{1,3})?) ?(fl\.? ?oz|[a-zà-ÿœ]{1,9})/iu;
/** "6 x 330 ml", "4×125 g", "2 Stk à 100 g". */
const TIMES = /(?<!\d)(\d{1,3}) ?(?:x|×|\*|à) ?(?=\d)/iu;

/** The content of a package as printed: "500 g", "1,5 L", "6 x 330 ml". Null when it says none. */
export function readPackSize(text: string): PackSize | null {
  const line = text.slice(0, LONGEST).replace(/\s+/g, ' ');
  const times = TIMES.exec(line);
  const single = AMOUNT.exec(times ? line.slice(times.index + times[0].length) : line);
  if (!single) return null;
  const word = single[2]!.toLowerCase().replace(/[. ]/g, '');
  const unit = Object.hasOwn(UNITS, word) ? UNITS[word] : undefined;
  if (!unit) return null;
  const each = numberOf(single[1]!) * unit[1];
  const amount = Math.round(each * (times ? Number(times[1]) : 1) * 100) / 100;
  return amount > 0 && amount <= MOST ? { amount, unit: unit[0] } : null;
}

/** "1,5" and "1.5"; "1 000" and "1,000" are thousands. */
function numberOf(digits: string): number {
  if (/^\d{1,3}[ ,]\d{3}$/.test(digits)) return Number(digits.replace(/[ ,]/, ''));
  return Number(digits.replace(',', '.'));
}
