import { parse } from 'csv-parse/sync';
import type { DumpRow } from './dump-row.ts';

const COLUMNS_MAX = 2_000;

/** Rows of CSV or TSV text with names in the first line. Tabs, commas or semicolons: what the first line has most of. */
export async function* readDelimited(lines: AsyncIterable<string | null>): AsyncGenerator<DumpRow> {
  let names: string[] | null = null;
  let delimiter = ',';
  for await (const line of lines) {
    if (line === null) yield 'line too long';
    else if (names === null) {
      delimiter = delimiterOf(line);
      names = cellsOf(line.replace(/^\uFEFF/, ''), delimiter);
      if (!names?.includes('code')) throw new Error('The first line of the file has no column "code".');
    } else if (line.trim() !== '') yield rowOf(names, cellsOf(line, delimiter));
  }
}

function delimiterOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return ['\t', ';', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function rowOf(names: readonly string[], cells: readonly string[] | null): DumpRow {
  if (cells === null) return 'quotes that do not end';
  if (cells.length !== names.length) return 'another number of columns than the first line';
  return Object.fromEntries(names.map((name, at) => [name, cells[at]!]));
}

/**
 * Null where quotes do not end. They count in CSV alone: in TSV of Open Food Facts they are ordinary signs. Most lines have
 * none, and a dump has millions.
 */
function cellsOf(line: string, delimiter: string): string[] | null {
  if (delimiter === '\t' || !line.includes('"')) return line.split(delimiter, COLUMNS_MAX);
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true });
    return cells;
  } catch {
    return null;
  }
}
