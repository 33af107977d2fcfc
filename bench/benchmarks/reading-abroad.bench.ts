import { rowsOfLines } from '../quality/lines-abroad.ts';
import { rowsOfThings } from '../quality/things-abroad.ts';
import type { Row } from '../row.ts';

/** Reading in the four languages besides English: lines of recipes that nobody looked at while mending, tills, packs, searches. */
export default async function readingAbroad(): Promise<Row[]> {
  return [...rowsOfLines('fresh'), ...rowsOfLines('unseen'), ...rowsOfLines('dev'), ...rowsOfThings()];
}
