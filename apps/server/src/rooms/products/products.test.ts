import type { findProduct, Product } from '@crisper/contract/products/products';
import { checkDigit } from '@crisper/kitchen/products/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { publishedRow } from './online-lookup.ts';
import { upsert } from './products.repository.ts';

type Found = z.output<typeof findProduct.response>;

const MILK = '4006381333931';
const PASTA = '8076809513388';
const LABEL = {
  calories: 65,
  protein: 3.4,
  carbs: 4.8,
  fat: 3.6,
  fiber: null,
  sugar: 4.8,
  sodiumMg: 50,
  vitaminCMg: null,
  ironMg: null,
  calciumMg: null,
};

let t: TestApp;
/** What the online service is made to answer. */
let online: (code: string) => Promise<Record<string, unknown> | null> = async () => null;
let asked: string[] = [];
beforeAll(async () => {
  t = await testApp({
    productsOnline: {
      find: (code) => {
        asked.push(code);
        return online(code);
      },
    },
  });
});
afterAll(() => t.close());

const find = (token: string, code: string) =>
  t.call('GET', `/api/products/codes/${encodeURIComponent(code)}`, { token });
const found = async (token: string, code: string) => (await find(token, code)).json<Found>();
const save = (token: string, body: object) => t.call('POST', '/api/products', { token, body });
const share = (token: string, sharing: boolean) =>
  t.call('PUT', '/api/products/sharing', { token, body: { sharing } });

it('asks what an unknown code is, and remembers the answer for this household alone', async () => {
  const [ann, ben] = [await t.signUp(), await t.signUp()];
  expect(await found(ann.token, MILK)).toEqual({ code: MILK, product: null, weighed: null, note: null });

  const body = {
    code: MILK,
    name: 'Weide Vollmilch',
    brand: 'Hof',
    pack: { amount: 1000, unit: 'milliliter' },
    per100g: LABEL,
    servingGrams: 200,
    allergens: ['milk'],
  };
  const saved = await save(ann.token, body);
  expect(saved.statusCode).toBe(201);
  expect(saved.json<Product>()).toMatchObject({
    food: 'milk',
    source: 'household',
    perServing: { calories: 130, protein: 6.8 },
    version: 1,
  });
  expect(saved.json<Product>().packGrams).toBeGreaterThan(1000);
  expect((await found(ann.token, '4 006381 333931')).product).toEqual(saved.json());
  expect((await found(ben.token, MILK)).product).toBeNull();

  const again = await save(ann.token, { code: MILK, name: 'Other milk', kind: 'skim milk' });
  expect(again.json<Product>()).toMatchObject({ name: 'Other milk', food: 'skim-milk', version: 2 });
  const { products } = (await t.call('GET', '/api/products', { token: ann.token })).json<{
    products: Product[];
  }>();
  expect(products).toHaveLength(1);
});

it('shares answers by consent alone, a stranger’s words only when two agree, and no longer once it is taken back', async () => {
  const [ann, ben, cid] = [await t.signUp(), await t.signUp(), await t.signUp()];
  const code = '5449000000996';
  await save(ann.token, { code, name: 'BUY CHEAP at example.com', kind: 'cola' });
  expect((await found(ben.token, code)).product).toBeNull();

  expect((await share(ann.token, true)).json()).toEqual({ sharing: true });
  expect((await found(ben.token, code)).product).toMatchObject({
    id: null,
    name: 'soda',
    brand: null,
    food: 'soda',
    source: 'shared',
  });

  await save(ann.token, { code, name: 'Fizz Cola', brand: 'Fizz', kind: 'cola' });
  await save(cid.token, { code, name: 'fizz cola', kind: 'cola' });
  await share(cid.token, true);
  expect((await found(ben.token, code)).product).toMatchObject({ name: 'fizz cola', source: 'shared' });

  await share(ann.token, false);
  await share(cid.token, false);
  expect((await found(ben.token, code)).product).toBeNull();
});

it('never shares a name without a food that only one household gave', async () => {
  const [ann, ben] = [await t.signUp(), await t.signUp()];
  await share(ann.token, true);
  await save(ann.token, { code: '3017620422003', name: 'qwertz uiop' });
  expect((await found(ben.token, '3017620422003')).product).toBeNull();
});

