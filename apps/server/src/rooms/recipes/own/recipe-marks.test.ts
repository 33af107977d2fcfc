import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { MealPlan } from '@crisper/contract/plan/plan';
import type { KeptOfRecipe } from '@crisper/contract/recipes/recipe-marks';
import type { RecipeCard, RecipePhoto } from '@crisper/contract/recipes/recipes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharpPictures } from '../../../providers/pictures/sharp.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { subscribed } from '../../../testing/pro.ts';
import { seedCookBook } from '../book/cook-book.ts';
import { tidyOwnPhotos } from '../recipes.jobs.ts';

const BOOK = fileURLToPath(new URL('../../../../../../recipes', import.meta.url));
const AT = '/api/recipes/shakshuka';

/** A small store as S3 has it. */
const objects = new Map<string, Buffer>();
const store = createServer(async (request, response) => {
  const name = request.url ?? '';
  if (request.method === 'PUT') objects.set(name, await buffer(request));
  if (request.method === 'DELETE') objects.delete(name);
  response.end(request.method === 'GET' ? objects.get(name) : '');
});

let t: TestApp;
let token: string;
let photo: string;
beforeAll(async () => {
  await new Promise<void>((done) => void store.listen(0, '127.0.0.1', done));
  const { port } = store.address() as AddressInfo;
  t = await testApp({ env: { STORAGE_URL: `http://key:secret@127.0.0.1:${port}/bucket` } });
  await seedCookBook(t.container.db, BOOK);
  token = (await t.signUp()).token;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><rect width="900" height="900"/></svg>';
  photo = `data:image/png;base64,${(await sharpPictures.png(svg)).toString('base64')}`;
});
afterAll(async () => {
  await t.close();
  store.close();
});

const kept = async (who = token) => (await t.call('GET', `${AT}/marks`, { token: who })).json<KeptOfRecipe>();
const mark = (body: object, who = token) => t.call('PATCH', `${AT}/marks`, { token: who, body });
const addTo = async (at: string, who = token) =>
  (await t.call('POST', `${at}/photos`, { token: who, body: { photo } })).json<{ photos: RecipePhoto[] }>()
    .photos;
const arrange = async (photos: string[]) =>
  (await t.call('PUT', `${AT}/photos`, { token, body: { photos } })).json<{ photos: RecipePhoto[] }>().photos;
const tidy = async () => {
  await t.container.jobs.enqueue(tidyOwnPhotos, {});
  await t.container.jobs.runDue();
};

it('keeps stars, notes and tags of a recipe of the book; what is not sent stays', async () => {
  expect((await kept()).marks).toEqual({ rating: null, notes: '', tags: [] });
  await mark({ rating: 4, tags: ['quick', 'Eggs', 'Quick'] });
  await mark({ notes: ' More cumin.\nLess salt. ' });
  const { marks, knownTags } = await kept();
  expect(marks).toEqual({ rating: 4, notes: 'More cumin.\nLess salt.', tags: ['Quick', 'Eggs'] });
  expect(knownTags).toEqual(['Eggs', 'Quick']);
  expect((await mark({ rating: 6 })).statusCode).toBe(400);
  expect((await mark({ notes: 'a'.repeat(10_001) })).statusCode).toBe(400);
  expect((await mark({ tags: [`\0`] })).statusCode).toBe(400);
  const missing = await t.call('PATCH', '/api/recipes/no-such-dish/marks', { token, body: { rating: 1 } });
  expect(missing.statusCode).toBe(404);
});

it('counts the days on which it was cooked', async () => {
  const eaten = (day: string) =>
    t.call('POST', '/api/meals/from-recipe', {
      token,
      body: { recipeId: 'shakshuka', eatenAt: `${day}T12:00:00Z` },
    });
  const today = new Date().toISOString().slice(0, 10);
  await eaten(today);
  await eaten(today);
  expect((await kept()).cooked).toEqual({ times: 1, last: today });
});

it('draws photos anew; the first one is the picture; order, cover, removal and its undo are one list', async () => {
  const [first] = await addTo(AT);
  const [, second] = await addTo(AT);
  expect(first).toMatchObject({ width: 1600, height: 800 });
  const opened = async () => (await t.call('GET', AT, { token })).json<RecipeCard>().imageUrl;
  expect(await opened()).toBe(first!.url);
  await arrange([second!.id, first!.id]);
  expect(await opened()).toBe(second!.url);
  expect(await arrange([first!.id])).toEqual([first]);
  expect((await t.call('GET', second!.url)).statusCode).toBe(404);
  expect(await arrange([second!.id, first!.id])).toEqual([second, first]);
  const picture = await t.call('GET', second!.url);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  expect(picture.rawPayload.toString('latin1', 0, 3)).toBe('\xff\xd8\xff');
});

