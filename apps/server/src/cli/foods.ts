import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readDump } from '../dumps/read-dump.ts';
import { readEnv } from '../env.ts';
import { importProducts } from '../rooms/products/products.import.ts';

const USAGE = `usage: npm run -s foods -- import FILE…
  FILE  products of Open Food Facts: JSONL, CSV or TSV (each also as .gz), or Parquet. Goes on where it was interrupted.`;
const REASONS_SHOWN = 20;

/** Prints what was imported as JSON. What was left out, and why, goes to standard error. */
async function importFiles(files: readonly string[]): Promise<void> {
  const db = await openDatabase(readEnv(), { attach: true });
  try {
    await migrate(db.pool);
    for (const file of files) {
      const started = performance.now();
      let told = 0;
      const report = await importProducts(db, await sourceKey(file), readDump(file), (row, reason) => {
        told += 1;
        if (told <= REASONS_SHOWN) console.error(`left out row ${row}: ${reason}`);
      });
      if (told > REASONS_SHOWN) console.error(`left out ${told - REASONS_SHOWN} more`);
      const seconds = Math.round(performance.now() - started) / 1_000;
      process.stdout.write(`${JSON.stringify({ source: file, ...report, seconds })}\n`);
    }
  } finally {
    await db.close();
  }
}

/** An unchanged file keeps its key, so that an import can go on. A changed file is read from the start. */
async function sourceKey(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  return createHash('sha256')
    .update(`${resolve(file)}\0${size}\0${Math.round(mtimeMs)}`)
    .digest('hex');
}

const [command, ...files] = process.argv.slice(2);
if (command !== 'import' || files.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await importFiles(files);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
