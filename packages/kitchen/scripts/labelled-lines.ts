import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** One labelled line; `site` is the file it came from. Columns a file does not have are empty. */
export interface LabelledLine {
  site: string;
  input: string;
  name: string;
  quantity: string;
  unit: string;
  preparation: string;
  comment: string;
}

/** Every labelled line of the CSV files in a directory that have `input`, `name`, `quantity` and `unit` columns. */
export function readLabelledLines(directory: string): LabelledLine[] {
  const lines: LabelledLine[] = [];
  for (const file of fs.readdirSync(directory).sort()) {
    if (!file.endsWith('.csv')) continue;
    const [header = [], ...rows] = parse(fs.readFileSync(path.join(directory, file), 'utf8'), {
      relax_column_count: true,
      relax_quotes: true,
    }) as string[][];
    const column = (name: string): number => header.indexOf(name);
    if (['input', 'name', 'quantity', 'unit'].some((name) => column(name) === -1)) continue;
    for (const row of rows) {
      if (row.length < 4) continue;
      const cell = (name: string): string => row[column(name)] ?? '';
      lines.push({
        site: file.replace(/\.csv$/, ''),
        input: cell('input'),
        name: cell('name'),
        quantity: cell('quantity'),
        unit: cell('unit'),
        preparation: cell('preparation'),
        comment: cell('comment'),
      });
    }
  }
  return lines;
}

/** One line in five is held out of training. The split depends on the words only, so changing an amount does not move a line. */
export function isHeldOut(input: string): boolean {
  let h = 0x811c9dc5;
  for (const c of input.toLowerCase().replace(/[^a-z]+/g, ' '))
    h = Math.imul(h ^ c.charCodeAt(0), 0x01000193);
  return ((h ^ (h >>> 15)) >>> 0) % 5 === 0;
}
