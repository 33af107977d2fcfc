/** Letter indexes: a to z are 1 to 26, 0 to 9 are 27 to 36, and 0 is everything else (gaps, spaces, punctuation). */
export const LETTER_COUNT = 37;

const FIRST_DIGIT = 27;
const ACCENTS = /[\u0300-\u036f]/g;

/** Letter index of a recogniser character, ignoring case and accents. */
export function letterIndex(character: string): number {
  const plain = character
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace('æ', 'a')
    .replace('ø', 'o');
  if (/^[a-z]/.test(plain)) return plain.charCodeAt(0) - 96;
  if (/^[0-9]/.test(plain)) return FIRST_DIGIT + Number(plain[0]);
  return 0;
}

/** A word as read, with the probability of every letter at every time step of the recogniser. */
export interface ReadWord {
  text: string;
  /** Mean probability of its letters, 0 to 1. */
  confidence: number;
  /** `LETTER_COUNT` values per step. */
  logProbabilities: Float32Array;
}
