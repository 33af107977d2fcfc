import { fileURLToPath } from 'node:url';
import type { Collection, CollectionCard } from '@crisper/contract/collections/collections';
import type { Recipe, RecipeCard } from '@crisper/contract/recipes/recipes';
import type { Shared } from '@crisper/contract/sharing/sharing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharpPictures } from '../../providers/pictures/sharp.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));

let t: TestApp;
let token: string;
let own: string;
let sweets: Collection;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  token = (await t.signUp()).token;
  own = (
    await ask<Recipe>('POST', '/api/recipes', {
      title: 'Plum cake',
      ingredients: ['500 g plums'],
      steps: ['Bake.'],
    })
  ).id;
  sweets = await ask<Collection>('POST', '/api/collections', { title: ' Sunday ' });
});
afterAll(() => t.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object, who = token) =>
  t.call(method, url, { token: who, ...(body && { body }) });
async function ask<Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) {
  const answer = await call(method, url, body);
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}
const titles = ({ recipes }: { recipes: RecipeCard[] }) => recipes.map(({ title }) => title);

it('holds recipes of the book and own ones, in order, with a cover', async () => {
  const at = `/api/collections/${sweets.id}`;
  await ask('PUT', `${at}/recipes/shakshuka`);
  await ask('PUT', `${at}/recipes/${own}`);
  await ask('PUT', `${at}/recipes/${own}`);
  const filled = await ask<Collection>('GET', at);
  expect(titles(filled)).toEqual(['Shakshuka', 'Plum cake']);
  expect([filled.title, filled.cover?.title, filled.link]).toEqual(['Sunday', 'Shakshuka', null]);
  const changed = await ask<Collection>('PATCH', at, {
    order: [own],
    coverRecipe: own,
    description: 'Cakes',
  });
  expect([...titles(changed), changed.cover?.title]).toEqual(['Plum cake', 'Shakshuka', 'Plum cake']);
  const { collections } = await ask<{ collections: (CollectionCard & { holds: boolean })[] }>(
    'GET',
    `/api/collections?recipe=${own}`,
  );
  expect(collections).toMatchObject([
    { title: 'Sunday', count: 2, holds: true, cover: { title: 'Plum cake' } },
  ]);
  const booklet = await ask<{ recipes: Recipe[] }>('GET', `${at}/booklet`);
  expect(booklet.recipes.map(({ steps }) => steps.length > 0)).toEqual([true, true]);
});

it('forgets a recipe that is taken out or deleted, and stays the owner’s', async () => {
  const at = `/api/collections/${sweets.id}`;
  const other = (await t.signUp()).token;
  expect((await call('GET', at, undefined, other)).statusCode).toBe(404);
  expect((await call('PUT', `${at}/recipes/no-such-dish`)).statusCode).toBe(404);
  await ask('DELETE', `${at}/recipes/shakshuka`);
  expect(titles(await ask<Collection>('GET', at))).toEqual(['Plum cake']);
});

it('is shared by a link that shows what was shared and no more, and is taken back', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9"/></svg>';
  const photo = `data:image/png;base64,${(await sharpPictures.png(svg)).toString('base64')}`;
  await ask('POST', `/api/recipes/${own}/photos`, { photo });
  await ask('PATCH', `/api/recipes/${own}/marks`, { notes: 'SECRET' });
  const link = await ask<{ token: string }>('PUT', `/api/recipes/${own}/link`);
  expect(await ask('PUT', `/api/recipes/${own}/link`)).toEqual(link);
  expect(link.token).toMatch(/^[\w-]{22}$/);

  const open = await t.call('GET', `/api/shared/${link.token}`);
  expect(open.body).not.toContain('SECRET');
  const shared = open.json<Shared>();
  if (shared.kind !== 'recipe') throw new Error(shared.kind);
  expect(shared.recipe).toMatchObject({ title: 'Plum cake', isOwn: false, steps: [{ text: 'Bake.' }] });
  expect(shared.recipe.imageUrl).toContain(`/pictures/shared/${link.token}/`);
  expect((await t.call('GET', shared.recipe.imageUrl!)).headers['content-type']).toBe('image/jpeg');
  // A link opens nothing else of the same person.
  expect((await t.call('GET', `/api/shared/${link.token}/recipes/shakshuka`)).statusCode).toBe(404);

  const guest = await t.signUp();
  const copy = async () =>
    (await call('POST', `/api/shared/${link.token}/copy`, {}, guest.token)).json<{ id: string }>().id;
  const copied = await copy();
  expect(await copy()).toBe(copied);
  const theirs = (await call('GET', `/api/recipes/${copied}`, undefined, guest.token)).json<Recipe>();
  expect(theirs).toMatchObject({ title: 'Plum cake', isOwn: true, photos: [{ width: 64, height: 64 }] });
  const preview = await t.container.rooms.find(({ name }) => name === 'sharing')!.pages!(
    `/shared/${link.token}`,
  );
  expect(preview).toMatchObject({ image: shared.recipe.imageUrl });

  // While the account is disabled, its links lead nowhere.
  const owner = `(select user_id from shared_links where token = $1)`;
  const disable = (at: string) =>
    t.container.db.pool.query(`update users set disabled_at = ${at} where id = ${owner}`, [link.token]);
  await disable('now()');
  for (const url of [`/api/shared/${link.token}`, shared.recipe.imageUrl!])
    expect((await t.call('GET', url)).statusCode).toBe(404);
  const refused = await call('POST', `/api/shared/${link.token}/copy`, {}, guest.token);
  expect(refused.statusCode).toBe(404);
  await disable('null');

  await ask('DELETE', `/api/recipes/${own}/link`);
  const gone = await t.call('GET', `/api/shared/${link.token}`);
  expect([gone.statusCode, gone.json<{ error: string }>().error]).toEqual([
    404,
    'This link was taken back, or it never was one. Ask whoever sent it for a new one.',
  ]);
  expect((await t.call('GET', shared.recipe.imageUrl!)).statusCode).toBe(404);
  expect((await t.call('GET', theirs.imageUrl!)).headers['content-type']).toBe('image/jpeg');
  expect((await call('PUT', '/api/recipes/shakshuka/link')).statusCode).toBe(404);
});

it('shares a collection, whose own recipes open under the link', async () => {
  const at = `/api/collections/${sweets.id}`;
  await ask('PUT', `${at}/recipes/shakshuka`);
  const link = await ask<{ token: string }>('PUT', `${at}/link`);
  expect((await ask<Collection>('GET', at)).link).toBe(link.token);
  const shared = (await t.call('GET', `/api/shared/${link.token}`)).json<Shared>();
  if (shared.kind !== 'collection') throw new Error(shared.kind);
  expect(shared.recipes.map(({ title, isPrivate }) => [title, isPrivate])).toEqual([
    ['Plum cake', true],
    ['Shakshuka', false],
  ]);
  expect((await t.call('GET', `/api/shared/${link.token}/recipes/${own}`)).json<Recipe>().title).toBe(
    'Plum cake',
  );
  await ask('DELETE', `${at}/link`);
  expect((await t.call('GET', `/api/shared/${link.token}/recipes/${own}`)).statusCode).toBe(404);
  await ask('DELETE', `/api/recipes/${own}`);
  expect(titles(await ask<Collection>('GET', at))).toEqual(['Shakshuka']);
  await ask('DELETE', at);
  expect((await call('GET', at)).statusCode).toBe(404);
});
