import { DIGITS, PARITY, PARITY_E } from '../barcodes/symbols.ts';

/** Bar codes as drawings: what a printer puts on a package. */

const { L, G, R } = DIGITS;

/** The bars of an EAN-13 or UPC-A (12 or 13 digits), an EAN-8 or, with `upcE`, a UPC-E (8 digits): 1 is black. */
function barsOf(code: string, { upcE = false } = {}): string {
  const digits = [...(code.length === 12 ? `0${code}` : code)].map(Number);
  if (digits.length === 8 && upcE) {
    const parity = PARITY_E[digits[7]!]!;
    const middle = digits.slice(1, 7).map((digit, at) => (parity[at] === 'L' ? L : G)[digit]);
    return `101${middle.join('')}010101`;
  }
  const half = digits.length === 8 ? 4 : 6;
  const left = digits.slice(digits.length - 2 * half, digits.length - half);
  const parity = digits.length === 8 ? 'LLLL' : PARITY[digits[0]!]!;
  const first = left.map((digit, at) => (parity[at] === 'L' ? L : G)[digit]);
  const second = digits.slice(-half).map((digit) => R[digit]);
  return `101${first.join('')}01010${second.join('')}101`;
}

/** A label with the code, `module` pixels for the thinnest bar, as SVG. */
export function barcodeSvg(code: string, { module = 3, upcE = false } = {}): string {
  const bars = barsOf(code, { upcE });
  const [quiet, tall] = [11 * module, Math.round(95 * 0.62 * module)];
  const width = bars.length * module + 2 * quiet;
  const height = tall + 16 * module;
  const black = [...bars]
    .map((bar, at) =>
      bar === '1'
        ? `<rect x="${quiet + at * module}" y="${4 * module}" width="${module}" height="${tall}"/>`
        : '',
    )
    .join('');
  const text = `<text x="${width / 2}" y="${height - 3 * module}" font-family="sans-serif" font-size="${9 * module}" text-anchor="middle">${code}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${black}${text}</svg>`;
}
