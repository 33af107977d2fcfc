import { median } from '@crisper/kitchen/recipes/print/printed-line';
import type { ReadLetter } from '../text-recogniser.ts';
import { STRIP_HEIGHT, type Strip } from '../text-strip.ts';
import { grayOf, inkLevel } from './ink.ts';

/** Columns of a strip, the last one included. */
export interface Span {
  left: number;
  right: number;
}

/** Rows at the edges may hold the feet of the line above, and the heads of the one below. */
const EDGE = 8;

/** The runs of columns with ink, from left to right: mostly one letter each. */
export function inkRuns(strip: Strip): Span[] {
  const gray = grayOf(strip);
  const level = inkLevel(gray);
  const dark = gray.reduce((count, value) => count + (value < level ? 1 : 0), 0);
  const isLightOnDark = dark > gray.length / 2;
  const hasInk = (column: number) => {
    for (let row = EDGE; row < STRIP_HEIGHT - EDGE; row += 1)
      if (gray[row * strip.width + column]! < level !== isLightOnDark) return true;
    return false;
  };
  const runs: Span[] = [];
  for (let column = 0; column < strip.width; column += 1) {
    if (!hasInk(column)) continue;
    const last = runs.at(-1);
    if (last?.right === column - 1) last.right = column;
    else runs.push({ left: column, right: column });
  }
  return runs;
}

const widthOf = ({ left, right }: Span): number => right - left + 1;
const middleOf = ({ left, right }: Span): number => (left + right) / 2;

/** Shares of the line's usual space and usual gap between letters. */
const OF_SPACE = 0.7;
const OF_GAP = 2;
const OF_GAP_ALONE = 2.5;
const LEAST_ALONE = 7;
/** How far a blank may lie from the middle of the letters it parts, in columns. */
const FARTHEST = 14;
const NO_SPACE_BEFORE = /^[,.;:!?)%°’']/u;
const NO_SPACE_AFTER = /^[(‘“]/u;

/**
 * Puts in the spaces that the recogniser has lost: where the paper is as blank as at the spaces it saw. Figures of one width
 * leave blanks beside a "1": a price stays together unless `figuresPart`, as those of "1 1/2" do.
 */
export function withSpaces(
  letters: readonly ReadLetter[],
  runs: readonly Span[],
  { figuresPart }: { figuresPart: boolean },
): ReadLetter[] {
  const glyphs = letters.filter(({ text }) => text !== ' ');
  const spaced = new Set<number>();
  let seen = 0;
  for (const { text } of letters)
    if (text === ' ') spaced.add(seen - 1);
    else seen += 1;
  const widths = blankAfter(glyphs, blanksOf(runs));
  const least = leastSpace(widths, spaced);
  const out: ReadLetter[] = [];
  let word = '';
  glyphs.forEach((glyph, at) => {
    out.push(glyph);
    word += glyph.text;
    const next = glyphs[at + 1];
    if (next === undefined) return;
    const areFigures = /\d/.test(glyph.text) && /\d/.test(next.text);
    const isLost = widths[at]! >= least && mayPart(word, next.text) && (figuresPart || !areFigures);
    if (!spaced.has(at) && !isLost) return;
    out.push({ text: ' ', confidence: glyph.confidence, at: (glyph.at + next.at) / 2 });
    word = '';
  });
  return out;
}

/** "T urn": some letters lean away from the next, and no word is one capital letter. */
function mayPart(word: string, next: string): boolean {
  if (NO_SPACE_BEFORE.test(next) || NO_SPACE_AFTER.test(word.slice(-1))) return false;
  return !/^[B-HJ-Z]$/.test(word);
}

const blanksOf = (runs: readonly Span[]): Span[] =>
  runs.slice(1).map(({ left }, at) => ({ left: runs[at]!.right + 1, right: left - 1 }));

/** For each letter but the last, how wide the paper is blank behind it. */
function blankAfter(glyphs: readonly ReadLetter[], blanks: readonly Span[]): number[] {
  const widths: number[] = glyphs.slice(1).map(() => 0);
  let at = 0;
  for (const blank of blanks) {
    const middle = middleOf(blank);
    const away = (index: number) => Math.abs((glyphs[index]!.at + glyphs[index + 1]!.at) / 2 - middle);
    while (at + 1 < widths.length && away(at + 1) <= away(at)) at += 1;
    if (at < widths.length && away(at) < FARTHEST) widths[at] = Math.max(widths[at]!, widthOf(blank));
  }
  return widths;
}

function leastSpace(widths: readonly number[], spaced: ReadonlySet<number>): number {
  const spaces = widths.filter((width, at) => width > 0 && spaced.has(at));
  const gap = median(widths.filter((width, at) => width > 0 && !spaced.has(at)));
  return spaces.length >= 2
    ? Math.max(OF_SPACE * median(spaces), OF_GAP * gap)
    : Math.max(LEAST_ALONE, OF_GAP_ALONE * gap);
}

const LEAST_DIGIT = 8;
const MOST_BETWEEN = 6;
const AS_WIDE = 1.35;

/** The recogniser takes "22" for "2" where the two stand close: the ink of a digit that is twice there is put back. */
export function withTwins(letters: readonly ReadLetter[], runs: readonly Span[]): ReadLetter[] {
  return letters.flatMap((letter, at) => {
    if (!/\d/.test(letter.text)) return [letter];
    const from = at === 0 ? 0 : (letters[at - 1]!.at + letter.at) / 2;
    const to = at === letters.length - 1 ? Number.POSITIVE_INFINITY : (letters[at + 1]!.at + letter.at) / 2;
    const own = runs.filter((run) => middleOf(run) > from && middleOf(run) < to);
    return own.length === 2 && areTwins(own[0]!, own[1]!)
      ? own.map((run) => ({ ...letter, at: middleOf(run) }))
      : [letter];
  });
}

function areTwins(a: Span, b: Span): boolean {
  const [narrow, wide] = [Math.min(widthOf(a), widthOf(b)), Math.max(widthOf(a), widthOf(b))];
  return narrow >= LEAST_DIGIT && wide <= AS_WIDE * narrow && b.left - a.right <= MOST_BETWEEN;
}
