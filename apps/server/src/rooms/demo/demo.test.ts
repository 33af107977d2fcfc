import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DemoAnswer, SAMPLE_PHOTO } from '@crisper/contract/demo/demo';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { finding, seeing, type TestVision, testVision } from '../../testing/vision.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const sample = readFileSync(new URL(`../../../../web/public${SAMPLE_PHOTO.path}`, import.meta.url));

/** Some need what was seen, some more than that. */
const BOOK = [
  ['omelet', '@eggs{4} and @cheddar{60%g}'],
  ['shakshuka', '@eggs{4} and @tomatoes{4}'],
  ['toast', '@bread{2%slice} and @cheddar{60%g}'],
  ['gratin', '@tomatoes{4}, @cheddar{100%g} and @heavy cream{1%cup}'],
  ['stew', '@beef chuck{1%lb} and @tomatoes{2}'],
] as const;

let t: TestApp;
let vision: TestVision;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
  const recipes = BOOK.map(([id, lines]) => ({
    recipe: finishRecipe(
      readCooklang(
        `---\ntitle: ${id}\nservings: 2\nprep time: 5 minutes\ncook time: 20 minutes\ncourse: dinner\n---\n\nFry the ${lines} in a #skillet{} for ~fry{20%minutes}.\n`,
      )!,
      { id, slug: id, origin: 'cookbook' },
    ),
  }));
  await upsertMany(t.container.db.orm, recipes);
});
afterAll(() => t.close());
beforeEach(() => {
  vision.look = seeing('tomato', 'butter');
});

const scan = (address: string, image = newPhoto()) =>
  t.app.inject({ method: 'POST', url: '/api/demo/scan', remoteAddress: address, payload: { image } });

it('looks at one photo a day for a network, and keeps nothing of it', async () => {
  const first = await scan('192.0.2.1');
  expect(first.statusCode).toBe(200);
  expect(first.json<DemoAnswer>().ingredients.map(({ name }) => name)).toEqual(['tomato', 'butter']);
  expect((await scan('192.0.2.1')).json()).toMatchObject({ code: 'limit_reached' });
  expect((await scan('192.0.2.2')).statusCode).toBe(200);
  const { rowCount } = await t.container.db.pool.query('select from scans');
  expect(rowCount).toBe(0);
});

it('does not use the day up with a photo without food, but bounds the tries', async () => {
  vision.look = seeing();
  for (let tries = 0; tries < 4; tries++) expect((await scan('192.0.2.9')).statusCode).toBe(200);
  expect((await scan('192.0.2.9')).statusCode).toBe(429);
});

it('counts the lines of one IPv6 site together', async () => {
  const answers: number[] = [];
  for (let line = 0; line < 9; line++)
    answers.push((await scan(`2001:db8:7:${line.toString(16)}::1`)).statusCode);
  expect(answers).toEqual([...Array(8).fill(200), 429]);
});

it('knows the sample photo: free for everybody, and looked at once', async () => {
  expect(createHash('sha256').update(sample).digest('hex')).toBe(SAMPLE_PHOTO.sha256);
  const look = vi.fn(seeing('butter'));
  vision.look = look;
  const image = `data:image/webp;base64,${sample.toString('base64')}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => scan('192.0.2.1', image)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  expect(look).toHaveBeenCalledTimes(1);
});

it('ranks its dishes as a new member sees them', async () => {
  vision.look = seeing('tomato', 'egg', 'cheddar');
  const shown = (await scan('198.51.100.7')).json<DemoAnswer>().recipes;
  expect(shown.length).toBeGreaterThan(1);
  const { token } = await t.signUp();
  const body = { ingredients: ['tomato', 'egg', 'cheddar'] };
  const search = await t.call('POST', '/api/recipes/search', { token, body });
  const found = search.json<{ recipes: { id: string; origin: string; matchPercentage: number }[] }>().recipes;
  const book = found.filter(({ origin }) => origin === 'cookbook').slice(0, 3);
  book.sort((a, b) => b.matchPercentage - a.matchPercentage);
  expect(shown.map(({ id, match }) => [id, match])).toEqual(
    book.map(({ id, matchPercentage }) => [id, matchPercentage]),
  );
  expect(shown.every(({ plate }) => plate.length > 0)).toBe(true);
});

it('cooks with nothing that is only a guess', async () => {
  const guess = finding('beef-chuck', { confidence: 0.27, shown: false });
  vision.look = async (photos, options) => {
    const sure = await seeing('tomato', 'cheddar')(photos, options);
    return { ...sure, findings: [...sure.findings, guess] };
  };
  const { recipes } = (await scan('198.51.100.9')).json<DemoAnswer>();
  expect(recipes.find(({ id }) => id === 'stew')?.match ?? 0).toBeLessThanOrEqual(40);
});
