/** Letters a to z and digits; what is neither (gaps between letters, spaces, marks) counts as a gap, at 0. */
export const LETTERS = 37;

const DIGITS_FROM = 27;
const MARKS = /[\u0300-\u036f]/g;

/** Where a sign of the recogniser is counted: capitals and accents are as good as the plain letter. */
export function letterOf(sign: string): number {
  const plain = sign.toLowerCase().normalize('NFKD').replace(MARKS, '').replace('æ', 'a').replace('ø', 'o');
  if (/^[a-z]/.test(plain)) return plain.charCodeAt(0) - 96;
  if (/^[0-9]/.test(plain)) return DIGITS_FROM + Number(plain[0]);
  return 0;
}

/** A word between two spaces, and what else the recogniser thought of at each of its steps. */
export interface ReadWord {
  text: string;
  /** Log-probabilities, `LETTERS` a step. */
  odds: Float32Array;
}
