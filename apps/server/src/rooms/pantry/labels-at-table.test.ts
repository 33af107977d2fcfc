import type { HomeView } from '@crisper/contract/home/home';
import type { Household } from '@crisper/contract/household/household';
import type { SearchAnswer } from '@crisper/contract/matching/matching';
import type { listPantry, pantryForRecipe } from '@crisper/contract/pantry/pantry';
import type { MealPlan } from '@crisper/contract/plan/plan';
import type { Product } from '@crisper/contract/products/products';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { dayAfter } from '@crisper/kitchen/calendar';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { fillPantry } from '../../testing/fill-pantry.ts';
import { upsert } from '../products/products.repository.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';
import { deleteRemoved } from './pantry.repository.ts';

const OATS = '4006381333931';
const FLOUR = '8076809513388';
const WARNING = 'May contain nuts, which Mia avoids.';
const WHY = 'Your Acme Oats may contain nuts, which Mia avoids.';

const cook = (title: string, steps: string) =>
  `---\ntitle: ${title}\nservings: 2\ncourse: dinner\n---\n\n${steps}\n`;
const BOOK = {
  bake: cook(
    'Banana Bake',
    'Mix @oats{60%g} with @banana{2} and @water{200%ml}. Bake in the #oven{} for ~{20%minutes}.',
  ),
  cakes: cook(
    'Griddle Cakes',
    'Mix @flour{150%g} with @banana{2} and @water{200%ml}. Fry in @oil{1%tbsp} for ~{5%minutes}.',
  ),
};

type Shelf = z.output<typeof listPantry.response>;
type Preview = z.output<typeof pantryForRecipe.response>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const recipes = Object.entries(BOOK).map(([id, text]) => ({
    recipe: finishRecipe(readCooklang(text)!, { id, slug: id, origin: 'cookbook' }),
  }));
  await upsertMany(t.container.db.orm, recipes);
});
afterAll(() => t.close());

interface Home {
  token: string;
  get: <T>(path: string) => Promise<T>;
  send: <T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<T>;
}

