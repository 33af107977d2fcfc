import { ROLES } from '../src/measures/features.ts';
import { type Token, tokenize } from '../src/measures/tokens.ts';
import type { Example } from './align-roles.ts';

const QUANTITY = ROLES.indexOf('quantity');
const UNIT = ROLES.indexOf('unit');
const COMMENT = ROLES.indexOf('comment');
const MARK = ROLES.indexOf('mark');

interface Piece {
  token: Token;
  role: number;
}

const piece = (text: string, role: number): Piece => ({ token: tokenize(text)[0]!, role });

/** Index of the first unit of these dimensions that directly follows a number, or -1. */
const unitAt = (pieces: readonly Piece[], ...dimensions: string[]): number =>
  pieces.findIndex(
    ({ token, role }, i) =>
      role === UNIT &&
      i > 0 &&
      pieces[i - 1]!.role === QUANTITY &&
      dimensions.includes(token.unit?.dimension ?? ''),
  );

const put = (pieces: readonly Piece[], at: number, ...more: Piece[]): Piece[] => [
  ...pieces.slice(0, at),
  ...more,
  ...pieces.slice(at),
];

/** Phrases that sites add after any ingredient. */
const TAILS = [
  'to serve',
  'plus extra for greasing',
  'optional',
  'to garnish',
  'or to taste',
  'plus more for serving',
  'divided',
];

/** The labelled sites use few styles. Each change rewrites a line in the style of other sites. */
const CHANGES: ((pieces: Piece[]) => Piece[])[] = [
  // "1 10-ounce package" as "1 (10 ounce) package".
  (pieces) => {
    const at = pieces.findIndex(
      ({ role }, i) =>
        i > 0 &&
        role === QUANTITY &&
        pieces[i - 1]!.role === QUANTITY &&
        pieces[i + 1]?.token.text === '-' &&
        pieces[i + 2]?.role === UNIT,
    );
    if (at === -1) return pieces;
    const size = [piece('(', MARK), pieces[at]!, pieces[at + 2]!, piece(')', MARK)];
    return [...pieces.slice(0, at), ...size, ...pieces.slice(at + 3)];
  },
  // "2 400 g cans" as "2 x 400 g cans".
  (pieces) => {
    const at = pieces.findIndex(
      ({ role }, i) => i > 0 && role === QUANTITY && pieces[i - 1]!.role === QUANTITY,
    );
    return at === -1 ? pieces : [...pieces.slice(0, at), piece('x', COMMENT), ...pieces.slice(at)];
  },
  // "chicken, diced" as "chicken - diced" or "chicken (diced)".
  (pieces) => pieces.map((each) => (each.token.text === ',' && each.role === MARK ? piece('-', MARK) : each)),
  (pieces) => {
    const at = pieces.findIndex(({ token, role }) => token.text === ',' && role === MARK);
    if (at === -1 || pieces.slice(at + 1).some(({ token }) => token.kind === 'mark')) return pieces;
    return [...pieces.slice(0, at), piece('(', MARK), ...pieces.slice(at + 1), piece(')', MARK)];
  },
  // "chicken diced", the comma forgotten.
  (pieces) => pieces.filter(({ token, role }) => token.text !== ',' || role !== MARK),
  // "2 cups of milk".
  (pieces) => {
    const at = pieces.findIndex(({ role }, i) => role === UNIT && i > 0 && pieces[i - 1]!.role === QUANTITY);
    if (at === -1 || pieces[at + 1]?.token.kind !== 'word') return pieces;
    return put(pieces, at + 1, piece('of', COMMENT));
  },
  // "200 g sugar" as "200 g/7 oz sugar" and "200 g (7 oz) sugar".
  (pieces) => {
    const at = unitAt(pieces, 'mass', 'volume');
    if (at === -1 || pieces[at + 1]?.token.kind !== 'word') return pieces;
    return put(pieces, at + 1, piece('/', MARK), piece('7', QUANTITY), piece('oz', UNIT));
  },
  (pieces) => {
    const at = unitAt(pieces, 'mass', 'volume');
    if (at === -1 || pieces[at + 1]?.token.kind !== 'word') return pieces;
    return put(pieces, at + 1, piece('(', MARK), piece('250', QUANTITY), piece('ml', UNIT), piece(')', MARK));
  },
  // "2 cans tomatoes" as "2 x 400 g cans tomatoes", "1 tsp salt" as "1 heaped tsp salt".
  (pieces) => {
    const at = unitAt(pieces, 'container');
    if (at === -1) return pieces;
    return put(pieces, at, piece('x', COMMENT), piece('400', QUANTITY), piece('g', UNIT));
  },
  (pieces) => {
    const at = unitAt(pieces, 'volume', 'dab');
    return at === -1 ? pieces : put(pieces, at, piece('heaped', COMMENT));
  },
  // "chicken" as "chicken, to serve".
  (pieces) => {
    const last = pieces.at(-1)!;
    const tail = TAILS[pieces.length % TAILS.length]!;
    if (last.token.kind !== 'word' || pieces.some(({ role }) => role === COMMENT)) return pieces;
    const said = tokenize(tail).map((token) => ({ token, role: COMMENT }));
    return [...pieces, piece(',', MARK), ...said];
  },
  // "2 Cups Chopped Onion" and "2 CUPS": other sites capitalize differently.
  (pieces) =>
    pieces.map((each) =>
      each.token.kind === 'word' ? { ...piece(title(each.token.text), each.role) } : each,
    ),
  (pieces) =>
    pieces.map((each) => (each.token.kind === 'word' ? { ...piece(each.token.lower, each.role) } : each)),
];

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** One word in this many is replaced by an unknown word. */
const FORGOTTEN = 25;
const forgets = (h: number, i: number): boolean =>
  (Math.imul(h ^ Math.imul(i + 1, 0x85ebca6b), 0xc2b2ae35) >>> 8) % FORGOTTEN === 0;

/** An unknown word that keeps only its ending and class, so that the tagger also learns from the shape of a line. */
const forgotten = (token: Token, h: number): Token =>
  token.kind !== 'word' || token.unit !== undefined
    ? token
    : { ...token, shape: { ...token.shape, word: Math.imul(h ^ token.shape.word, 0x9e3779b1) } };

/** The line unchanged or, two times in five, in another style. The same example and epoch always give the same result. */
export function varied(example: Example, epoch: number): Example {
  let h = Math.imul(epoch + 1, 0x9e3779b1) ^ example.tokens.length;
  for (const token of example.tokens) h = Math.imul(h ^ token.shape.word, 0x01000193);
  const draw = (h ^ (h >>> 13)) >>> 0;
  const change = CHANGES[Math.floor(draw / 5) % CHANGES.length];
  const asIs = example.tokens.map((token, i) => ({ token, role: example.gold[i]! }));
  const pieces = draw % 5 > 1 || change === undefined ? asIs : change(asIs);
  return {
    tokens: pieces.map(({ token }, i) => (forgets(h, i) ? forgotten(token, h) : token)),
    gold: pieces.map(({ role }) => role),
  };
}
