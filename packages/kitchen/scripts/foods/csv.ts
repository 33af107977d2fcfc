import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

export function readCsv(text: string): Record<string, string>[] {
  return parse(text, { columns: true, skip_empty_lines: true, relax_column_count: true });
}

export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([header, ...rows] as string[][]);
}
