import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecipeImport } from '@crisper/contract/imports/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFor } from '../../cli/recipes-import-user.ts';
import { sharpPictures } from '../../providers/pictures/sharp.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { importing, paprika, recipe } from '../../testing/recipe-files.ts';
import { createArchiveReader } from './archive-reader.ts';
import { importArchives } from './import-archive.ts';
import * as repository from './imports.repository.ts';

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

describe('bringing recipes along', () => {
  it('keeps sections, photo, stars, notes, tags, source, stated figures and dates', async () => {
    const { token } = await t.signUp();
    const file = await paprika(
      recipe('Shakshuka', {
        ...{ rating: 4, notes: 'More chili.', categories: ['Brunch'], source: 'Mia', servings: '3 plates' },
        ...{ nutritional_info: '300 kcal', created: '2020-01-02 03:04:05', photo_data: photo },
      }),
    );
    const done = await bring(token, file);
    expect(done).toMatchObject({
      state: 'done',
      format: 'Paprika',
      read: 1,
      added: 1,
      skipped: 0,
      failed: 0,
    });
    const { items } = await open(token, done.id);
    const kept = (await t.call('GET', `/api/recipes/${items[0].recipeId}`, { token })).json();
    expect(kept).toMatchObject({
      ...{ title: 'Shakshuka', servings: 3, isOwn: true },
      marks: { rating: 4, notes: 'More chili.', tags: ['Brunch'] },
      stated: {
        ...{ sourceName: 'Mia', yieldText: '3 plates', nutrition: '300 kcal' },
        writtenAt: '2020-01-02T03:04:05.000Z',
      },
      photos: [{ width: 60, height: 40 }],
      ingredients: [{ text: '2 tomatoes', section: 'Sauce' }, { section: 'Sauce' }],
      steps: [{ text: 'Chop.' }, { text: 'Cook for 10 minutes.' }],
    });
    expect((await t.call('GET', kept.photos[0].url)).headers['content-type']).toBe('image/jpeg');
  });

  it('leaves out what is there already, reports what is bad, and goes on', async () => {
    const { token } = await t.signUp();
    await bring(
      token,
      await paprika(recipe('Soup'), recipe('Pie', { source_url: 'https://example.org/pie' })),
    );
    const again = await paprika(
      recipe('SOUP', { ingredients: '5 leeks' }),
      recipe('Another pie', { ingredients: '1 crust', source_url: 'https://example.org/pie' }),
      recipe('Renamed', { ingredients: recipe('Soup').ingredients }),
      recipe('New', { photo_data: 'bm90IGEgcGhvdG8=' }),
      recipe('', {}),
    );
    const done = await bring(token, again);
    expect(done).toMatchObject({ added: 1, skipped: 3, failed: 1 });
    expect(await ownTitles(token)).toEqual(['New', 'Pie', 'Soup']);
    const report = await t.call('GET', `/api/imports/${done.id}/report`, { token });
    expect(report.headers['content-type']).toContain('text/csv');
    expect(report.body).toContain('It has no title.');
    expect(report.body.match(/You have this recipe already/g)).toHaveLength(3);
    expect(report.body).toContain('A photo of it can’t be opened.');
    expect(await bring(token, again, '&duplicates=keep')).toMatchObject({ added: 4, skipped: 0, failed: 1 });
  });

  it('is undone at once; what was changed since stays', async () => {
    const { token, id: userId } = await t.signUp();
    const done = await bring(
      token,
      await paprika(recipe('A', { photo_data: photo, rating: 3 }), recipe('B')),
    );
    const { items } = await open(token, done.id);
    const b = items.find((item: { title: string }) => item.title === 'B').recipeId;
    await t.call('PATCH', `/api/recipes/${b}`, { token, body: { title: 'B, mine' } });
    const undone = await t.call('DELETE', `/api/imports/${done.id}`, { token });
    expect(undone.json()).toEqual({ removed: 1, kept: 1 });
    expect(await ownTitles(token)).toEqual(['B, mine']);
    const { rows } = await t.container.db.pool.query(
      'select (select count(*)::int from recipe_photos where user_id = $1) + (select count(*)::int from recipe_marks where user_id = $1) as left',
      [userId],
    );
    expect(rows).toEqual([{ left: 0 }]);
    expect((await t.call('DELETE', `/api/imports/${done.id}`, { token })).statusCode).toBe(409);
  });

  it('takes the same file twice at once as one', async () => {
    const { token } = await t.signUp();
    const file = await paprika(recipe('Twin'));
    const [first, second] = await Promise.all([send(token, file), send(token, file)]);
    expect(first.json().id).toBe(second.json().id);
    await t.container.jobs.runDue();
    expect(await ownTitles(token)).toEqual(['Twin']);
  });

  it('keeps nothing of a file that cannot be read, and says why', async () => {
    const { token, id: userId } = await t.signUp();
    const file = await paprika(recipe('One', { photo_data: photo }), recipe('Two'));
    expect(await bring(token, file.subarray(0, file.length / 2))).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('damaged or incomplete'),
    });
    expect(await bring(token, Buffer.from('%PDF-1.4'))).toMatchObject({
      error: expect.stringContaining('PDF'),
    });
    expect((await send(token, Buffer.alloc(0))).statusCode).toBe(400);
    expect(await ownTitles(token)).toEqual([]);
    const { rows } = await t.container.db.pool.query('select from recipe_photos where user_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('comes from the command line too, with a report and a sentence for what cannot be read', async () => {
    const email = `cook-${Date.now()}@example.org`;
    const { token } = await t.signUp({ email });
    const folder = await mkdtemp(join(tmpdir(), 'imports-'));
    const [good, bad] = [join(folder, 'good.paprikarecipes'), join(folder, 'bad.zip')];
    await writeFile(good, await paprika(recipe('Pilaf', { photo_data: photo, rating: 5 }), recipe('')));
    await writeFile(bad, '%PDF-1.4');
    const results: object[] = [];
    const notes: string[] = [];
    const told = { result: (value: object) => results.push(value), note: (line: string) => notes.push(line) };
    const { db } = t.container;
    expect(await importFor(db, email, [good, bad, join(folder, 'none.zip')], told)).toBe(1);
    expect(results).toEqual([
      { source: good, format: 'Paprika', read: 2, added: 1, skipped: 0, failed: 1 },
      { source: bad, error: expect.stringContaining('This is a PDF') },
      { source: join(folder, 'none.zip'), error: 'There is no such file.' },
    ]);
    expect(notes).toEqual([expect.stringContaining('It has no title.')]);
    expect(await ownTitles(token)).toEqual(['Pilaf']);
    expect(await importFor(db, 'nobody@example.org', [good], told)).toBe(1);
    await rm(folder, { recursive: true });
  });

  it('starts over after a crash in between, and leaves nothing half', async () => {
    const { token, id: userId } = await t.signUp();
    const file = await paprika(recipe('First', { photo_data: photo }), recipe('Second'));
    const { id } = (await send(token, file)).json<RecipeImport>();
    const { db, jobs } = t.container;
    // The server stops right before everything is put in place.
    const reader = createArchiveReader();
    const folder = await mkdtemp(join(tmpdir(), 'imports-'));
    const stopping = { ...db, transaction: crashingAt(db.transaction, 2) };
    await expect(
      importArchives({ db: stopping, jobs, pictures: sharpPictures, reader, folder }, id),
    ).rejects.toThrow('power cut');
    expect(await ownTitles(token)).toEqual([]);
    await importArchives({ db, jobs, pictures: sharpPictures, reader, folder }, id);
    expect(await ownTitles(token)).toEqual(['First', 'Second']);
    const { rows } = await db.pool.query('select from recipe_photos where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
    expect((await repository.findById(db.orm, id))?.state).toBe('done');
    // No copy of the file stays, not even while it is read.
    expect(await readdir(folder)).toEqual([]);
    await reader.close();
    await rm(folder, { recursive: true });
  });
});

function crashingAt<Work extends (...args: never[]) => Promise<unknown>>(work: Work, at: number): Work {
  let calls = 0;
  return ((...args: never[]) => {
    calls += 1;
    return calls === at ? Promise.reject(new Error('power cut')) : work(...args);
  }) as Work;
}