it('prefers the own answer to an imported one, and an imported one to what others say', async () => {
  const [ann, ben] = [await t.signUp(), await t.signUp()];
  await share(ben.token, true);
  await save(ben.token, { code: PASTA, name: 'Rice', kind: 'rice' });
  const published = {
    code: PASTA,
    name: 'Spaghetti n. 5',
    brand: 'Barilla',
    kinds: ['spaghetti'],
    pack: { amount: 500, unit: 'gram' as const },
    per100g: null,
    servingGrams: null,
    allergens: ['gluten' as const],
    mayContain: [],
  };
  await upsert(t.container.db.orm, [publishedRow(published, 'import')]);
  expect((await found(ann.token, PASTA)).product).toMatchObject({
    name: 'Spaghetti n. 5',
    food: 'spaghetti',
    packGrams: 500,
    source: 'import',
  });
  await save(ann.token, { code: PASTA, name: 'My pasta', kind: 'penne' });
  expect((await found(ann.token, PASTA)).product).toMatchObject({ name: 'My pasta', source: 'household' });
});

it.each(['4006381333932', '12345678901', 'abcdefgh', '00000000', '9'.repeat(39)])(
  'refuses %s in words',
  async (code) => {
    const { token } = await t.signUp();
    const answer = await find(token, code);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toContain('not a bar code');
  },
);

it('says what is no food, and looks neither it nor a shop’s own code up', async () => {
  const { token } = await t.signUp();
  asked = [];
  expect(await found(token, '9783161484100')).toMatchObject({
    product: null,
    note: 'This looks like the code of a book, not of food.',
  });
  const weighed = `231234500750${checkDigit('231234500750')}`;
  const answer = await found(token, weighed);
  expect(answer).toMatchObject({
    product: null,
    weighed: { usually: 'weight', grams: 750, price: 7.5 },
  });
  expect(asked).toEqual([]);

  await save(token, { code: weighed, name: 'Gouda from the counter', kind: 'gouda', weighs: 'weight' });
  const heavier = `231234501250${checkDigit('231234501250')}`;
  expect(await found(token, heavier)).toMatchObject({
    weighed: { grams: 1250 },
    product: { food: 'gouda', weighs: 'weight' },
  });
});

it('looks a code up online once, keeps what can be true, and believes no lie', async () => {
  const { token } = await t.signUp();
  const record = { code: '7622210449283', product_name: 'Prince Chocolat', quantity: '300 g' };
  asked = [];
  online = async (code) => ({ ...record, code: code === record.code ? '3017620422003' : record.code });
  expect((await found(token, record.code)).product, 'about another code').toBeNull();
  online = async () => record;
  expect((await found(token, record.code)).product, 'left alone for a day').toBeNull();
  expect(asked).toHaveLength(1);

  const other = '3229820129488';
  online = async (code) => ({
    code,
    product_name: `Muesli\u0000 ${'x'.repeat(500)}`,
    categories_tags: ['en:mueslis'],
    nutriments: { 'energy-kcal_100g': 9_999, proteins_100g: 1, carbohydrates_100g: 1, fat_100g: 1 },
  });
  const { product } = await found(token, other);
  expect(product).toMatchObject({ food: 'muesli', source: 'online', per100g: null });
  expect(product?.name).toHaveLength(120);
  await found(token, other);
  expect(asked).toEqual([record.code, other]);
});

it('says so when the online service fails, and leaves it alone for a minute', async () => {
  const { token } = await t.signUp();
  asked = [];
  online = async () => {
    throw new Error('hangs');
  };
  const note = 'Looking this code up online did not work just now.';
  expect(await found(token, '5000159407236')).toMatchObject({ product: null, note });
  expect(await found(token, '5000112546415')).toMatchObject({ product: null, note });
  expect(asked).toHaveLength(1);
  await t.container.cache.delete('product-online-failed');
  online = async () => null;
});

it('keeps foods without a code, changes and forgets them, and notices two devices', async () => {
  const { token } = await t.signUp();
  const made = (
    await save(token, { name: 'Grandma’s jam', per100g: { ...LABEL, sugar: 4 } })
  ).json<Product>();
  expect(made).toMatchObject({ code: null, name: 'Grandma’s jam', version: 1 });
  const put = (body: object) => t.call('PUT', `/api/products/${made.id}`, { token, body });
  expect((await put({ version: 1, name: 'Plum jam' })).json<Product>()).toMatchObject({
    name: 'Plum jam',
    food: 'jam',
    version: 2,
  });
  expect((await put({ version: 1, name: 'Late' })).statusCode).toBe(409);
  expect((await t.call('DELETE', `/api/products/${made.id}`, { token })).statusCode).toBe(200);
  expect((await put({ version: 2, name: 'Gone' })).statusCode).toBe(404);
});