/** A parent, and Mia who must not have nuts. */
async function family(): Promise<Home & { mia: string }> {
  const { id, email, password } = await t.signUp();
  await t.container.db.orm.execute(
    sql`update users set pro_until = now() + interval '1 day' where id = ${id}`,
  );
  const { token } = (await t.call('POST', '/api/auth/login', { body: { email, password } })).json<Home>();
  const get: Home['get'] = async (path) => (await t.call('GET', path, { token })).json();
  const send: Home['send'] = async (method, path, body) => {
    const answer = await t.call(method, path, { token, ...(body && { body }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const goals = { calories: null, protein: null, carbs: null, fat: null };
  const { profiles } = await send<Household>('POST', '/api/household', {
    name: 'Mia',
    diets: [],
    allergens: ['nuts'],
    goals,
    portion: 0.5,
  });
  return { token, get, send, mia: profiles.find(({ name }) => name === 'Mia')!.id };
}

const oats = { code: OATS, name: 'Oats', brand: 'Acme', kind: 'oats', pack: { amount: 500, unit: 'gram' } };
const nutty = { ...oats, allergens: ['gluten'], mayContain: ['nuts'] };
const putOats = ({ send }: Home) =>
  send<Shelf>('POST', '/api/pantry', {
    items: [
      { name: 'oats', amount: 1, unit: 'package', code: OATS },
      { name: 'banana', amount: 4 },
    ],
    source: 'barcode',
  });
const searchFor = ({ send }: Home, more: object = {}) =>
  send<SearchAnswer>('POST', '/api/recipes/search', { ingredients: ['oats', 'banana'], ...more });
const bakeOf = ({ recipes }: SearchAnswer) => recipes.find(({ id }) => id === 'bake')!;

it('warns on the shelf, and lets the pack count as missing wherever somebody cooks for that table', async () => {
  const home = await family();
  await home.send<Product>('POST', '/api/products', nutty);
  const { items } = await putOats(home);
  expect(items.map(({ food, warning, excludedItems }) => [food, warning, excludedItems])).toEqual(
    expect.arrayContaining([
      ['oats', WARNING, true],
      ['banana', null, false],
    ]),
  );

  const answer = await searchFor(home);
  expect(answer.excludedItems).toEqual([WHY]);
  expect(bakeOf(answer).missingIngredients).toEqual(['oats']);
  expect(bakeOf(answer).reasons).toContain(WHY);
  const now = await searchFor(home, { filters: { allInKitchen: true } });
  expect(now.recipes.map(({ id }) => id)).not.toContain('bake');

  const list = await home.send<{ items: ShoppingItem[] }>('PUT', '/api/shopping/recipes/bake', {
    servings: 2,
    have: ['oats', 'banana'],
  });
  expect(list.items.map(({ food }) => food)).toEqual(['oats']);

  const preview = await home.get<Preview>('/api/pantry/cooked/bake');
  expect(preview.excludedItems).toEqual([WHY]);
  expect(preview.uses).toMatchObject([
    { warning: WARNING, excludedItems: true },
    { warning: null, excludedItems: false },
  ]);
});

it('counts the pack when those who avoid it do not eat', async () => {
  const home = await family();
  await home.send('POST', '/api/products', nutty);
  await putOats(home);
  expect(bakeOf(await searchFor(home, { eaters: ['self'] }))).toMatchObject({ matchPercentage: 100 });
  await home.send('PUT', '/api/household/eating', { ids: ['self'] });
  const { items } = await home.get<Shelf>('/api/pantry');
  expect(items.every(({ warning, excludedItems }) => warning === null && !excludedItems)).toBe(true);
  expect(bakeOf(await searchFor(home))).toMatchObject({ matchPercentage: 100, missingIngredients: [] });
  expect((await home.get<Preview>('/api/pantry/cooked/bake')).excludedItems).toEqual([]);
});

it('counts another pack of the same food, which is then taken first', async () => {
  const home = await family();
  await home.send('POST', '/api/products', nutty);
  await putOats(home);
  await home.send('POST', '/api/pantry', { items: [{ name: 'oats', amount: 300, unit: 'gram' }] });
  const answer = await searchFor(home);
  expect(answer.excludedItems).toEqual([]);
  expect(bakeOf(answer)).toMatchObject({ matchPercentage: 100 });
  const { uses, excludedItems } = await home.get<Preview>('/api/pantry/cooked/bake');
  expect(uses.map(({ name, warning }) => [name, warning])).toEqual([
    ['oats', null],
    ['bananas', null],
  ]);
  expect(excludedItems, 'the cook may still reach for the wrong one').toEqual([WHY]);
});

it('plans and shops as if it were not there, and says so', async () => {
  const home = await family();
  await home.send('POST', '/api/products', nutty);
  const { today } = await putOats(home);
  const plan = await home.send<MealPlan>('POST', '/api/plan/meals', {
    date: today,
    slot: 'dinner',
    recipe: 'bake',
  });
  expect(plan.notes).toContain(`${WHY} It doesn’t count as there.`);
  const { items } = await home.get<{ items: ShoppingItem[] }>('/api/shopping');
  expect(items.map(({ food }) => food)).toContain('oats');
});

it('offers no dish to use it up', async () => {
  const home = await family();
  await home.send('POST', '/api/products', oats);
  const { today } = await home.get<Shelf>('/api/pantry');
  const soon = { amount: 1, unit: 'package', code: OATS, bestBefore: dayAfter(today, 1) };
  await home.send('POST', '/api/pantry', { items: [{ name: 'oats', ...soon }, { name: 'banana' }] });
  expect((await home.get<HomeView>('/api/home')).pantry.dish?.recipe.id).toBe('bake');
  await home.send('POST', '/api/products', nutty);
  expect((await home.get<HomeView>('/api/home')).pantry.dish?.recipe.id).not.toBe('bake');
});

it('does not take a staple for granted whose only pack is not for the table', async () => {
  const home = await family();
  const flour = { code: FLOUR, name: 'Flour', kind: 'flour', mayContain: ['nuts'] };
  await home.send('POST', '/api/products', flour);
  await home.send('POST', '/api/pantry', { items: [{ name: 'flour', code: FLOUR }, { name: 'banana' }] });
  const { recipes } = await searchFor(home, { ingredients: ['banana'] });
  const cakes = recipes.find(({ id }) => id === 'cakes')!;
  expect(cakes.missingIngredients).toEqual(['flour']);
  expect(cakes.reasons).toContain('Your Flour may contain nuts, which Mia avoids.');
  await home.send('PUT', '/api/staples', { names: ['flour', 'oil', 'salt'] });
  const list = await home.send<{ items: ShoppingItem[] }>('PUT', '/api/shopping/recipes/cakes', {
    servings: 2,
  });
  expect(list.items.map(({ food }) => food)).toContain('flour');
});

it('follows a correction at once, and keeps what the label said when the product is forgotten', async () => {
  const home = await family();
  const made = await home.send<Product>('POST', '/api/products', oats);
  const before = await putOats(home);
  expect(
    before.items.find(({ food }) => food === 'oats'),
    'nothing known is nothing said',
  ).toMatchObject({
    warning: null,
    excludedItems: false,
  });
  await home.send('POST', '/api/products', nutty);
  const oatsNow = async () =>
    (await home.get<Shelf>('/api/pantry')).items
      .filter(({ food }) => food === 'oats')
      .map((item) => item.warning);
  expect(await oatsNow()).toEqual([WARNING]);

  await putOats(home);
  await home.send('DELETE', `/api/products/${made.id}`);
  // The first pack was put away before anybody knew; the second was labeled.
  expect((await oatsNow()).sort()).toEqual([WARNING, null]);
  await home.send('POST', '/api/products', { ...oats, allergens: ['gluten'] });
  expect(await oatsNow(), 'the household says there are no traces').toEqual([null, null]);
});

it('brings back the very pack that was taken out, also when its product was forgotten meanwhile', async () => {
  const home = await family();
  const made = await home.send<Product>('POST', '/api/products', nutty);
  const price = { amount: 2.49, currency: 'EUR' };
  const pack = { name: 'oats', amount: 2, unit: 'package', code: OATS, price, boughtOn: '2026-11-02' };
  const { items } = await home.send<Shelf>('POST', '/api/pantry', { items: [pack], source: 'barcode' });
  const [before] = items;
  await home.send('DELETE', `/api/pantry/${before!.id}`);
  expect((await home.get<Shelf>('/api/pantry')).items).toEqual([]);
  await home.send('DELETE', `/api/products/${made.id}`);

  const undo = () => home.send<Shelf>('POST', `/api/pantry/${before!.id}/restore`);
  const [first] = await Promise.all([undo(), undo()]);
  expect(first.items).toEqual([{ ...before, version: before!.version + 2 }]);
  expect(first.items[0]).toMatchObject({
    warning: WARNING,
    excludedItems: true,
    product: 'Acme Oats',
    price,
  });
  expect((await home.get<Shelf>('/api/pantry')).items).toHaveLength(1);
});

it('keeps what was taken out for an hour, counts it nowhere, and brings it back only where there is room', async () => {
  const home = await family();
  const send = (method: 'POST' | 'DELETE', path: string) => t.call(method, path, { token: home.token });
  const { items } = await home.send<Shelf>('POST', '/api/pantry', { items: [{ name: 'milk' }] });
  const id = items[0]!.id;
  const undo = `/api/pantry/${id}/restore`;
  await send('DELETE', `/api/pantry/${id}`);
  const { pool } = t.container.db;
  const { rows } = await pool.query('select household_id from pantry_items where id = $1', [id]);
  await fillPantry(t, rows[0].household_id);
  expect((await send('POST', undo)).json()).toMatchObject({ code: 'limit_reached' });
  await pool.query(`delete from pantry_items where name = 'rice'`);
  const past = (minutes: number) =>
    pool.query(`update pantry_items set removed_at = now() - make_interval(mins => $2) where id = $1`, [
      id,
      minutes,
    ]);
  const kept = async () => (await pool.query(`select from pantry_items where id = $1`, [id])).rowCount;
  await past(50);
  await deleteRemoved(t.container.db.orm, 1);
  expect(await kept()).toBe(1);
  await past(70);
  await deleteRemoved(t.container.db.orm, 1);
  expect(await kept()).toBe(0);
  expect((await send('POST', undo)).statusCode).toBe(404);
});

it('warns whoever logs a meal by the pack, also when others eat at home now', async () => {
  const home = await family();
  await home.send('PATCH', '/api/household/self', { allergens: ['milk'] });
  await home.send('POST', '/api/products', { ...nutty, mayContain: ['nuts', 'milk'] });
  await home.send('PUT', '/api/household/eating', { ids: [home.mia] });
  const { product } = await home.get<{ product: Product }>(`/api/products/codes/${OATS}`);
  expect(product).toMatchObject({
    notFor: [{ name: 'Mia', allergens: ['nuts'] }],
    warning: 'May contain milk, which you avoid.',
  });
});

it('warns by published labels, and does not hold back what every pack of the food contains', async () => {
  const home = await family();
  await home.send('PATCH', '/api/household/self', { allergens: ['gluten'] });
  const row = { brand: null, packAmount: null, packUnit: null, per100g: null, servingGrams: null };
  await upsert(t.container.db.orm, [
    {
      ...row,
      code: OATS,
      name: 'Oats',
      food: 'oats',
      allergens: ['gluten'],
      mayContain: [],
      source: 'import',
    },
  ]);
  const { items } = await putOats(home);
  expect(items.find(({ food }) => food === 'oats')).toMatchObject({
    warning: 'Contains gluten, which you avoid.',
    excludedItems: false,
  });
});
