import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareQueues } from '../../jobs/prepare-queues.ts';
import { folderBackups } from '../../providers/backups/folder.ts';
import { sharpPictures } from '../../providers/pictures/sharp.ts';
import { seedCookBook } from '../../rooms/recipes/book/cook-book.ts';
import { fillDemo } from '../../sample-data/fill.ts';
import { COOK } from '../../sample-data/people.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { emptyDatabase } from '../../testing/database.ts';
import type { Database } from '../client.ts';
import { secretMark } from '../installation.ts';
import { migrate } from '../migrate.ts';
import { restoreBackup } from './restore-backup.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48"/></svg>';

let t: TestApp;
let folder: string;
let token: string;
let recipe: string;
let path: string;
let before: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-backups-'));
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  await fillDemo(t.app, t.container, { days: 7 });
  token = await signIn(t);
  const body = { title: 'Soup', ingredients: ['2 eggs'], steps: ['Line\nbreaks, \\. and "quotes" stay.'] };
  recipe = (await t.call('POST', '/api/recipes', { token, body })).json<{ id: string }>().id;
  const photo = `data:image/png;base64,${(await sharpPictures.png(PICTURE)).toString('base64')}`;
  await t.call('POST', `/api/recipes/${recipe}/photos`, { token, body: { photo } });
  before = await everything(t.container.db);
  path = await t.container.backups.make(folderBackups(folder));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

async function signIn(app: TestApp): Promise<string> {
  const { email, password } = COOK;
  return (await app.call('POST', '/api/auth/login', { body: { email, password } })).json().token;
}

/** Every row of every table, by name. */
async function everything({ pool }: Database): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('migrations', 'installation', 'backups') order by 1`,
  );
  const tables: Record<string, string> = {};
  for (const { name } of rows) {
    const read = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(one::text, '' order by one::text)), '') as sum from "${name}" one`,
    );
    tables[name] = read.rows[0]!.sum;
  }
  return tables;
}

const restore = (db: Database, bytes: AsyncIterable<Buffer>) =>
  restoreBackup(db, bytes, { prepareQueues: (names) => prepareQueues(db, names) });
const unzipped = async (path: string) => Readable.from([await readFile(path)]).pipe(createGunzip());

it('brings everything back elsewhere, photos and waiting jobs too', async () => {
  const elsewhere = await emptyDatabase();
  const about = await restore(elsewhere, await unzipped(path));
  // What a stolen backup does not open.
  expect(about.secret).toBeUndefined();
  expect(about.secretMark).toBe(secretMark('a secret for tests that is long enough'));
  expect(gunzipSync(await readFile(path)).includes('a secret for tests')).toBe(false);
  expect(await everything(elsewhere)).toEqual(before);
  const waiting =
    "select name, data from pgboss.job where singleton_on is null and state < 'completed' order by id";
  expect((await elsewhere.pool.query(waiting)).rows).toEqual((await t.container.db.pool.query(waiting)).rows);

  const again = await testApp({ database: elsewhere });
  try {
    // The session of then, and the photo to the byte.
    const seen = async (app: TestApp) => {
      const kept = (await app.call('GET', `/api/recipes/${recipe}/marks`, { token })).json();
      const picture = await app.call('GET', kept.photos[0].url, { token });
      expect(picture.statusCode).toBe(200);
      return { kept, picture: picture.rawPayload.toString('base64') };
    };
    expect(await seen(again)).toEqual(await seen(t));
    await signIn(again);
    // Counters go on where they were: nothing collides.
    const body = { title: 'After', ingredients: ['1 egg'], steps: ['Boil it.'] };
    expect((await again.call('POST', '/api/recipes', { token, body })).statusCode).toBe(201);
    expect(await again.container.jobs.runDue()).toBeGreaterThanOrEqual(0);
  } finally {
    await again.close();
  }
});

it('is readable by its owner only', async () => {
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('goes into an empty database only, and all or nothing', async () => {
  await expect(restore(t.container.db, await unzipped(path))).rejects.toThrow('holds accounts already');
  expect(await everything(t.container.db)).toEqual(before);

  const text = gunzipSync(await readFile(path));
  const cut = join(folder, 'cut.gz');
  await writeFile(cut, gzipSync(text.subarray(0, text.length - 5_000)));
  const elsewhere = await emptyDatabase();
  await expect(restore(elsewhere, await unzipped(cut))).rejects.toThrow(
    /ends in the middle|not a whole backup/,
  );
  const { rows } = await elsewhere.pool.query('select count(*)::int as people from users');
  expect(rows).toEqual([{ people: 0 }]);
  // What is damaged by the way is found by the compression's own sum.
  await truncate(cut, Math.floor((await stat(cut)).size / 2));
  await expect(restore(elsewhere, await unzipped(cut))).rejects.toThrow('unexpected end of file');
  await restore(elsewhere, await unzipped(path));
  expect(await everything(elsewhere)).toEqual(before);
  await elsewhere.close();
});

it('of a newer Crisper, or of something else, is refused', async () => {
  const elsewhere = await emptyDatabase();
  const [first, ...rest] = gunzipSync(await readFile(path))
    .toString('latin1')
    .split('\n');
  const header = JSON.parse(first!);
  const newer = [JSON.stringify({ ...header, migrations: ['9999-later.sql'] }), ...rest].join('\n');
  await expect(restore(elsewhere, Readable.from([Buffer.from(newer)]))).rejects.toThrow(
    'made by a newer Crisper',
  );
  for (const other of ['', 'hello\n', '{}\n', '{"crisper":"backup","format":2}\n'])
    await expect(restore(elsewhere, Readable.from([Buffer.from(other)]))).rejects.toThrow(
      'not a whole backup',
    );
  await elsewhere.close();
});

it('of an earlier version is brought up to date', async () => {
  const elsewhere = await emptyDatabase();
  const text = gunzipSync(await readFile(path));
  const lineEnd = text.indexOf('\n');
  const header = JSON.parse(text.toString('utf8', 0, lineEnd));
  const earlier = header.migrations.filter((name: string) => name !== '0178-backups.sql');
  // Without the table that came later.
  const rows = text
    .subarray(lineEnd)
    .toString('latin1')
    .replace(/\{"schema":"public","table":"backups"[\s\S]*?\n\\\.\n/, '');
  const old = `${JSON.stringify({ ...header, migrations: earlier })}${rows}`;
  await restore(elsewhere, Readable.from([Buffer.from(old, 'latin1')]));
  expect(await everything(elsewhere)).toEqual(before);
  expect((await elsewhere.pool.query('select from backups')).rowCount).toBe(0);
  await elsewhere.close();

  const started = await emptyDatabase();
  await migrate(started.pool);
  await expect(restore(started, Readable.from([Buffer.from(old, 'latin1')]))).rejects.toThrow(
    'newer than the backup',
  );
  await started.close();
});
