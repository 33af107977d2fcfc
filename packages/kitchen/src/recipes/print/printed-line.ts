/** One printed line with where it stands, as shares of the page's width, on a page that lies straight. */
export interface PrintedLine {
  words: readonly PrintedWord[];
  left: number;
  right: number;
  /** The middle of the line. */
  y: number;
  height: number;
}

export interface PrintedWord {
  text: string;
  /** How sure the reader is of the least sure letter, 0 to 1. */
  confidence: number;
}

export const textOf = ({ words }: PrintedLine): string => words.map(({ text }) => text).join(' ');

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Several pieces of one row as one line. */
export function joined(pieces: readonly PrintedLine[]): PrintedLine {
  const across = [...pieces].sort((a, b) => a.left - b.left);
  return {
    words: across.flatMap(({ words }) => words),
    left: across[0]!.left,
    right: Math.max(...across.map(({ right }) => right)),
    y: median(across.map(({ y }) => y)),
    height: Math.max(...across.map(({ height }) => height)),
  };
}
