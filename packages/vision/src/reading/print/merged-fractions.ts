import type { ReadLetter } from '../text-recogniser.ts';
import type { Strip } from '../text-strip.ts';
import { enlarge, fractionOf, type PrintedFraction } from './fractions.ts';
import { grayOf, type InkPiece, inkLevel, inkPieces } from './ink.ts';
import type { ReadFraction } from './print-line.ts';
import type { Span } from './word-gaps.ts';

/** A fraction whose digits and slash run together, as they do in a photo of few pixels. */
export interface MergedFraction extends PrintedFraction {
  /** What the recogniser took it for, often nothing. */
  letters: readonly ReadLetter[];
}

/** Widths in columns: two digits are two runs of ink, one digit is narrower. */
const NARROWEST = 24;
const WIDEST = 42;
const LEAST_HEIGHT = 16;
/** The recogniser knows no fraction, so that it is never sure of one. */
const SURE = 0.95;
const TAKEN_FOR = /^[\d/%|\\ylVIsS]$/;
const BLANK_BEHIND = 6;
/** How much of the slash must be ink, and how much of the whole may be. */
const SLASH_INK = 0.9;
const MOST_INK = 0.72;
const HALF_STROKE = 2;
const LEAST_PIXELS = 12;
const MOST = 4;

/** Where the ink of a line may be such a fraction; those in `found` are known already. */
export function findMerged(
  strip: Strip,
  letters: readonly ReadLetter[],
  runs: readonly Span[],
  found: readonly PrintedFraction[],
): MergedFraction[] {
  const spans = runs.filter((run, at) => {
    const width = run.right - run.left + 1;
    if (width < NARROWEST || width > WIDEST) return false;
    if ((runs[at + 1]?.left ?? run.right) - run.right < BLANK_BEHIND) return false;
    if (found.some(({ left, right }) => left <= run.right && right >= run.left)) return false;
    const own = lettersIn(letters, run);
    return own.every(({ text }) => TAKEN_FOR.test(text)) && own.every(({ confidence }) => confidence < SURE);
  });
  if (spans.length === 0) return [];
  const gray = grayOf(strip);
  const pieces = inkPieces(gray, strip.width, inkLevel(gray));
  return spans.slice(0, MOST).flatMap((span) => {
    const own = pieces.filter(({ left, right }) => left >= span.left - 1 && right <= span.right + 1);
    const parts = cutAtSlash(
      own.flatMap(({ pixels }) => [...pixels]),
      strip.width,
    );
    return parts
      ? [{ ...span, letters: lettersIn(letters, span), enlarged: enlarge(gray, strip.width, parts) }]
      : [];
  });
}

const lettersIn = (letters: readonly ReadLetter[], { left, right }: Span): ReadLetter[] =>
  letters.filter(({ text, at }) => text !== ' ' && at > left - 4 && at < right + 4);

/** The upper digit, the slash and the lower digit of one blot of ink; null when no slash runs through it. */
function cutAtSlash(pixels: readonly number[], width: number): [InkPiece, InkPiece, InkPiece] | null {
  const all = pieceOf(pixels, width);
  const [across, down] = [all.right - all.left, all.bottom - all.top];
  if (down < LEAST_HEIGHT || pixels.length > MOST_INK * across * down) return null;
  const ink = new Set(pixels);
  const covered = (foot: number, head: number) => {
    let count = 0;
    for (let y = 0; y <= down; y += 1)
      if (ink.has((all.bottom - y) * width + Math.round(foot + ((head - foot) * y) / down))) count += 1;
    return count / (down + 1);
  };
  let best = { foot: 0, head: 0, share: 0 };
  for (let foot = all.left; foot <= all.left + 0.5 * across; foot += 1)
    for (let head = all.left + Math.ceil(0.5 * across); head <= all.right; head += 1) {
      const share = head - foot < 0.3 * down ? 0 : covered(foot, head);
      if (share > best.share) best = { foot, head, share };
    }
  if (best.share < SLASH_INK) return null;
  const beside = (at: number) => {
    const y = all.bottom - Math.floor(at / width);
    return (at % width) - (best.foot + ((best.head - best.foot) * y) / down);
  };
  const upper = pixels.filter((at) => beside(at) < -HALF_STROKE);
  const lower = pixels.filter((at) => beside(at) > HALF_STROKE);
  if (upper.length < LEAST_PIXELS || lower.length < LEAST_PIXELS) return null;
  const slash = pixels.filter((at) => Math.abs(beside(at)) <= HALF_STROKE);
  const parts = [upper, slash, lower].map((part) => pieceOf(part, width));
  // A digit stands above the slash and another one below it; a letter with a stroke has neither.
  const middle = (all.top + all.bottom) / 2;
  if (centre(parts[0]!) > middle || centre(parts[2]!) < middle) return null;
  return parts as [InkPiece, InkPiece, InkPiece];
}

const centre = ({ top, bottom }: InkPiece): number => (top + bottom) / 2;

function pieceOf(pixels: readonly number[], width: number): InkPiece {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom, pixels };
}

/** Few fractions have these digits: the one above the slash, or the one below it. */
const BY_UPPER: Readonly<Record<string, string>> = { 2: '⅔', 3: '¾' };
const BY_LOWER: Readonly<Record<string, string>> = { 2: '½', 3: '⅓', 8: '⅛' };
/** A blot reads as fifths and sixths more often than they are printed. */
const SELDOM = new Set(['⅕', '⅙']);
/** Low enough to be marked: a user should compare it with the page. */
const DOUBTFUL = 0.45;

/** What it says, from its enlarged digits or from what the line was read as; "?" where neither tells. */
export function readMerged({ left, right, letters }: MergedFraction, enlarged: string): ReadFraction {
  const digits = letters.filter(({ text }) => /\d/.test(text));
  const asRead = fractionOf(digits.map(({ text }) => text).join('/'));
  const [one] = digits;
  const byOne = one && (one.at < (left + right) / 2 ? BY_UPPER : BY_LOWER)[one.text];
  const told = fractionOf(enlarged);
  const text = asRead ?? (told === null || SELDOM.has(told) ? null : told) ?? byOne ?? '?';
  return { left, right, text, confidence: DOUBTFUL };
}