it('shows the cover in lists', async () => {
  const body = { title: 'Soup', ingredients: ['2 eggs'], steps: ['Stir.'] };
  const { id } = (await t.call('POST', '/api/recipes', { token, body })).json<{ id: string }>();
  const [cover] = await addTo(`/api/recipes/${id}`);
  const [card] = (await t.call('GET', '/api/recipes?own=true', { token })).json<RecipeCard[]>();
  expect(card?.imageUrl).toBe(cover!.url);
});

it('refuses what is no photo, and another person’s recipe', async () => {
  const body = { photo: 'data:image/png;base64,aGVsbG8=' };
  expect((await t.call('POST', `${AT}/photos`, { token, body })).statusCode).toBe(415);
  const other = (await t.signUp()).token;
  expect((await kept(other)).photos).toEqual([]);
  expect((await t.call('GET', `${AT}/marks`)).statusCode).toBe(401);
});

it('shows a cook their own photo of a dish in results and in the plan', async () => {
  const cook = await subscribed(t);
  const pictured = async (id: string) => (await addTo(`/api/recipes/${id}`, cook.token))[0]!.url;
  const url = await pictured('shakshuka');
  const body = { ingredients: ['eggs', 'canned tomatoes', 'onion', 'bell pepper', 'garlic'], equipment: [] };
  const search = await t.call('POST', '/api/recipes/search', { token: cook.token, body });
  const { recipes } = search.json<{ recipes: RecipeCard[] }>();
  expect(recipes.find(({ id }) => id === 'shakshuka')?.imageUrl).toBe(url);

  const plan = (await t.call('POST', '/api/plan', { token: cook.token, body: {} })).json<MealPlan>();
  const planned = plan.days.flatMap(({ meals }) => meals.flatMap(({ recipe }) => recipe ?? []));
  const fromBook = planned.find(({ imageUrl, id }) => imageUrl === null && id !== 'shakshuka')!;
  const own = await pictured(fromBook.id);
  const { plan: seen } = (await t.call('GET', '/api/plan', { token: cook.token })).json<{ plan: MealPlan }>();
  const shown = seen.days.flatMap(({ meals }) => meals.flatMap(({ recipe }) => recipe ?? []));
  expect(shown.filter(({ id }) => id === fromBook.id).map(({ imageUrl }) => imageUrl)).toContain(own);
});

it('moves photos to the store, counts them there, and removes them for good a day after they were taken away', async () => {
  const person = await t.signUp();
  const [one] = await addTo(AT, person.token);
  await tidy();
  expect([...objects.keys()]).toContain(`/bucket/recipe-photos/${one!.id}`);
  const { rows } = await t.container.db.pool.query('select bytes, size from recipe_photos where id = $1', [
    one!.id,
  ]);
  expect(rows).toEqual([{ bytes: null, size: objects.get(`/bucket/recipe-photos/${one!.id}`)!.length }]);
  expect((await t.call('GET', one!.url)).rawPayload.length).toBe(rows[0].size);
  const { kinds } = (await t.call('GET', '/api/user/storage', { token: person.token })).json<{
    kinds: { what: string; rows: number; bytes: number }[];
  }>();
  expect(kinds.find(({ what }) => what === 'recipe_photos')).toMatchObject({ rows: 1, bytes: rows[0].size });

  await t.call('PUT', `${AT}/photos`, { token: person.token, body: { photos: [] } });
  await tidy();
  expect(objects.size).toBeGreaterThan(0);
  await t.container.db.pool.query(
    `update recipe_photos set removed_at = now() - interval '2 days' where id = $1`,
    [one!.id],
  );
  await tidy();
  expect([...objects.keys()]).not.toContain(`/bucket/recipe-photos/${one!.id}`);
});

it('goes with the account, also from the store', async () => {
  const person = await t.signUp();
  const [one] = await addTo(AT, person.token);
  await mark({ notes: 'MINE' }, person.token);
  await tidy();
  const room = t.container.rooms.find(({ name }) => name === 'recipes')!;
  const { recipePhotos, recipeMarks } = room.personal!.export!(person.id, person.householdId);
  for await (const row of recipePhotos!)
    expect(row).toMatchObject({
      id: one!.id,
      photo: expect.stringContaining('data:image/jpeg;base64,/9j/'),
    });
  for await (const row of recipeMarks!) expect(row).toMatchObject({ notes: 'MINE' });
  await t.container.db.pool.query('delete from users where id = $1', [person.id]);
  await tidy();
  expect([...objects.keys()]).not.toContain(`/bucket/recipe-photos/${one!.id}`);
});
