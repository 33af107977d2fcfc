import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import { boundedLines } from '../../dumps/bounded-lines.ts';
import type { DumpRow } from '../../dumps/dump-row.ts';
import { readDump } from '../../dumps/read-dump.ts';
import { testDatabase } from '../../testing/database.ts';
import { importProducts } from './products.import.ts';
import { find, importedSoFar } from './products.repository.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'products-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const MILK = '4006381333931';
const SPREAD = '3017620422003';
const JSONL = [
  JSON.stringify({ code: MILK, product_name: 'Vollmilch', quantity: '1 L', brands: 'Hof' }),
  'broken {',
  '[]',
  JSON.stringify({ code: '1', product_name: 'No code' }),
  JSON.stringify({ code: SPREAD, product_name: 'Pâte', categories_tags: ['en:chocolate-hazelnut-spreads'] }),
  '',
].join('\n');
const TSV = `code\tproduct_name\tquantity\n${MILK}\tVoll"milch\t1 L\n${MILK}\ttoo few\n`;
const CSV = `code,product_name,quantity\n${MILK},"Milk, whole ""fresh""",1 L\n`;
/** Three rows, of which one has no code; written by another program. */
const PARQUET =
  'UEFSMRUGFVwVYFwVBhUAFQYVABUEFQAAAAMHLKwNAAAANDAwNjM4MTMzMzkzMQYAAABicm9rZW4NAAAAMzAxNzYyMDQyMjAwMxUGFVoVXlwVBhUAFQYVABUEFQAAAAMHK6gJAAAAVm9sbG1pbGNoBwAAAE5vIGNvZGUPAAAASGF6ZWxudXQgc3ByZWFkFQYVJBUoXBUGFQIVBhUAFQQVAAAAAwUQPAMAAAAxIEwFAAAANDAwIGcVBhWiAhXWAVwVBhUAFQYVABUEFQAAAAMHjwGYfwAAAFt7Im5hbWUiOiJlbmVyZ3kta2NhbCIsIjEwMGciOjY1fSx7ESEccHJvdGVpbnMVHgwzLjR9GR8sY2FyYm9oeWRyYXRlGSQINC44HSQIZmF0HT44Nn1dAgAAAFtdAgAAAFtdFQQZXEgEcm9vdBUIABUMJQIYBGNvZGUlAAAVDCUCGAxwcm9kdWN0X25hbWUlAAAVDCUCGAhxdWFudGl0eSUAABUMJQIYCm51dHJpbWVudHMlJgAWBhkcGUwmCBwVDBkVABkYBGNvZGUVAhYGFoYBFooBJgg8NgAoBmJyb2tlbhgNMzAxNzYyMDQyMjAwMwAZHBUGFQAVAgAAACaSARwVDBkVABkYDHByb2R1Y3RfbmFtZRUCFgYWhAEWiAEmkgE8NgAoCVZvbGxtaWxjaBgPSGF6ZWxudXQgc3ByZWFkABkcFQYVABUCAAAAJpoCHBUMGRUAGRgIcXVhbnRpdHkVAhYGFk4WUiaaAjw2AigFNDAwIGcYAzEgTAAZHBUGFQAVAgAAACbsAhwVDBkVABkYCm51dHJpbWVudHMVAhYGFtACFoQCJuwCPDYAKH9beyJuYW1lIjoiZW5lcmd5LWtjYWwiLCIxMDBnIjo2NX0seyJuYW1lIjoicHJvdGVpbnMiLCIxMDBnIjozLjR9LHsibmFtZSI6ImNhcmJvaHlkcmF0ZXMiLCIxMDBnIjo0Ljh9LHsibmFtZSI6ImZhdCIsIjEwMGciOjMuNn1dGAJbXQAZHBUGFQAVAgAAABaoBRYGNugEACgJaHlwYXJxdWV0GUwcAAAcAAAcAAAcAAAA/gEAAFBBUjE=';

async function imported(name: string, bytes: string | Buffer) {
  const file = join(folder, name);
  await writeFile(file, bytes);
  const reasons: string[] = [];
  const report = await importProducts(db, name, readDump(file), (_, reason) => reasons.push(reason));
  return { report, reasons };
}

