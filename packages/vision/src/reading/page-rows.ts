import type { TextBox } from './text-boxes.ts';
import type { ReadText } from './text-recogniser.ts';

/** A piece of printed text with where it stands, as shares of the page's width. */
export interface PagePiece {
  text: string;
  left: number;
  right: number;
  /** The words with how sure the reader is of each, 0 to 1. */
  words: { text: string; confidence: number }[];
}

/** What stands on one line of the page, from left to right. */
export type PageRow = PagePiece[];

interface Placed {
  box: TextBox;
  text: ReadText;
}

/** Lines whose middles differ by less than this share of their height stand on one row. */
const SAME_ROW = 0.6;

/** Sorts the read pieces into rows, top to bottom. Crooked pages are straightened by the usual slant of their lines. */
export function rowsOf(boxes: readonly TextBox[], texts: readonly ReadText[], width: number): PageRow[] {
  const placed = boxes
    .map((box, at): Placed => ({ box, text: texts[at]! }))
    .filter(({ text }) => text.words.length > 0);
  const slant = medianSlant(placed.map(({ box }) => box));
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  const down = ({ box }: Placed) => box.cy * cos - box.cx * sin;
  const across = ({ box }: Placed) => box.cx * cos + box.cy * sin;
  const rows: Placed[][] = [];
  for (const piece of [...placed].sort((a, b) => down(a) - down(b))) {
    const last = rows.at(-1);
    const near = last?.some(
      (other) =>
        Math.abs(down(other) - down(piece)) < SAME_ROW * Math.min(other.box.thickness, piece.box.thickness),
    );
    if (last && near) last.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) =>
    row
      .sort((a, b) => across(a) - across(b))
      .map((piece) => ({
        text: piece.text.words.map(({ text }) => text).join(' '),
        left: (across(piece) - piece.box.length / 2) / width,
        right: (across(piece) + piece.box.length / 2) / width,
        words: piece.text.words.map(({ text, confidence }) => ({ text, confidence })),
      })),
  );
}

/** Long lines know best how the page lies. */
function medianSlant(boxes: readonly TextBox[]): number {
  const slants = boxes
    .filter(({ length, thickness }) => length > 3 * thickness)
    .map(({ angle }) => angle)
    .sort((a, b) => a - b);
  return slants[slants.length >> 1] ?? 0;
}
