import { STRIP_HEIGHT, type Strip } from '../text-strip.ts';
import { grayOf, type InkPiece, inkLevel, inkPieces } from './ink.ts';

/** A fraction that is printed as one small character, as three pieces of ink: the recogniser knows no such character. */
export interface PrintedFraction {
  left: number;
  right: number;
  /** Its digits at the size of other digits with a slash between them, which the recogniser can read. */
  enlarged: Strip;
}

/** Every fraction that fonts have, by how the recogniser spells it. */
const KNOWN: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
  '1/5': '⅕',
  '1/6': '⅙',
};

/** Heights of digits as shares of the slash's. In a written-out "1/2" they are as tall as it. */
const SHORTEST_DIGIT = 0.35;
const TALLEST_DIGIT = 0.68;
const DIGIT_HEIGHT = 26;
const GAP = 5;
const MARGIN = 12;
const MOST = 8;
const BREAK = 4;

/** "1/2" as one character; null when the digits make no fraction that is ever printed. */
export function fractionOf(text: string): string | null {
  const spelled = text.replaceAll(' ', '').replace(/[|Il]/g, '1').replaceAll('Z', '2');
  return KNOWN[spelled] ?? null;
}

/** The fractions of one line. */
export function findFractions(strip: Strip): PrintedFraction[] {
  const gray = grayOf(strip);
  const level = inkLevel(gray);
  const pieces = inkPieces(gray, strip.width, level).sort((a, b) => a.left - b.left);
  const found: PrintedFraction[] = [];
  for (const slash of [...pieces, ...brokenStrokes(pieces)]) {
    if (found.length === MOST || !isSlash(slash, strip.width)) continue;
    const middle = (slash.top + slash.bottom) / 2;
    const near = pieces.filter((piece) => !isPartOf(piece, slash) && isSmallBeside(piece, slash));
    const upper = near.find((piece) => piece.bottom < middle + 4 && centre(piece) < centre(slash));
    const lower = near.find((piece) => piece.top > middle - 4 && centre(piece) > centre(slash));
    if (!upper || !lower) continue;
    found.push({
      left: Math.min(upper.left, slash.left),
      right: Math.max(lower.right, slash.right),
      enlarged: enlarge(gray, strip.width, [upper, slash, lower]),
    });
  }
  return found;
}

/** Some fonts leave the slash away where the digits stand: two strokes, the second up and to the right of the first. */
function brokenStrokes(pieces: readonly InkPiece[]): InkPiece[] {
  return pieces.flatMap((low, at) =>
    pieces
      .slice(Math.max(0, at - 3), at + 6)
      .filter(
        (high) =>
          high.left >= low.right - BREAK &&
          high.left <= low.right + 2 * BREAK &&
          high.bottom <= low.top + BREAK &&
          high.bottom >= low.top - 2 * BREAK,
      )
      .map((high) => ({
        left: low.left,
        right: high.right,
        top: high.top,
        bottom: low.bottom,
        pixels: [...low.pixels, ...high.pixels],
      })),
  );
}

const centre = ({ left, right }: InkPiece): number => (left + right) / 2;
const heightOf = ({ top, bottom }: InkPiece): number => bottom - top + 1;

const isPartOf = (piece: InkPiece, slash: InkPiece): boolean => slash.pixels.includes(piece.pixels[0]!);

/** A thin stroke that rises to the right. */
function isSlash(piece: InkPiece, width: number): boolean {
  const [across, down] = [piece.right - piece.left + 1, heightOf(piece)];
  if (down < 14 || across < 0.3 * down || across > 1.3 * down) return false;
  if (piece.pixels.length > 0.55 * across * down) return false;
  let away = 0;
  for (const at of piece.pixels) {
    const x = (at % width) - piece.left;
    const y = Math.floor(at / width) - piece.top;
    away += Math.abs(x / across + y / down - 1);
  }
  return away / piece.pixels.length < 0.14;
}

function isSmallBeside(piece: InkPiece, slash: InkPiece): boolean {
  const share = heightOf(piece) / heightOf(slash);
  if (share < SHORTEST_DIGIT || share > TALLEST_DIGIT) return false;
  const reach = 0.35 * heightOf(slash);
  return (
    piece.right > slash.left - reach &&
    piece.left < slash.right + reach &&
    piece.top >= slash.top - reach / 2 &&
    piece.bottom <= slash.bottom + reach / 2
  );
}

/** Sets the three pieces side by side, the digits enlarged, on clean paper. */
export function enlarge(
  gray: Float32Array,
  width: number,
  [upper, slash, lower]: [InkPiece, InkPiece, InkPiece],
): Strip {
  const parts = [upper, slash, lower].map((piece) => ({ piece, scale: DIGIT_HEIGHT / heightOf(piece) }));
  const widths = parts.map(({ piece, scale }) => Math.ceil((piece.right - piece.left + 1) * scale));
  const whole = 2 * MARGIN + widths.reduce((sum, one) => sum + one, 0) + 2 * GAP;
  const plane = new Float32Array(whole * STRIP_HEIGHT).fill(0.9);
  let from = MARGIN;
  parts.forEach(({ piece, scale }, n) => {
    const own = new Set(piece.pixels);
    const top = (STRIP_HEIGHT - DIGIT_HEIGHT) / 2;
    for (let y = 0; y < DIGIT_HEIGHT; y += 1)
      for (let x = 0; x < widths[n]!; x += 1) {
        const column = Math.min(piece.right, piece.left + Math.floor(x / scale));
        const row = Math.min(piece.bottom, piece.top + Math.floor(y / scale));
        const at = row * width + column;
        if (own.has(at)) plane[(top + y) * whole + from + x] = 2 * gray[at]! - 1;
      }
    from += widths[n]! + GAP;
  });
  const data = new Float32Array(plane.length * 3);
  for (let channel = 0; channel < 3; channel += 1) data.set(plane, channel * plane.length);
  return { data, width: whole };
}
