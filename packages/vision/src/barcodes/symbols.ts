/** The bars of EAN and UPC codes: 1 is black, one character a module. */

/** Digits on the left, odd parity. */
const L = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Digits on the right. */
const R = L.map((bits) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join(''));
/** Digits on the left, even parity. */
const G = R.map((bits) => [...bits].reverse().join(''));
export const DIGITS = { L, R, G } as const;

/** Which of the left digits of an EAN-13 are drawn the other way; says the first digit. */
export const PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];
/** The same for UPC-E, by check digit, for number system 0; system 1 has them the other way round. */
export const PARITY_E = [
  'GGGLLL',
  'GGLGLL',
  'GGLLGL',
  'GGLLLG',
  'GLGGLL',
  'GLLGGL',
  'GLLLGG',
  'GLGLGL',
  'GLGLLG',
  'GLLGLG',
];
