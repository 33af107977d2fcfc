import { randomUUID } from 'node:crypto';
import type { shopForRecipe } from '@crisper/contract/shopping/shopping';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const cook = (title: string, servings: number, steps: string) =>
  `---\ntitle: ${title}\nservings: ${servings}\ncourse: dinner\n---\n\n${steps}\n`;
const BOOK = {
  soup: cook('Onion Soup', 2, 'Fry @onion{2} in @butter{20%g} with @salt{1%tsp} and @cumin{1%tsp}.'),
  chili: cook(
    'Chili',
    2,
    'Fry @onion{1} and @bell pepper{1}, add @black beans{1%can} and @lemon juice{2%tbsp}.',
  ),
};

type Answer = z.output<typeof shopForRecipe.response>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const recipes = Object.entries(BOOK).map(([id, text]) => ({
    recipe: finishRecipe(readCooklang(text)!, { id, slug: id, origin: 'cookbook' }),
  }));
  await upsertMany(t.container.db.orm, recipes);
});
afterAll(() => t.close());

const shop = async (token: string, recipe: string, body: object) => {
  const answer = await t.call('PUT', `/api/shopping/recipes/${recipe}`, { token, body });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
};
const write = async (token: string, name: string, id = randomUUID()) =>
  t.call('POST', '/api/shopping', { token, body: { id, name } });
const list = async (token: string) =>
  (await t.call('GET', '/api/shopping', { token })).json<{ items: ShoppingItem[] }>().items;
const shown = (items: readonly ShoppingItem[]) =>
  items.map(({ name, amount }) => `${amount.us} ${name}`.trim());
const keep = (token: string, items: object[]) => t.call('POST', '/api/pantry', { token, body: { items } });

it('adds what a recipe misses for these servings, with its dish, and takes it off again', async () => {
  const { token } = await t.signUp();
  await keep(token, [{ name: 'onion', amount: 1, unit: null }, { name: 'butter' }]);
  const added = await shop(token, 'soup', { servings: 4 });
  // Four onions, one of them at hand. Salt is a staple; cumin is wanted, so it is not asked for.
  expect(shown(added.items)).toEqual(['3 onions', '1 jar cumin']);
  expect(added.items.every(({ asked, dishes }) => asked === null && dishes.join() === 'Onion Soup')).toBe(
    true,
  );
  expect(added).toMatchObject({ added: 2, before: 0 });

  const more = await shop(token, 'soup', { servings: 6 });
  expect(shown(more.items)).toEqual(['5 onions', '1 jar cumin']);
  expect(more.before).toBe(4);
  expect(shown((await shop(token, 'soup', { servings: more.before })).items)).toEqual(shown(added.items));
  expect(await shop(token, 'soup', { servings: 0 })).toMatchObject({ items: [], added: 0, before: 4 });
});

it('leaves out what a scan has seen', async () => {
  const { token } = await t.signUp();
  const { items } = await shop(token, 'chili', { servings: 2, have: ['red bell pepper', 'Onions', 'x'] });
  expect(shown(items)).toEqual(['1 lemon', '1 can (15 oz) black beans']);
});

it('makes one line of what several dishes and a hand want, whichever goes', async () => {
  const { token } = await t.signUp();
  await shop(token, 'chili', { servings: 2, have: ['beans', 'lemon', 'bell pepper', 'black beans'] });
  await write(token, '2 onions');
  expect(shown(await list(token))).toEqual(['3 onions']);
  expect((await list(token))[0]).toMatchObject({ byHand: true, dishes: ['Chili'] });
  const [first] = (await shop(token, 'soup', { servings: 2, have: ['butter', 'cumin'] })).items;
  expect(first).toMatchObject({ name: 'onions', dishes: ['Chili', 'Onion Soup'] });
  expect(first!.amount).toEqual({ us: '5', metric: '5' });
  await shop(token, 'chili', { servings: 0 });
  await shop(token, 'soup', { servings: 0 });
  expect(shown(await list(token))).toEqual(['2 onions']);
});

it('counts an onion at hand for one dish alone', async () => {
  const { token } = await t.signUp();
  await keep(token, [{ name: 'onion', amount: 2, unit: null }, { name: 'butter' }, { name: 'cumin' }]);
  expect((await shop(token, 'chili', { servings: 2, have: ['bell pepper', 'lemon'] })).added).toBe(1);
  // The chili takes one of the two onions.
  expect(shown((await shop(token, 'soup', { servings: 2 })).items)).toContain('1 onion');
});

