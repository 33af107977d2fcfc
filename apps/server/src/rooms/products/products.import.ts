import { setImmediate as turn } from 'node:timers/promises';
import { readOpenFoodFacts } from '@crisper/kitchen/products/read-open-food-facts';
import type { Database } from '../../db/client.ts';
import type { DumpRow } from '../../dumps/dump-row.ts';
import { publishedRow } from './online-lookup.ts';
import * as repository from './products.repository.ts';

const BATCH = 500;
/** Rows between two turns of the event loop, so that the database connection is served. */
const PER_TURN = 200;

export interface ImportReport {
  read: number;
  /** Rows of an earlier, interrupted run. */
  skipped: number;
  stored: number;
  refused: number;
  /** Of the stored ones, how many the kitchen has a food for. */
  named: number;
}

/**
 * Streams a dump into the database. A batch and how far it reaches are stored together, so that an interrupted import goes on
 * behind the last batch; a repeated one changes nothing. A bad row is counted and left out.
 */
export async function importProducts(
  db: Database,
  source: string,
  rows: AsyncIterable<DumpRow>,
  refuse: (row: number, reason: string) => void,
): Promise<ImportReport> {
  const done = await repository.importedSoFar(db.orm, source);
  const report: ImportReport = { read: 0, skipped: 0, stored: 0, refused: 0, named: 0 };
  let batch = new Map<string, repository.NewProduct>();
  let since = 0;
  const flush = async () => {
    const products = [...batch.values()];
    batch = new Map();
    since = 0;
    await db.transaction(async (tx) => {
      await repository.upsert(tx, products);
      await repository.markImported(tx, source, report.read);
    });
    report.stored += products.length;
    report.named += products.filter(({ food }) => food !== null).length;
  };
  for await (const row of rows) {
    report.read += 1;
    if (report.read % PER_TURN === 0) await turn();
    if (report.read <= done) {
      report.skipped += 1;
      continue;
    }
    since += 1;
    const product = typeof row === 'string' ? row : readOpenFoodFacts(row);
    if (typeof product === 'string') {
      report.refused += 1;
      refuse(report.read, product);
    } else batch.set(product.code, publishedRow(product, 'import'));
    // Also after many refused rows: millions of broken ones are not read again.
    if (batch.size >= BATCH || since >= BATCH * 20) await flush();
  }
  await flush();
  await repository.finishImport(db.orm, source);
  return report;
}
