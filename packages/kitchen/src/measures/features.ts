import type { Shape } from './lexemes.ts';
import type { Token } from './tokens.ts';

/** Roles a token of a line can have, in the order of the weight columns. */
export const ROLES = ['quantity', 'unit', 'name', 'preparation', 'comment', 'mark'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_COUNT = ROLES.length;

/** The weights are one table with 2^TABLE_BITS rows; features are hashed to rows. */
export const TABLE_BITS = 15;
const TABLE_MASK = (1 << TABLE_BITS) - 1;
export const FEATURES = 26;

const mix = (template: number, a: number, b: number): number => {
  let h = Math.imul(a ^ Math.imul(template + 1, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul((h ^ (h >>> 15)) + b, 0xc2b2ae35);
  return (h ^ (h >>> 16)) & TABLE_MASK;
};

const EDGE: Shape = { word: 17, suffix: 17, suffix2: 17, kind: 17 };

/**
 * Fills `out` with FEATURES table rows per token. Mixes integers instead of building strings, because this is the inner loop
 * of reading a line.
 */
export function extract(tokens: readonly Token[], out: Int32Array): void {
  const n = tokens.length;
  let depth = 0;
  let commas = 0;
  let ors = 0;
  let seenQuantity = 0;
  let seenUnit = 0;
  let words = 0;
  let lastComma = -1;
  for (let i = 0; i < n; i++) if (tokens[i]!.text === ',') lastComma = i;
  let p2 = EDGE;
  let p1 = EDGE;
  let here = n > 0 ? tokens[0]!.shape : EDGE;
  let n1 = n > 1 ? tokens[1]!.shape : EDGE;
  for (let i = 0; i < n; i++) {
    const token = tokens[i]!;
    const n2 = i + 2 < n ? tokens[i + 2]!.shape : EDGE;
    if (token.text === '(') depth = 1;
    const place =
      depth | (Math.min(commas, 2) << 1) | (Math.min(ors, 1) << 3) | (seenQuantity << 4) | (seenUnit << 5);
    const position = Math.min(words, 3) | ((i < lastComma ? 1 : 0) << 2);
    const first = i * FEATURES;
    neighborRows(out, first, p2, p1, here, n1, n2);
    kindRows(out, first, p2, p1, here, n1, n2);
    placeRows(out, first, p1, here, n1, place, position);
    if (token.text === ')') depth = 0;
    else if (token.text === ',') commas++;
    else if (token.lower === 'or') ors++;
    else if (token.kind === 'number') seenQuantity = 1;
    else if (token.unit !== undefined && depth === 0) seenUnit = 1;
    if (token.kind === 'word') words++;
    p2 = p1;
    p1 = here;
    here = n1;
    n1 = n2;
  }
}

/** The rows that depend on the word and its neighbors. */
function neighborRows(
  out: Int32Array,
  first: number,
  p2: Shape,
  p1: Shape,
  here: Shape,
  n1: Shape,
  n2: Shape,
): void {
  out[first + 0] = mix(0, here.word, 0);
  out[first + 1] = mix(1, p1.word, here.kind);
  out[first + 2] = mix(2, n1.word, here.kind);
  out[first + 3] = mix(3, p2.word, 0);
  out[first + 4] = mix(4, n2.word, 0);
  out[first + 5] = mix(5, p1.word, here.word);
  out[first + 6] = mix(6, here.word, n1.word);
  out[first + 7] = mix(7, here.suffix, 0);
  out[first + 8] = mix(8, here.suffix, n1.kind);
  out[first + 9] = mix(9, n1.suffix, here.kind);
  out[first + 20] = mix(20, p1.word, n1.word);
  out[first + 21] = mix(21, p1.suffix, here.suffix);
  out[first + 25] = mix(25, p2.word, p1.word);
}

/** The rows that depend on what kinds of words stand together. */
function kindRows(
  out: Int32Array,
  first: number,
  p2: Shape,
  p1: Shape,
  here: Shape,
  n1: Shape,
  n2: Shape,
): void {
  out[first + 10] = mix(10, p1.kind, here.kind);
  out[first + 11] = mix(11, here.kind, n1.kind);
  out[first + 12] = mix(12, here.kind | (p1.kind << 5) | (n1.kind << 10), 0);
  out[first + 17] = mix(17, here.kind | (p1.kind << 5) | (p2.kind << 10), 0);
  out[first + 18] = mix(18, here.kind | (n1.kind << 5) | (n2.kind << 10), 0);
  out[first + 24] = mix(24, here.word, n1.kind | (p1.kind << 5));
}

/** The rows that depend on where in the line the word stands. */
function placeRows(
  out: Int32Array,
  first: number,
  p1: Shape,
  here: Shape,
  n1: Shape,
  place: number,
  position: number,
): void {
  out[first + 13] = mix(13, here.kind, place);
  out[first + 14] = mix(14, here.word, place);
  out[first + 15] = mix(15, here.word, position);
  out[first + 16] = mix(16, place, position);
  out[first + 19] = mix(19, here.suffix2, place);
  out[first + 22] = mix(22, p1.word, place);
  out[first + 23] = mix(23, n1.word, position);
}
