import type { Household } from '@crisper/contract/household/household';
import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Signs in again, so that the session has the new plan. */
async function pro() {
  const person = await t.signUp();
  await t.container.db.orm.execute(
    sql`update users set pro_until = now() + interval '1 day' where id = ${person.id}`,
  );
  const { email, password } = person;
  const answer = await t.call('POST', '/api/auth/login', { body: { email, password } });
  return { ...person, token: answer.json<{ token: string }>().token };
}

const someone = (name: string, more: object = {}) => ({
  name,
  diets: [],
  allergens: [],
  goals: { calories: null, protein: null, carbs: null, fat: null },
  portion: 1,
  ...more,
});
const add = (token: string, body: object) => t.call('POST', '/api/household', { token, body });
const search = async (token: string, eaters?: string[]) =>
  (
    await t.call('POST', '/api/recipes/search', {
      token,
      body: { ingredients: ['egg', 'milk', 'flour', 'spinach', 'potato'], ...(eaters && { eaters }) },
    })
  ).json<{ recipes: MatchedRecipe[] }>().recipes;

it('holds three beside oneself, also when five come at once', async () => {
  const { token } = await pro();
  const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => add(token, someone(name))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 403, 403]);
  const home = (await t.call('GET', '/api/household', { token })).json<Household>();
  expect(home.profiles.map(({ isSelf }) => isSelf)).toEqual([true, false, false, false]);
  expect(home.limit).toBe(3);
});

it('makes results follow whoever eats', async () => {
  const { token } = await pro();
  const home = (
    await add(token, someone('Mia', { allergens: ['eggs', 'milk'], diets: ['vegan'] }))
  ).json<Household>();
  const mia = home.profiles[1]!.id;
  expect(home.table).toEqual({ diets: ['vegan'], allergens: ['eggs', 'milk'] });
  const safe = await search(token);
  expect(safe.length).toBeGreaterThan(0);
  for (const recipe of safe) {
    expect(recipe.allergens).not.toContain('eggs');
    expect(recipe.diets).toContain('vegan');
    expect(recipe.hasUnknown).toBe(false);
  }
  const alone = await search(token, ['self']);
  expect(alone.some((recipe) => recipe.allergens.includes('eggs'))).toBe(true);
  const chosen = await t.call('PUT', '/api/household/eating', { token, body: { ids: ['self'] } });
  expect(chosen.json<Household>().table.allergens).toEqual([]);
  expect((await search(token)).some((recipe) => recipe.allergens.includes('eggs'))).toBe(true);
  const nobody = await t.call('PUT', '/api/household/eating', {
    token,
    body: { ids: [crypto.randomUUID()] },
  });
  expect(nobody.statusCode).toBe(400);
  expect(
    (await t.call('DELETE', `/api/household/${mia}`, { token })).json<Household>().profiles,
  ).toHaveLength(1);
});

it('lets everybody say what they themselves eat, and keeps the others read-only without Pro', async () => {
  const free = await t.signUp();
  expect((await add(free.token, someone('Mia'))).statusCode).toBe(403);
  const self = await t.call('PATCH', '/api/household/self', {
    token: free.token,
    body: { allergens: ['nuts'] },
  });
  expect(self.json<Household>().table.allergens).toEqual(['nuts']);

  const { token, id } = await pro();
  const mia = (await add(token, someone('Mia', { allergens: ['fish'] }))).json<Household>().profiles[1]!.id;
  await t.container.db.orm.execute(sql`update users set pro_until = null where id = ${id}`);
  const person = await t.container.db.orm.execute<{ email: string }>(
    sql`select email from users where id = ${id}`,
  );
  const again = await t.call('POST', '/api/auth/login', {
    body: { email: person.rows[0]!.email, password: 'wooden spoon 42' },
  });
  const later = again.json<{ token: string }>().token;
  const home = (await t.call('GET', '/api/household', { token: later })).json<Household>();
  expect(home.profiles.map(({ name }) => name)).toContain('Mia');
  expect(home.table.allergens).toEqual(['fish']);
  const change = await t.call('PATCH', `/api/household/${mia}`, { token: later, body: { name: 'M' } });
  expect(change.statusCode).toBe(403);
});

it('is nobody else’s business', async () => {
  const { token } = await pro();
  const other = await pro();
  const mia = (await add(token, someone('Mia'))).json<Household>().profiles[1]!.id;
  for (const [method, body] of [
    ['PATCH', { name: 'M' }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await t.call(method, `/api/household/${mia}`, {
      token: other.token,
      ...(body && { body }),
    });
    expect(answer.statusCode).toBe(404);
  }
});
