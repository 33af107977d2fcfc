import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { RecipeImport } from '@crisper/contract/imports/imports';
import { BoundedProcess } from '@crisper/worker-pool/bounded-process';
import type { WorkerOrder, WorkerReport } from '@crisper/worker-pool/worker-messages';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sharpPictures } from '../../providers/pictures/sharp.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { importing, paprika, recipe, zipped } from '../../testing/recipe-files.ts';
import type { ArchiveEvent, ArchivePart, ArchiveTask } from './archive-events.ts';
import { ARCHIVE_PROGRAM, createArchiveReader } from './archive-reader.ts';
import { importArchives } from './import-archive.ts';
import { sweepImports } from './imports.jobs.ts';
import { temporaryFile } from './temporary-file.ts';

let t: TestApp;
let photo: string;
beforeAll(async () => {
  t = await testApp();
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>';
  photo = (await sharpPictures.png(square)).toString('base64');
});
afterAll(() => t.close());

const { send, bring, open, ownTitles } = importing(() => t);
const folderFor = () => mkdtemp(join(tmpdir(), 'imports-'));
const namedSoup = (at: number) => ({
  ...{
    '@type': 'Recipe',
    name: `Soup ${at}`,
    recipeIngredient: ['1 onion'],
    recipeInstructions: ['Cook.'],
  },
  image: Array.from({ length: 20 }, () => 'photo.jpg'),
});
const fileOf = async (folder: string, bytes: Buffer) =>
  temporaryFile(
    folder,
    (async function* () {
      yield bytes;
    })(),
  );

it('unpacks and hands over a photo once that two hundred places name', async () => {
  // Five megabytes that pack to a few kilobytes.
  const photo = Buffer.alloc(5 * 1024 * 1024, randomBytes(1_000));
  const recipes = Array.from({ length: 10 }, (_, at) => namedSoup(at));
  const file = await zipped({ 'recipes.json': Buffer.from(JSON.stringify(recipes)), 'photo.jpg': photo });
  expect(file.length).toBeLessThan(40_000);
  const folder = await folderFor();
  const reader = createArchiveReader();
  const handed: ArchivePart[] = [];
  for await (const one of reader.read('all.zip', await fileOf(folder, file))) handed.push(one);
  const photos = handed.filter((one) => one.type === 'photo');
  expect(photos.map(({ number, bytes }) => [number, bytes.length])).toEqual([[0, photo.length]]);
  const named = handed.flatMap((one) =>
    one.type === 'item' && 'imported' in one.item ? [one.item.imported.photos] : [],
  );
  expect(named).toEqual(recipes.map(() => [0]));
  // Its name was gone before the first of it was told.
  expect(await readdir(folder)).toEqual([]);
  await reader.close();
});

it('keeps a photo with every recipe that names it', async () => {
  const { token, id: userId } = await t.signUp();
  const file = await zipped({
    'recipes.json': Buffer.from(JSON.stringify([namedSoup(1), namedSoup(2)])),
    'photo.jpg': Buffer.from(photo, 'base64'),
  });
  expect(await bring(token, file)).toMatchObject({ added: 2 });
  const { rows } = await t.container.db.pool.query(
    'select count(*)::int, count(distinct recipe_id)::int as recipes from recipe_photos where user_id = $1',
    [userId],
  );
  expect(rows).toEqual([{ count: 2, recipes: 2 }]);
});

it('has no more on its way than sixteen megabytes', async () => {
  const photos = Array.from({ length: 12 }, () => randomBytes(3 * 1024 * 1024));
  const recipes = photos.map((_, at) => ({ ...namedSoup(at), image: [`${at}.jpg`] }));
  const names = Object.fromEntries(photos.map((bytes, at) => [`${at}.jpg`, bytes]));
  const file = await zipped({ 'recipes.json': Buffer.from(JSON.stringify(recipes)), ...names });
  const told: ArchiveEvent[] = [];
  const worker = new BoundedProcess<WorkerOrder<ArchiveTask>, WorkerReport<void, ArchiveEvent>>(
    { program: ARCHIVE_PROGRAM, heap: 384, memory: 512 },
    { onReport: (report) => report.type === 'event' && told.push(report.event), onDeath: () => {} },
  );
  const { path } = await fileOf(await folderFor(), file);
  worker.send({ type: 'job', id: 1, task: { name: 'all.zip', path } });
  const photosTold = () => told.filter(({ type }) => type === 'photo').length;
  await vi.waitFor(() => expect(photosTold()).toBe(5), { timeout: 60_000 });
  // What it was told to do after that is done, and it has said no more meanwhile.
  worker.send({ type: 'taken' });
  worker.send({ type: 'taken' });
  await vi.waitFor(() => expect(photosTold()).toBe(6), { timeout: 60_000 });
  await worker.kill();
});

