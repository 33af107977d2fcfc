import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import { readDump } from '../../dumps/read-dump.ts';
import { testDatabase } from '../../testing/database.ts';
import { importProducts } from './products.import.ts';
import { find, importedSoFar } from './products.repository.ts';

const ROWS = 1_000_000;
const GOOD = '4006381333931';
/** Far less than the file: what is kept does not grow with it. */
const MOST_MB = 96;

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'broken-products-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

/** Each kind of broken, over and over, and one good row at the very end. */
function* brokenRows(): Generator<string> {
  const kinds = [
    '{"code":"40063813',
    '[]',
    'null',
    '{"code":"1","product_name":"No code"}',
    `{"code":"4006381333930","product_name":"Forged check digit"}`,
    `{"code":"${GOOD}"}`,
    `"${'x'.repeat(1_000)}"`,
    '\u0000\u0001\ufffd',
  ];
  for (let at = 0; at < ROWS; at += kinds.length) yield `${kinds.join('\n')}\n`;
  yield `${JSON.stringify({ code: GOOD, product_name: 'Milk', quantity: '1 L' })}\n`;
}

it('gets through a million broken rows in bounded memory, and stores the good one behind them', async () => {
  const file = join(folder, 'broken.jsonl');
  await pipeline(Readable.from(brokenRows()), createWriteStream(file));
  const megabytes = (await stat(file)).size / 2 ** 20;
  expect(megabytes).toBeGreaterThan(MOST_MB);

  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let refused = 0;
  const report = await importProducts(db, 'broken.jsonl', readDump(file), (row) => {
    refused += 1;
    if (row % 10_000 === 0) most = Math.max(most, process.memoryUsage().rss);
  });
  expect(report).toMatchObject({ read: ROWS + 1, stored: 1, refused: ROWS });
  expect(refused).toBe(ROWS);
  expect(await find(db.orm, GOOD)).toMatchObject({ name: 'Milk' });
  expect(await importedSoFar(db.orm, 'broken.jsonl')).toBe(0);
  const grown = Math.round((most - before) / 2 ** 20);
  console.info(`a dump of ${Math.round(megabytes)} MB, all rows broken: ${grown} MB of memory more`);
  expect(grown).toBeLessThan(MOST_MB);
}, 600_000);
