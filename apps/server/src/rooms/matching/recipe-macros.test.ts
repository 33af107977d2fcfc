import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));
/** Every name under which the answers write a figure beyond the calories. */
const MACROS = /"(?:protein|carbs|fat|fiber|sugar|sodiumMg|vitaminCMg|ironMg|calciumMg)(?:Content)?":/;
const CALORIES_ALONE = {
  calories: expect.any(Number),
  range: expect.any(Array),
  resolvedShare: expect.any(Number),
};

let t: TestApp;
let free: string;
let pro: string;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  free = (await t.signUp()).token;
  const person = await t.signUp();
  await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
    person.id,
  ]);
  pro = person.token;
});
afterAll(() => t.close());

const own = { title: 'My soup', ingredients: ['500 g tomatoes', '1 onion'], steps: ['Cook.'] };
const asked = {
  'a recipe': (token: string) => t.call('GET', '/api/recipes/pad-thai', { token }),
  'a recipe of one’s own': (token: string) => t.call('POST', '/api/recipes', { token, body: own }),
  'its change': async (token: string) => {
    const { id } = (await asked['a recipe of one’s own'](token)).json<{ id: string }>();
    return t.call('PATCH', `/api/recipes/${id}`, { token, body: { title: 'My better soup' } });
  },
};

it.each(Object.entries(asked))('gives %s with calories alone to a free person', async (_, ask) => {
  const answer = await ask(free);
  expect(answer.json<{ nutritionPerServing: unknown }>().nutritionPerServing).toEqual(CALORIES_ALONE);
  expect(answer.body).not.toMatch(MACROS);
});

it.each(Object.entries(asked))('gives %s with everything on Pro', async (_, ask) => {
  expect((await ask(pro)).json()).toMatchObject({
    nutritionPerServing: { protein: expect.any(Number), calciumMg: expect.any(Number) },
  });
});

it('gives results with calories alone to a free person, but featured ones with everything', async () => {
  const body = { ingredients: ['eggs', 'tomatoes', 'onion', 'rice', 'garlic', 'pasta', 'cream'] };
  const search = async (token: string) =>
    (await t.call('POST', '/api/recipes/search', { token, body })).json<{
      recipes: { isFeatured: boolean; nutritionPerServing: object | null }[];
    }>().recipes;
  const known = (await search(free)).filter((one) => one.nutritionPerServing !== null);
  const others = known.filter((one) => !one.isFeatured);
  expect(others.length).toBeGreaterThan(0);
  for (const one of others) expect(JSON.stringify(one)).not.toMatch(MACROS);
  for (const one of known.filter((recipe) => recipe.isFeatured)) expect(JSON.stringify(one)).toMatch(MACROS);
  for (const one of await search(pro))
    if (one.nutritionPerServing) expect(one.nutritionPerServing).toHaveProperty('protein');
});

it('shows all figures of a featured recipe, to guests too', async () => {
  for (const options of [{}, { token: free }])
    expect((await t.call('GET', '/api/recipes/shakshuka', options)).json()).toMatchObject({
      nutritionPerServing: { protein: expect.any(Number) },
    });
});

it('counts macros in everybody’s own diary, and keeps meal timing for Pro', async () => {
  await t.call('POST', '/api/meals/from-recipe', { token: free, body: { recipeId: 'pad-thai' } });
  const daily = await t.call('GET', '/api/nutrition/daily', { token: free });
  expect(daily.json<{ totals: { protein: number } }>().totals.protein).toBeGreaterThan(0);
  const timing = await t.call('GET', '/api/nutrition/insights', { token: free });
  expect(timing.json()).toMatchObject({ code: 'limit_reached' });
  expect((await t.call('GET', '/api/nutrition/insights', { token: pro })).statusCode).toBe(200);
});