it('does each tap once, however often and at what time it arrives', async () => {
  const { token } = await t.signUp();
  const tap = { servings: 2, have: ['butter', 'cumin'], idempotencyKey: 'tap on the soup' };
  const beans = { servings: 2, have: ['lemon', 'bell pepper', 'black beans'] };
  await Promise.all([shop(token, 'soup', tap), shop(token, 'soup', tap), shop(token, 'chili', beans)]);
  expect(shown(await list(token))).toEqual(['3 onions']);
  await shop(token, 'soup', { ...tap, servings: 0, idempotencyKey: 'undo of it' });
  // A late copy of the first tap.
  expect(shown((await shop(token, 'soup', tap)).items)).toEqual(['1 onion']);
  const id = randomUUID();
  await Promise.all([write(token, '1 onion', id), write(token, '1 onion', id)]);
  expect(shown(await list(token))).toEqual(['2 onions']);
});

it('keeps each of several things that are written at once, once', async () => {
  const { token } = await t.signUp();
  const id = randomUUID();
  const all = 'milk, 2 bananas, salt and vinegar crisps';
  await Promise.all([write(token, all, id), write(token, all, id)]);
  const names = (await list(token)).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(names.join()).toMatch(/banana/);
  expect(names).toContain('milk');
});

it('takes a tick back when more is wanted than was bought, and puts whole packs away', async () => {
  const { token } = await t.signUp();
  const have = ['onion', 'bell pepper', 'lemon'];
  const [beans] = (await shop(token, 'chili', { servings: 1, have })).items;
  const tick = { ticks: [{ id: beans!.id, ticked: true, at: new Date().toISOString() }] };
  await t.call('PATCH', '/api/shopping', { token, body: tick });
  // One can is enough for two as well.
  expect((await shop(token, 'chili', { servings: 2, have })).items[0]!.ticked).toBe(true);
  expect((await shop(token, 'chili', { servings: 6, have })).items[0]).toMatchObject({
    ticked: false,
    amount: { us: '3 cans (15 oz)', metric: '3 cans (400 g)' },
  });
  await t.call('PATCH', '/api/shopping', { token, body: tick });
  await t.call('POST', '/api/shopping/store', { token });
  const pantry = (await t.call('GET', '/api/pantry', { token })).json<{ items: { amount: number }[] }>();
  expect(pantry.items[0]!.amount).toBe(1200);
});

it('asks once for what most kitchens have', async () => {
  const { householdId, token } = await t.signUp();
  const foods = ['flour', 'salt', 'cumin', 'onion'];
  for (const food of foods)
    await t.container.db.orm.execute(sql`
      insert into shopping_items (id, household_id, key, food, name, aisle, grams, amount, by_hand, parts)
      values (gen_random_uuid(), ${householdId}, ${food}, ${food}, ${food}, 'baking', 50, '{"us":"","metric":""}', false,
        '[{"source":"plan","dishes":["Pie"],"grams":50}]')`);
  const asked = (await list(token)).filter((item) => item.asked !== null);
  expect(asked.map(({ name }) => name).sort()).toEqual(['cumin', 'flour', 'salt']);
  const idOf = (name: string) => asked.find((item) => item.name === name)!.id;
  const body = { have: [idOf('salt'), idOf('cumin')], buy: [idOf('flour')] };
  const answer = await t.call('POST', '/api/shopping/staples', { token, body });
  const left = answer.json<{ items: ShoppingItem[] }>().items;
  expect(left.map(({ name, asked }) => [name, asked !== null]).sort()).toEqual([
    ['flour', false],
    ['onion', false],
  ]);
  const staples = (await t.call('GET', '/api/staples', { token })).json<{ staples: { food: string }[] }>();
  const kept = staples.staples.map(({ food }) => food);
  expect(kept).toEqual(expect.arrayContaining(['salt', 'cumin', 'sugar']));
  expect(kept).not.toContain('flour');
});

it('takes what programs send without an id and without a time', async () => {
  const { token } = await t.signUp();
  const send = (method: 'POST' | 'PATCH', body: object) => t.call(method, '/api/shopping', { token, body });
  for (const name of ['salt', 'milk, rice'])
    expect((await send('POST', { name })).statusCode, name).toBe(201);
  const items = await list(token);
  expect(items).toHaveLength(3);
  const { id } = items.find(({ name }) => name === 'milk')!;
  expect((await send('PATCH', { ticks: [{ id, ticked: true }] })).statusCode).toBe(200);
  expect((await list(token)).find(({ name }) => name === 'milk')!.ticked).toBe(true);
});
