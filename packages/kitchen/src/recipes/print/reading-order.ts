import { joined, median, type PrintedLine, textOf } from './printed-line.ts';

/** Lines that stand below each other, in reading order. */
export type Column = PrintedLine[];

/** Shares of a line's height. */
const SAME_ROW = 0.45;
const WORD_GAP = 0.7;
const AMOUNT_GAP = 6;
const GUTTER = 0.45;
/** What two columns must share of the height of the shorter one. */
const BESIDE = 0.4;
const MOST_DEPTH = 6;

const AMOUNT_ALONE =
  /^[\d½¼¾⅓⅔⅛⅜⅝⅞/.,–-]+ ?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|EL|TL|cm|tablespoons?|teaspoons?)?\.?$/i;
const PAGE_NUMBER = /^\d{1,4}$|^\d{2,4} ?[\p{Lu} ]{4,}$|^[\p{Lu} ]{4,} ?\d{2,4}$/u;

/** The columns of a page, in the order in which a person reads them. */
export function inReadingOrder(lines: readonly PrintedLine[]): Column[] {
  const rows = withoutPageNumbers(joinAmounts(joinPieces(lines)));
  return columnsOf(
    rows.sort((a, b) => a.y - b.y),
    0,
  );
}

/** The number of the page and the title of the book, above or below everything else. */
function withoutPageNumbers(lines: readonly PrintedLine[]): PrintedLine[] {
  const down = [...lines].sort((a, b) => a.y - b.y);
  const isApart = (line: PrintedLine, next: PrintedLine | undefined) =>
    next === undefined || Math.abs(next.y - line.y) > 1.2 * line.height;
  for (const end of [0, -1] as const) {
    const line = down.at(end);
    if (!line || !PAGE_NUMBER.test(textOf(line)) || !isApart(line, down.at(end === 0 ? 1 : -2))) continue;
    down.splice(end === 0 ? 0 : down.length - 1, 1);
  }
  return down;
}

const onOneRow = (a: PrintedLine, b: PrintedLine): boolean =>
  Math.abs(a.y - b.y) < SAME_ROW * Math.min(a.height, b.height);

/** The finder sometimes breaks a line into its words. */
function joinPieces(lines: readonly PrintedLine[]): PrintedLine[] {
  const left = [...lines].sort((a, b) => a.left - b.left);
  const rows: PrintedLine[] = [];
  for (const piece of left) {
    const at = rows.findIndex(
      (row) => onOneRow(row, piece) && piece.left - row.right < WORD_GAP * Math.min(row.height, piece.height),
    );
    if (at < 0) rows.push(piece);
    else rows[at] = joined([rows[at]!, piece]);
  }
  return rows;
}

/** Some books set the amounts in a narrow column of their own: each belongs to the food on its row. */
function joinAmounts(lines: PrintedLine[]): PrintedLine[] {
  const amounts = lines.filter((line) => AMOUNT_ALONE.test(textOf(line)));
  const rest = new Set(lines);
  for (const amount of amounts) {
    const food = [...rest]
      .filter(
        (line) => line !== amount && onOneRow(line, amount) && line.left >= amount.right - amount.height / 2,
      )
      .sort((a, b) => a.left - b.left)[0];
    if (!food || food.left - amount.right > AMOUNT_GAP * amount.height) continue;
    rest.delete(amount);
    rest.delete(food);
    rest.add(joined([amount, food]));
  }
  return [...rest];
}

/** The longest run of rows that stand in columns is read column by column, what is above and below it before and after. */
function columnsOf(lines: readonly PrintedLine[], depth: number): Column[] {
  if (lines.length === 0) return [];
  const run = depth < MOST_DEPTH ? longestRun(lines) : null;
  if (!run) return [[...lines]];
  return [
    ...columnsOf(lines.slice(0, run.from), depth + 1),
    ...run.columns.flatMap((column) => columnsOf(column, depth + 1)),
    ...columnsOf(lines.slice(run.to), depth + 1),
  ];
}

interface Run {
  from: number;
  to: number;
  columns: PrintedLine[][];
}

function longestRun(lines: readonly PrintedLine[]): Run | null {
  for (let size = lines.length; size >= 4; size -= 1)
    for (let from = 0; from + size <= lines.length; from += 1) {
      const columns = split(lines.slice(from, from + size));
      if (columns) return { from, to: from + size, columns };
    }
  return null;
}

/** Two columns, parted where no line stands. */
function split(lines: readonly PrintedLine[]): PrintedLine[][] | null {
  const least = GUTTER * median(lines.map(({ height }) => height));
  const across = [...lines].sort((a, b) => a.left - b.left);
  let right = across[0]!.right;
  for (let at = 1; at < across.length; at += 1) {
    const next = across[at]!;
    if (next.left - right >= least) {
      const sides = [new Set(across.slice(0, at)), new Set(across.slice(at))].map((side) =>
        lines.filter((line) => side.has(line)),
      );
      if (areBeside(sides[0]!, sides[1]!)) return sides;
    }
    right = Math.max(right, next.right);
  }
  return null;
}

function areBeside(a: readonly PrintedLine[], b: readonly PrintedLine[]): boolean {
  if (a.length < 2 || b.length < 2) return false;
  const [topA, endA, topB, endB] = [a[0]!.y, a.at(-1)!.y, b[0]!.y, b.at(-1)!.y];
  const shared = Math.min(endA, endB) - Math.max(topA, topB);
  return shared >= BESIDE * Math.min(endA - topA, endB - topB) && shared > 0;
}
