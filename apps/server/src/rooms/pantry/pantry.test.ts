import { randomUUID } from 'node:crypto';
import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import type { PantryItem, pantryForRecipe } from '@crisper/contract/pantry/pantry';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { fillPantry } from '../../testing/fill-pantry.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const OMELET = `---
title: Spinach Omelet
servings: 2
course: breakfast
---

Whisk @egg{4}, wilt @spinach{100%g} in @butter{20%g} in a #skillet{} and fold for ~{5%minutes}.
`;

const COOKIES = `---
title: Sugar Cookies
servings: 24
course: dessert, snack
---

Beat @butter{200%g} with @sugar{150%g} and @flour{300%g}. Bake in the #oven{} for ~{12%minutes}.
`;

interface Shelf {
  items: PantryItem[];
  today: string;
  added: number;
  already: number;
  used: number;
  skipped: number;
}

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const recipe = finishRecipe(readCooklang(OMELET)!, { id: 'omelet', slug: 'omelet', origin: 'cookbook' });
  const cookies = finishRecipe(readCooklang(COOKIES)!, {
    id: 'cookies',
    slug: 'cookies',
    origin: 'cookbook',
  });
  await upsertMany(t.container.db.orm, [{ recipe }, { recipe: cookies }]);
});
afterAll(() => t.close());

const add = (token: string, items: object[], source = 'hand') =>
  t.call('POST', '/api/pantry', { token, body: { items, source } });
const shelf = async (token: string) => (await t.call('GET', '/api/pantry', { token })).json<Shelf>();
const inDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

it('knows the food, estimates its day, and follows what the cook says', async () => {
  const { token } = await t.signUp();
  const added = await add(token, [{ name: 'Milk', amount: 1, unit: 'liter' }, { name: 'moon dust' }]);
  expect(added.statusCode).toBe(201);
  const { items, today } = await shelf(token);
  const milk = items.find((item) => item.food === 'milk')!;
  expect(milk).toMatchObject({
    place: 'fridge',
    bestBefore: inDays(today, 7),
    bestBeforeEstimated: true,
    daysLeft: 7,
    state: 'fresh',
  });
  expect(milk.amountText.metric).toBe('1 l');
  expect(items.find((item) => item.name === 'moon dust')).toMatchObject({ food: null, state: 'unknown' });

  const patch = (body: object) => t.call('PATCH', `/api/pantry/${milk.id}`, { token, body });
  const own = await patch({ version: milk.version, bestBefore: inDays(today, 1) });
  expect(own.json<PantryItem>()).toMatchObject({ state: 'soon', bestBeforeEstimated: false });
  expect((await patch({ version: milk.version, place: 'freezer' })).statusCode).toBe(409);
  const again = await patch({ version: milk.version + 1, bestBefore: null, place: 'freezer' });
  expect(again.json<PantryItem>()).toMatchObject({
    bestBefore: inDays(today, 90),
    bestBeforeEstimated: true,
  });
});

it('puts what a scan sees there once, and refuses nonsense', async () => {
  const { token } = await t.signUp();
  expect((await add(token, [{ name: 'eggs' }, { name: 'egg' }], 'scan')).json<Shelf>()).toMatchObject({
    added: 1,
    already: 1,
  });
  expect((await add(token, [{ name: 'eggs' }], 'scan')).json<Shelf>()).toMatchObject({
    added: 0,
    already: 1,
  });
  for (const wrong of [
    { name: '' },
    { name: 'egg', amount: -1 },
    { name: 'egg', amount: 'many' },
    { name: 'egg', bestBefore: '1900-01-01' },
    { name: 'egg', bestBefore: '2100-01-01' },
  ])
    expect((await add(token, [wrong])).statusCode).toBe(400);
  expect((await shelf(token)).items).toHaveLength(1);
});

it('keeps each of several things that are written as one', async () => {
  const { token } = await t.signUp();
  const answer = await add(token, [{ name: 'rice, milk and 2 carrots' }, { name: 'half and half' }]);
  expect(answer.json()).toMatchObject({ added: 4 });
  const { items } = await shelf(token);
  expect(items.map(({ food }) => food).sort()).toEqual(['carrot', 'half-and-half', 'milk', 'rice']);
  expect(items.find(({ food }) => food === 'carrot')).toMatchObject({ amount: 2 });
});

it('is used up by cooking, once, by its owner alone', async () => {
  const { token } = await t.signUp();
  const stranger = await t.signUp();
  await add(token, [
    { name: 'egg', amount: 6 },
    { name: 'spinach', amount: 90, unit: 'g' },
    { name: 'butter' },
  ]);
  const preview = await t.call('GET', '/api/pantry/cooked/omelet', { token });
  const { uses } = preview.json<z.infer<typeof pantryForRecipe.response>>();
  expect(uses.map(({ name, grams, usesUp }) => [name, grams, usesUp]).sort()).toEqual([
    ['butter', null, false],
    ['eggs', 200, false],
    ['spinach', 90, true],
  ]);
  const body = {
    uses: uses
      .filter(({ grams }) => grams !== null)
      .map(({ id, version, grams }) => ({ id, version, grams })),
  };
  const strange = await t.call('POST', '/api/pantry/use', { token: stranger.token, body });
  expect(strange.json<Shelf>()).toMatchObject({ used: 0, skipped: 2 });
  const done = await Promise.all([1, 2].map(() => t.call('POST', '/api/pantry/use', { token, body })));
  expect(done.reduce((sum, answer) => sum + answer.json<Shelf>().used, 0)).toBe(2);
  const { items } = await shelf(token);
  expect(items.map(({ name, amount }) => [name, amount]).sort()).toEqual([
    ['butter', null],
    ['eggs', 2],
  ]);
  const egg = items.find(({ food }) => food === 'egg')!;
  expect((await t.call('DELETE', `/api/pantry/${egg.id}`, { token: stranger.token })).statusCode).toBe(404);
  expect((await t.call('DELETE', `/api/pantry/${egg.id}`, { token })).statusCode).toBe(200);
});

it('knows by food, not by word, what a dish took of what is there or was scanned', async () => {
  const { token } = await t.signUp();
  // Kale stands in for spinach; an egg noodle is no egg, and milk chocolate no milk.
  await add(token, [
    { name: 'kale', amount: 500, unit: 'g' },
    { name: 'egg noodles', amount: 250, unit: 'g' },
    { name: 'eggplant', amount: 2 },
  ]);
  const scanned = encodeURIComponent(
    ['egg', 'egg-noodle', 'duck egg sauce', 'unsalted-butter', ''].join('\n'),
  );
  const answer = await t.call('GET', `/api/pantry/cooked/omelet?scanned=${scanned}`, { token });
  const preview = answer.json<z.infer<typeof pantryForRecipe.response>>();
  expect(preview.uses.map(({ food, usesUp }) => [food, usesUp])).toEqual([['kale', false]]);
  expect(preview.uses[0]!.grams).toBeGreaterThan(0);
  expect(preview.scanned.map(({ name }) => name)).toEqual(['egg', 'unsalted-butter']);
  expect(preview.scanned[0]!.takes.metric).not.toBe('');
});

it('tells matching what spoils first, and the export what there is', async () => {
  const { token, id, householdId } = await t.signUp();
  const { today } = await shelf(token);
  await add(token, [{ name: 'spinach', bestBefore: today }]);
  const found = await t.call('POST', '/api/recipes/search', {
    token,
    body: { ingredients: ['egg', 'spinach', 'butter'] },
  });
  const omelet = found.json<{ recipes: MatchedRecipe[] }>().recipes.find((recipe) => recipe.id === 'omelet')!;
  expect(omelet.reasons).toContain('It uses up spinach before it spoils.');
  const room = t.container.rooms.find(({ name }) => name === 'pantry')!;
  const rows: unknown[] = [];
  for await (const row of room.personal!.export!(id, householdId).pantry!) rows.push(row);
  expect(rows).toHaveLength(1);
});

it('keeps leftovers with their days and allergens, as an ingredient of nothing, and lets them go again', async () => {
  const { token } = await t.signUp();
  const keep = (body: object) => t.call('POST', '/api/pantry/leftovers', { token, body });
  const kept = await keep({ recipe: 'omelet', servings: 2, place: 'fridge' });
  expect(kept.statusCode).toBe(201);
  const { id, items, today } = kept.json<Shelf & { id: string }>();
  const [dish] = items;
  expect(dish).toMatchObject({
    ...{ id, food: null, name: 'Spinach Omelet (leftovers)', place: 'fridge', state: 'soon' },
    ...{ bestBefore: inDays(today, 3), bestBeforeEstimated: true, daysLeft: 3 },
    dish: { recipe: 'omelet', allergens: expect.arrayContaining(['eggs', 'milk']) },
  });
  expect(dish!.amountText.metric).toBe('2 servings');
  // What will soon be past is on the home page like any other thing, and no recipe cooks with it.
  const home = (await t.call('GET', '/api/home', { token })).json<{ pantry: { soon: { id: string }[] } }>();
  expect(home.pantry.soon.map((one) => one.id)).toEqual([id]);
  const needs = await t.call('GET', '/api/pantry/cooked/omelet', { token });
  expect(needs.json<{ uses: object[] }>().uses).toEqual([]);

  await t.call('PATCH', '/api/household/self', { token, body: { allergens: ['eggs'] } });
  const [warned] = (await shelf(token)).items;
  expect(warned).toMatchObject({ warning: 'Contains eggs, which you avoid.', excludedItems: false });

  const frozen = await t.call('PATCH', `/api/pantry/${id}`, {
    token,
    body: { version: 1, place: 'freezer' },
  });
  expect(frozen.json<PantryItem>()).toMatchObject({ bestBefore: inDays(today, 90), state: 'fresh' });
  expect((await t.call('DELETE', `/api/pantry/${id}`, { token })).statusCode).toBe(200);
  expect((await shelf(token)).items).toEqual([]);

  const before = { recipe: 'omelet', servings: 1, place: 'fridge', cookedOn: inDays(today, -2) };
  expect((await keep(before)).json<Shelf>().items[0]).toMatchObject({ daysLeft: 1 });
  const tin = await keep({ recipe: 'cookies', servings: 21, place: 'pantry' });
  const { id: cookies, items: kept2 } = tin.json<Shelf & { id: string }>();
  expect(kept2.find((one) => one.id === cookies)).toMatchObject({ place: 'pantry', daysLeft: 7 });
  for (const wrong of [{ recipe: 'none' }, { servings: 0 }, { place: 'pantry' }, { servings: 1e9 }])
    expect((await keep({ ...before, ...wrong })).statusCode, JSON.stringify(wrong)).toBeGreaterThanOrEqual(
      400,
    );
});

it('shows what any instance has changed, however much is in the pantry', async () => {
  const { token, householdId } = await t.signUp();
  await fillPantry(t, householdId);
  const before = await shelf(token);
  const [one, two, three] = before.items.map(({ id }) => id);
  const { pool } = t.container.db;
  /** As another instance writes, which no member tells this one. */
  const elsewhere = async (text: string, ...values: unknown[]) => {
    await pool.query(text, values);
    const { items } = await shelf(token);
    const { rows } = await pool.query<{ id: string; name: string; version: number }>(
      `select id, name, version from pantry_items where household_id = $1 and removed_at is null
       order by best_before asc nulls last, name, id`,
      [householdId],
    );
    expect(items.map(({ id, name, version }) => ({ id, name, version }))).toEqual(rows);
    return items.length;
  };
  await elsewhere(`update pantry_items set name = 'rye', best_before = '2026-01-01' where id = $1`, one);
  await elsewhere(`update pantry_items set name = 'oats' where id = $1`, one);
  expect(await elsewhere('delete from pantry_items where id = $1', two)).toBe(2999);
  await elsewhere('update pantry_items set removed_at = now() where id = $1', three);
  expect(await elsewhere('update pantry_items set removed_at = null where id = $1', three)).toBe(2999);
  await elsewhere('update pantry_items set version = version + 1 where household_id = $1', householdId);
  await elsewhere(`update pantry_items set name = 'corn' where id = $1`, three);
});

it('puts a thing with an id, or a request with a key, there once', async () => {
  const { token } = await t.signUp();
  const send = (body: object) => t.call('POST', '/api/pantry', { token, body });
  const rice = { items: [{ id: randomUUID(), name: 'rice, beans' }] };
  expect((await send(rice)).json()).toMatchObject({ added: 1, already: 0 });
  expect((await send(rice)).json()).toMatchObject({ added: 0, already: 1 });
  const eggs = { items: [{ name: 'eggs' }], idempotencyKey: randomUUID() };
  expect((await send(eggs)).json()).toMatchObject({ added: 1 });
  expect((await send(eggs)).json()).toMatchObject({ added: 0, already: 1 });
  const { items } = await shelf(token);
  expect(items).toHaveLength(2);
  expect(items.map(({ id }) => id)).toContain(rice.items[0]!.id);
});
