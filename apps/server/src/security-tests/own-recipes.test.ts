import { ANYBODY } from '@crisper/kitchen/foods/who-eats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBook } from '../rooms/recipes/book/book.service.ts';
import { createGeneratedRecipes } from '../rooms/recipes/generated/generated-recipes.service.ts';
import { finishOwn } from '../rooms/recipes/recipes.parsers.ts';
import { upsertMany } from '../rooms/recipes/recipes.repository.ts';
import { type TestApp, testApp } from '../testing/app.ts';

const KB = 1024;
const written = (title: string, kilobytes: number) => ({
  title,
  description: '',
  ingredients: ['2 carrots', '1 onion'],
  steps: Array.from({ length: Math.ceil(kilobytes / 4) }, () => 'Stir. '.repeat((4 * KB) / 6)),
  servings: 4,
  prepTimeMin: null,
  cookTimeMin: null,
  sourceUrl: null,
});

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const create = (token: string, body: object) => t.call('POST', '/api/recipes', { token, body });

it('keeps 64 KB a recipe, also when it grows by changes', async () => {
  const { token } = await t.signUp();
  const big = await create(token, written('Endless soup', 80));
  expect(big.statusCode).toBe(413);
  expect(big.json().error).toContain('64 KB');
  const made = await create(token, written('Soup', 40));
  expect(made.statusCode).toBe(201);
  const grown = await t.call('PATCH', `/api/recipes/${made.json().id}`, {
    token,
    body: { steps: written('', 80).steps },
  });
  expect(grown.statusCode).toBe(413);
  const copy = await t.call('POST', '/api/favorites', {
    token,
    body: {
      recipeId: 'browser-1',
      recipeData: { title: 'Copy', ingredients: ['1 egg'], instructions: written('', 80).steps },
    },
  });
  expect(copy.statusCode).toBe(413);
});

it('keeps 50 MB an account, also when many come at once', async () => {
  const { id, token } = await t.signUp();
  await create(token, written('First', 4));
  await t.container.db.pool.query('update recipes set own_bytes = $1 where owner_id = $2', [
    50 * KB * KB - 100 * KB,
    id,
  ]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => create(token, written(`Soup ${at}`, 40))),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 403, 403, 403, 403]);
  expect(answers.find(({ statusCode }) => statusCode === 403)!.json().error).toContain('50 MB');
});

it('lets nobody create without end', async () => {
  const { token } = await t.signUp();
  const codes = new Set<number>();
  for (let at = 0; at < 101; at++) codes.add((await create(token, written(`Soup ${at}`, 1))).statusCode);
  expect(codes).toEqual(new Set([201, 429]));
});

it('searches five hundred big recipes with little in memory', async () => {
  const { id: ownerId, token } = await t.signUp();
  const { db } = t.container;
  // Stored past the limits, as they were before there were any.
  const { recipe } = await finishOwn.read({ id: 'own-big', own: written('Soup', 200), eaters: ANYBODY });
  for (let at = 0; at < 500; at++)
    await upsertMany(db.orm, [{ recipe: { ...recipe, id: `own-${at}`, slug: `own-${at}` }, ownerId }]);
  const book = createBook(db, createGeneratedRecipes(db));
  const kept = await book.ownMatchables(ownerId);
  expect(kept).toHaveLength(500);
  expect(JSON.stringify(kept).length).toBeLessThan(500 * KB);
  const found = await t.call('POST', '/api/recipes/search', {
    token,
    body: { ingredients: ['carrot', 'onion'] },
  });
  expect(found.statusCode).toBe(200);
  expect(found.json().recipes.some((one: { isOwn: boolean }) => one.isOwn)).toBe(true);
});
