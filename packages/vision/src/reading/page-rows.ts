import type { TextBox } from './text-boxes.ts';

export interface PageWord {
  text: string;
  /** How sure the reader is, 0 to 1. */
  confidence: number;
}

/** A piece of printed text with where it stands, as shares of the page's width. */
export interface PagePiece {
  text: string;
  left: number;
  right: number;
  words: PageWord[];
}

/** What stands on one line of the page, from left to right. */
export type PageRow = PagePiece[];

interface Placed {
  box: TextBox;
  words: readonly PageWord[];
}

/** Lines whose middles differ by less than this share of their height stand on one row. */
const SAME_ROW = 0.6;

/** Sorts the read pieces into rows, top to bottom. Crooked pages are straightened by the usual slant of their lines. */
export function rowsOf(boxes: readonly TextBox[], texts: readonly PageWord[][], width: number): PageRow[] {
  const placed = boxes
    .map((box, at): Placed => ({ box, words: texts[at]! }))
    .filter(({ words }) => words.length > 0);
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
        text: piece.words.map(({ text }) => text).join(' '),
        left: (across(piece) - piece.box.length / 2) / width,
        right: (across(piece) + piece.box.length / 2) / width,
        words: [...piece.words],
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