it.runIf(process.platform === 'linux')(
  'gives up a file that takes more memory than its process has',
  async () => {
    const { token } = await t.signUp();
    const notes = randomBytes(1_000).toString('hex').repeat(30_000);
    const { id } = (await send(token, await paprika(recipe('Big', { notes })))).json<RecipeImport>();
    const reader = createArchiveReader({ memory: 1 });
    const { db, jobs } = t.container;
    await importArchives({ db, jobs, pictures: sharpPictures, reader, folder: await folderFor() }, id);
    expect((await open(token, id)).import).toMatchObject({ added: 0 });
    await reader.close();
    expect(await bring(token, await paprika(recipe('Small')))).toMatchObject({ added: 1 });
  },
);

it('gives turns to people, one file of each at a time', async () => {
  const [greedy, other] = [await t.signUp(), await t.signUp()];
  for (const name of ['One', 'Two', 'Three']) await send(greedy.token, await paprika(recipe(name)));
  await send(other.token, await paprika(recipe('Mine')));
  const states = async (token: string) =>
    (await t.call('GET', '/api/imports', { token }))
      .json<{ imports: RecipeImport[] }>()
      .imports.map(({ state }) => state)
      .reverse();
  await t.container.jobs.runDue();
  expect(await states(other.token)).toEqual(['done']);
  expect(await states(greedy.token)).toEqual(['done', 'waiting', 'waiting']);
  await t.container.jobs.runDue();
  await t.container.jobs.runDue();
  expect(await states(greedy.token)).toEqual(['done', 'done', 'done']);
});

it('stops reading when the person takes it back, and lets the next file in', async () => {
  const { token } = await t.signUp();
  const long = Array.from({ length: 60 }, (_, at) => recipe(`Long ${at}`));
  const { id } = (await send(token, await paprika(...long))).json<RecipeImport>();
  await send(token, await paprika(recipe('Next')));
  const { db, jobs } = t.container;
  const [reader, folder] = [createArchiveReader(), await folderFor()];
  let read = 0;
  const stopping = {
    ...reader,
    async *read(...file: Parameters<typeof reader.read>) {
      for await (const handed of reader.read(...file)) {
        read += 1;
        if (read === 5)
          expect((await t.call('DELETE', `/api/imports/${id}`, { token })).statusCode).toBe(200);
        yield handed;
      }
    },
  };
  await importArchives({ db, jobs, pictures: sharpPictures, reader: stopping, folder }, id);
  expect(read).toBe(20);
  expect((await open(token, id)).import).toMatchObject({ state: 'undone', read: 0 });
  await t.container.jobs.runDue();
  expect(await ownTitles(token)).toEqual(['Next']);
  expect((await db.pool.query('select from recipe_archive_parts where archive_id = $1', [id])).rows).toEqual(
    [],
  );
});

it('ends its process at once when it is told to stop', async () => {
  const long = await paprika(...Array.from({ length: 60 }, (_, at) => recipe(`Long ${at}`)));
  const reader = createArchiveReader();
  const stopping = new AbortController();
  const reading = reader.read('long.zip', await fileOf(await folderFor(), long), stopping.signal);
  await reading.next();
  stopping.abort(new Error('not wanted any more'));
  await expect(reading.next()).rejects.toThrow('not wanted any more');
});

it('reads no more of a file than an account has room for', async () => {
  const { token, id } = await t.signUp();
  await bring(token, await paprika(recipe('Large')));
  await t.container.db.pool.query('update recipes set own_bytes = 60000000 where owner_id = $1', [id]);
  const many = await paprika(...Array.from({ length: 90 }, (_, at) => recipe(`Soup ${at}`)));
  expect(await bring(token, many)).toMatchObject({
    ...{ state: 'done', read: 20, added: 0, failed: 20 },
    error: expect.stringContaining('the rest of this file was not read'),
  });
  expect(await ownTitles(token)).toEqual(['Large']);
});

it('takes away the file that a server left which stopped while it wrote it', async () => {
  const { DATA_DIR } = t.container.env;
  const old = new Date('2020-01-01T00:00:00Z');
  const left = await temporaryFile(DATA_DIR, Readable.from([Buffer.from('recipes')]));
  const fresh = await temporaryFile(DATA_DIR, Readable.from([Buffer.from('recipes')]));
  await utimes(left.path, old, old);
  await t.container.jobs.enqueue(sweepImports, {});
  await t.container.jobs.runDue();
  const names = await readdir(DATA_DIR);
  expect(names).not.toContain(basename(left.path));
  expect(names).toContain(basename(fresh.path));
  await fresh.unlink();
});