it.each([
  ['dump.jsonl', JSONL],
  ['dump.jsonl.gz', gzipSync(JSONL)],
])(
  'imports %s, counts bad rows and leaves them out, and changes nothing the second time',
  async (name, bytes) => {
    const { report, reasons } = await imported(name, bytes);
    expect(report).toEqual({ read: 5, skipped: 0, stored: 2, refused: 3, named: 2 });
    expect(reasons).toEqual(['not JSON', 'not an object', 'no valid bar code']);
    expect(await find(db.orm, MILK)).toMatchObject({
      name: 'Vollmilch',
      food: 'milk',
      packAmount: 1000,
      source: 'import',
    });
    expect(await find(db.orm, SPREAD)).toMatchObject({ food: 'chocolate-hazelnut-spread' });
    expect((await imported(name, bytes)).report).toEqual(report);
  },
);

it('reads tables: tabs with bare quotes, commas with quotes, rows of another width left out', async () => {
  expect((await imported('dump.tsv', TSV)).report).toMatchObject({ read: 2, stored: 1, refused: 1 });
  expect(await find(db.orm, MILK)).toMatchObject({ name: 'Voll"milch' });
  expect((await imported('dump.csv', CSV)).report).toMatchObject({ read: 1, stored: 1 });
  expect(await find(db.orm, MILK)).toMatchObject({ name: 'Milk, whole "fresh"' });
  await expect(imported('other.csv', 'a,b\n1,2\n')).rejects.toThrow('no column "code"');
});

it('cuts a name of any length, also in the middle of an emoji', async () => {
  const row = { code: MILK, product_name: `${'x'.repeat(119)}🥛 milk`, brands: `${'y'.repeat(79)}🥛` };
  expect((await imported('emoji.jsonl', JSON.stringify(row))).report).toMatchObject({ stored: 1 });
  expect(await find(db.orm, MILK)).toMatchObject({ name: 'x'.repeat(119), brand: 'y'.repeat(79) });
});

it('reads Parquet', async () => {
  const { report } = await imported('dump.parquet', Buffer.from(PARQUET, 'base64'));
  expect(report).toMatchObject({ read: 3, stored: 2, refused: 1 });
  expect(await find(db.orm, MILK)).toMatchObject({ name: 'Vollmilch', per100g: { calories: 65, fat: 3.6 } });
});

/** An EAN-8 that begins with 4000000 + at. */
function code(at: number): string {
  const digits = String(4_000_000 + at);
  const sum = [...digits].reduce((all, one, place) => all + Number(one) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

it('goes on behind the last batch after it was interrupted', async () => {
  async function* rows(until: number, fail = false): AsyncGenerator<DumpRow> {
    for (let at = 0; at < until; at += 1) yield { code: code(at), product_name: `Thing ${at}` };
    if (fail) throw new Error('the disk is gone');
  }
  await expect(importProducts(db, 'again', rows(1_200, true), () => {})).rejects.toThrow('the disk is gone');
  expect(await importedSoFar(db.orm, 'again')).toBe(1_000);
  const report = await importProducts(db, 'again', rows(1_300), () => {});
  expect(report).toMatchObject({ read: 1_300, skipped: 1_000, stored: 300, refused: 0 });
  expect(await importedSoFar(db.orm, 'again')).toBe(0);
});

it('gets through broken rows without end, and tells each', async () => {
  async function* rows(): AsyncGenerator<DumpRow> {
    for (let at = 0; at < 50_000; at += 1) yield 'not JSON';
  }
  let told = 0;
  const report = await importProducts(db, 'broken', rows(), () => {
    told += 1;
  });
  expect(report).toEqual({ read: 50_000, skipped: 0, stored: 0, refused: 50_000, named: 0 });
  expect(told).toBe(50_000);
});

it('never keeps a line that has no end', async () => {
  async function* chunks() {
    yield 'one\r\ntw';
    for (let at = 0; at < 2_000; at += 1) yield 'x'.repeat(1_000);
    yield '\nthree';
  }
  const lines: (string | null)[] = [];
  for await (const line of boundedLines(chunks(), 10_000)) lines.push(line);
  expect(lines).toEqual(['one', null, 'three']);
});
