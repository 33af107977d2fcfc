import type { DumpRow } from './dump-row.ts';

const COLUMNS_MAX = 2_000;

/** Rows of CSV or TSV text with names in the first line. Tabs, commas or semicolons: what the first line has most of. */
export async function* readDelimited(lines: AsyncIterable<string | null>): AsyncGenerator<DumpRow> {
  let names: string[] | undefined;
  let delimiter = ',';
  for await (const line of lines) {
    if (line === null) yield 'line too long';
    else if (names === undefined) {
      delimiter = delimiterOf(line);
      names = cellsOf(line.replace(/^\uFEFF/, ''), delimiter);
      if (!names.includes('code')) throw new Error('The first line of the file has no column "code".');
    } else if (line.trim() !== '') yield rowOf(names, cellsOf(line, delimiter));
  }
}

function delimiterOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return ['\t', ';', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function rowOf(names: readonly string[], cells: readonly string[]): DumpRow {
  if (cells.length !== names.length) return 'another number of columns than the first line';
  return Object.fromEntries(names.map((name, at) => [name, cells[at]!]));
}

/** Quotes count in CSV alone: in TSV of Open Food Facts they are ordinary signs. */
function cellsOf(line: string, delimiter: string): string[] {
  if (delimiter === '\t' || !line.includes('"')) return line.split(delimiter, COLUMNS_MAX);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!;
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === delimiter && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  cells.push(cell);
  return cells;
}
