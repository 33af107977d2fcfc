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
    let f = i * FEATURES;
    out[f++] = mix(0, here.word, 0);
    out[f++] = mix(1, p1.word, here.kind);
    out[f++] = mix(2, n1.word, here.kind);
    out[f++] = mix(3, p2.word, 0);
    out[f++] = mix(4, n2.word, 0);
    out[f++] = mix(5, p1.word, here.word);
    out[f++] = mix(6, here.word, n1.word);
    out[f++] = mix(7, here.suffix, 0);
    out[f++] = mix(8, here.suffix, n1.kind);
    out[f++] = mix(9, n1.suffix, here.kind);
    out[f++] = mix(10, p1.kind, here.kind);
    out[f++] = mix(11, here.kind, n1.kind);
    out[f++] = mix(12, here.kind | (p1.kind << 5) | (n1.kind << 10), 0);
    out[f++] = mix(13, here.kind, place);
    out[f++] = mix(14, here.word, place);
    out[f++] = mix(15, here.word, position);
    out[f++] = mix(16, place, position);
    out[f++] = mix(17, here.kind | (p1.kind << 5) | (p2.kind << 10), 0);
    out[f++] = mix(18, here.kind | (n1.kind << 5) | (n2.kind << 10), 0);
    out[f++] = mix(19, here.suffix2, place);
    out[f++] = mix(20, p1.word, n1.word);
    out[f++] = mix(21, p1.suffix, here.suffix);
    out[f++] = mix(22, p1.word, place);
    out[f++] = mix(23, n1.word, position);
    out[f++] = mix(24, here.word, n1.kind | (p1.kind << 5));
    out[f++] = mix(25, p2.word, p1.word);
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
