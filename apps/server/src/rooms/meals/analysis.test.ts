import { mealAnalysis } from '@crisper/contract/meals/meals';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { finding, seeing, type TestVision, testVision } from '../../testing/vision.ts';

let made = 0;
const newPhoto = (): string =>
  Buffer.from(`photo ${++made}, for vision engine that are not real`).toString('base64');

let t: TestApp;
let vision: TestVision;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());
beforeEach(() => {
  vision.look = seeing('rice', 'chicken-breast', 'broccoli');
});

const analyze = (token: string, image: unknown = newPhoto()) =>
  t.call('POST', '/api/analyze-meal', { token, body: { image } });

it('names what is on the plate, with usual portions, figures and an honest range', async () => {
  const cook = await t.signUp();
  vision.look = async (photos, options) => {
    const answer = await seeing('rice', 'basmati-rice', 'broccoli', 'moon-dust')(photos, options);
    return { ...answer, findings: [...answer.findings, finding('lemon', { shown: false, confidence: 0.3 })] };
  };
  const answer = await analyze(cook.token);
  expect(answer.statusCode, answer.body).toBe(200);
  const found = mealAnalysis.parse(answer.json());
  expect(found.items.map(({ id }) => id).sort()).toEqual(['broccoli', 'cooked-rice']);
  expect(found.maybe.map(({ id }) => id)).toEqual(['lemon']);
  expect(found).toMatchObject({ dish_name: 'Cooked rice and broccoli', analysesLeft: 1, note: null });
  expect(found.ingredients).toHaveLength(2);
  expect(found.source).toContain('USDA');
  const sum = found.items.reduce(
    (all, { per100g, portion }) => all + (per100g.calories * portion.grams) / 100,
    0,
  );
  expect(Math.abs(found.calories - sum)).toBeLessThan(1);
  expect(found.range![0]).toBeLessThan(found.calories * 0.8);
  expect(found.range![1]).toBeGreaterThan(found.calories * 1.2);
});

it('takes the name of the dish from vision engine that know dishes, and never their figures', async () => {
  const cook = await t.signUp();
  vision.look = async (photos, options) => ({
    ...(await seeing('rice')(photos, options)),
    dish: 'Paella',
    note: 'The model was silent.',
  });
  expect((await analyze(cook.token)).json()).toMatchObject({
    dish_name: 'Paella',
    ingredients: ['cooked rice'],
    note: 'The model was silent.',
  });
});

it('of 20 at once on the free plan, exactly two succeed', async () => {
  const cook = await t.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => analyze(cook.token)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  expect(refused).toHaveLength(18);
  expect(refused.every((answer) => answer.json().code === 'limit_reached')).toBe(true);
  expect(refused[0]!.json().error).toContain('2 meal photos a day');
});

it('looks at the same photo again without spending another, for that person only', async () => {
  const cook = await t.signUp();
  const photo = newPhoto();
  expect((await analyze(cook.token, photo)).json().analysesLeft).toBe(1);
  expect((await analyze(cook.token, photo)).json().analysesLeft).toBe(1);
  expect((await analyze(cook.token)).json().analysesLeft).toBe(0);
  expect((await analyze(cook.token, photo)).json()).toMatchObject({ analysesLeft: 0, items: [{}, {}, {}] });
  expect((await analyze(cook.token)).statusCode).toBe(429);
  expect((await analyze((await t.signUp()).token, photo)).json().analysesLeft).toBe(1);
});

it('is unlimited on Pro', async () => {
  const cook = await t.signUp();
  await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
    cook.id,
  ]);
  for (let i = 0; i < 4; i++) expect((await analyze(cook.token)).json().analysesLeft).toBeNull();
});

it('that finds nothing or fails costs nothing', async () => {
  const cook = await t.signUp();
  vision.look = seeing();
  const empty = (await analyze(cook.token)).json();
  expect(empty).toMatchObject({ dish_name: 'My meal', calories: 0, items: [], range: null, analysesLeft: 2 });
  expect(empty.note).toContain('doesn’t count');
  vision.look = () => Promise.reject(new Error('no weights here'));
  const failed = await analyze(cook.token);
  expect(failed.statusCode).toBe(503);
  expect(failed.body).not.toContain('weights');
  vision.look = seeing('rice');
  expect((await analyze(cook.token)).json().analysesLeft).toBe(1);
});

it.each([
  ['nothing', '', 400],
  ['no text', 12, 400],
  ['no base64', 'ünïcödé words', 400],
  ['11 MB', Buffer.alloc(11 * 1024 * 1024).toString('base64'), 413],
])('refuses %s before anybody looks', async (_, image, status) => {
  const cook = await t.signUp();
  vision.look = () => {
    throw new Error('nothing of this may reach the vision engine');
  };
  const answer = await analyze(cook.token, image);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error).toMatch(/^[A-Z].+\.$/);
});

it('keeps nothing of the photo but a hash to know it again today', async () => {
  const cook = await t.signUp();
  await analyze(cook.token, Buffer.from('a secret photo of lunch').toString('base64'));
  const { rows } = await t.container.db.pool.query('select * from meal_analysis_uses where user_id = $1', [
    cook.id,
  ]);
  expect(Object.keys(rows[0])).toEqual(['id', 'user_id', 'day', 'held_until', 'photo']);
  expect(rows[0].photo).toMatch(/^[\w-]{43}$/);
  expect((await t.call('GET', '/api/meals', { token: cook.token })).json().meals).toEqual([]);
});

it('searches foods with figures and a portion', async () => {
  const cook = await t.signUp();
  const search = (query: string) => t.call('GET', `/api/meals/foods?${query}`, { token: cook.token });
  const { foods } = (await search('search=banan')).json();
  expect(foods[0]).toMatchObject({ id: 'banana', portion: { label: '1 piece' } });
  expect(foods[0].per100g.calories).toBeGreaterThan(80);
  expect((await search('search=')).statusCode).toBe(400);
});

it('means the cooked food by its plain name, and offers it dry below', async () => {
  const cook = await t.signUp();
  const search = async (query: string): Promise<{ id: string; name: string; portion: object }[]> =>
    (await t.call('GET', `/api/meals/foods?search=${query}`, { token: cook.token })).json().foods;
  for (const plain of ['rice', 'spaghetti', 'lentils']) {
    const [cooked, dry] = await search(plain);
    expect(cooked!.id, plain).toMatch(/^cooked-/);
    expect(cooked!.name, plain).toMatch(/, cooked$/);
    expect(dry!.name, plain).toMatch(/, dry$/);
  }
  const rice = await search('rice');
  expect(rice[0]!.portion).toEqual({ grams: 158, label: '1 cup' });
  expect(new Set(rice.map(({ id }) => id)).size).toBe(rice.length);
});
