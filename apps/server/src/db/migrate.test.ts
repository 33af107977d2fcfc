import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './client.ts';
import { migrate } from './migrate.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-sql-'));
  db = await testDatabase();
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(db.pool, pathToFileURL(`${folder}/`));

it('applies files in order, once, even when two instances start together', async () => {
  await put('9002-b.sql', 'insert into pots values (2);');
  await put('9001-a.sql', 'create table pots (size int); insert into pots values (1);');
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat()).toEqual(['9001-a.sql', '9002-b.sql']);
  expect((await db.pool.query('select size from pots order by size')).rows).toEqual([
    { size: 1 },
    { size: 2 },
  ]);
});

it('leaves nothing of a file that fails', async () => {
  await put('9001-a.sql', 'create table pots (size int); select nonsense;');
  await expect(run()).rejects.toThrow('Migration 9001-a.sql failed: column "nonsense" does not exist');
  await put('9001-a.sql', 'create table pots (size int);');
  expect(await run()).toEqual(['9001-a.sql']);
});

it('refuses a file that was changed after it was applied', async () => {
  await put('9001-a.sql', 'create table pots (size int);');
  await run();
  await put('9001-a.sql', 'create table pots (size text);');
  await expect(run()).rejects.toThrow('9001-a.sql was changed');
});

it('applies nothing to a database that has everything', async () => {
  expect(await migrate(db.pool)).toEqual([]);
});