it('keeps what a label says about allergens, and says who of the household must not have it', async () => {
  const { token } = await t.signUp();
  const body = { name: 'Oat drink', kind: 'oat milk', allergens: ['gluten'], mayContain: ['nuts', 'gluten'] };
  const drink = (await save(token, body)).json<Product>();
  expect(drink).toMatchObject({ allergens: ['gluten'], mayContain: ['nuts'], notFor: [] });

  const needs = { allergens: ['nuts', 'milk'] };
  await t.call('PATCH', '/api/household/self', { token, body: needs });
  const list = (await t.call('GET', '/api/products', { token })).json<{ products: Product[] }>();
  expect(list.products[0]?.notFor).toMatchObject([{ allergens: ['nuts'] }]);
  const cheese = (await save(token, { code: MILK, name: 'Cheddar', kind: 'cheddar' })).json<Product>();
  // The label says nothing, and cheese is milk.
  const told = { notFor: [{ allergens: ['milk'] }], warning: 'Usually contains milk, which you avoid.' };
  for (const one of [cheese, (await found(token, MILK)).product]) expect(one).toMatchObject(told);
});

it.each([
  { name: 'x', allergens: ['dust'] },
  { name: 'x', mayContain: Array(15).fill('milk') },
  { name: '' },
  { name: 'a\u0000b' },
  { name: 'x', per100g: { ...LABEL, calories: 5000 } },
  { name: 'x', per100g: { ...LABEL, protein: 90, carbs: 90 } },
  { name: 'x', per100g: { ...LABEL, fat: 80 } },
  { name: 'x', pack: { amount: -1, unit: 'gram' } },
  { name: 'x', code: '123' },
])('refuses %j', async (body) => {
  const { token } = await t.signUp();
  expect((await save(token, body)).statusCode).toBe(400);
});

it('puts a pack into the pantry with its weight, and logs half of it by its own label', async () => {
  const { token } = await t.signUp();
  const pasta = { ...LABEL, calories: 350, protein: 12, carbs: 70, fat: 1.5, fiber: 3, sugar: 3 };
  const code = '8076800195057';
  const made = { code, name: 'Spaghetti n. 5', brand: 'Barilla', kind: 'spaghetti', per100g: pasta };
  const pack = { amount: 500, unit: 'gram' };
  const pantry = (items: object[]) =>
    t.call('POST', '/api/pantry', { token, body: { items, source: 'barcode' } });
  expect((await pantry([{ name: 'pasta', code }])).statusCode, 'nobody knows it yet').toBe(404);

  const { id } = (await save(token, { ...made, pack })).json<Product>();
  const item = { name: 'spaghetti', code, amount: 2, unit: 'package' };
  const shelf = (await pantry([item])).json<{ items: Record<string, unknown>[] }>();
  expect(shelf.items).toMatchObject([
    {
      food: 'spaghetti',
      product: 'Barilla Spaghetti n. 5',
      code,
      amountText: { metric: '2 packages (1 kg)' },
    },
  ]);

  const log = (body: object) => t.call('POST', '/api/meals/from-product', { token, body });
  expect((await log({ productId: id, grams: 250 })).json()).toMatchObject({
    name: 'Spaghetti n. 5',
    calories: 875,
    protein: 30,
    fiber: 7.5,
    items: [{ grams: 250, food: null }],
  });
  expect((await log({ code, grams: 100, idempotencyKey: 'one key of one meal' })).json()).toMatchObject({
    calories: 350,
  });
  expect((await log({ grams: 100 })).statusCode).toBe(400);
  expect((await log({ code, productId: id, grams: 100 })).statusCode).toBe(400);
  await save(token, { ...made, per100g: null });
  expect((await log({ code, grams: 100 })).statusCode, 'without a label').toBe(400);
  expect(
    (await log({ code, grams: 100, idempotencyKey: 'one key of one meal' })).statusCode,
    'logged before',
  ).toBe(201);
});
