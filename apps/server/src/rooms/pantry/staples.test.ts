import type { MatchedRecipe } from '@crisper/contract/matching/matching';
import type { pantryForRecipe, StapleList } from '@crisper/contract/pantry/pantry';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const PANCAKES = `---
title: Plain Pancakes
servings: 2
course: breakfast
---

Whisk @egg{3}, @milk{250%ml}, @flour{100%g} and @soy sauce{1%tsp}, fry in a #skillet{} for ~{10%minutes}.
`;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const recipe = finishRecipe(readCooklang(PANCAKES)!, {
    id: 'pancakes',
    slug: 'pancakes',
    origin: 'cookbook',
  });
  await upsertMany(t.container.db.orm, [{ recipe }]);
});
afterAll(() => t.close());

const staples = async (token: string) => (await t.call('GET', '/api/staples', { token })).json<StapleList>();
const put = (token: string, names: unknown) => t.call('PUT', '/api/staples', { token, body: { names } });
const foods = (list: StapleList) => list.staples.map(({ food }) => food).sort();

async function pancakes(token: string): Promise<MatchedRecipe> {
  const answer = await t.call('POST', '/api/recipes/search', {
    token,
    body: { ingredients: ['eggs', 'milk'] },
  });
  return answer.json<{ recipes: MatchedRecipe[] }>().recipes.find(({ id }) => id === 'pancakes')!;
}

it('begin with the kitchen’s list, take the person’s own, and go back', async () => {
  const { token } = await t.signUp();
  expect(await staples(token)).toMatchObject({ isUsual: true });
  expect(foods(await staples(token))).toEqual([...defaultStaples].sort());
  expect((await put(token, ['Salt', 'soya sauce', 'salt'])).json()).toMatchObject({ isUsual: false });
  expect(foods(await staples(token))).toEqual(['salt', 'soy-sauce']);
  const refused = await put(token, ['salt', 'moon dust']);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ error: string }>().error).toContain('moon dust');
  expect(foods(await staples(token))).toEqual(['salt', 'soy-sauce']);
  expect(
    (
      await put(
        token,
        Array.from({ length: 201 }, () => 'salt'),
      )
    ).statusCode,
  ).toBe(400);
  expect((await put(token, null)).json()).toMatchObject({ isUsual: true });
});

it('are each person’s own, and part of their export', async () => {
  const [one, other] = await Promise.all([t.signUp(), t.signUp()]);
  await put(one.token, ['salt']);
  expect((await staples(other.token)).isUsual).toBe(true);
  const exported = await t.call('GET', '/api/user/export', { token: one.token });
  expect(exported.json()).toMatchObject({ staples: ['salt'] });
});

it('decide what a search takes for present', async () => {
  const { token } = await t.signUp();
  expect((await pancakes(token)).missingIngredients).toEqual(['soy sauce']);
  await put(token, ['salt', 'soy sauce']);
  expect((await pancakes(token)).missingIngredients).toEqual(['flour']);
  await put(token, ['flour', 'soy sauce']);
  expect(await pancakes(token)).toMatchObject({ matchPercentage: 100, missingIngredients: [] });
});

it('decide what new dishes are composed from', async () => {
  const { token } = await t.signUp();
  const composed = async () => {
    const body = { ingredients: ['eggs', 'potatoes', 'onion', 'spinach'] };
    const answer = await t.call('POST', '/api/recipes/search', { token, body });
    return answer.json<{ recipes: MatchedRecipe[] }>().recipes.filter(({ origin }) => origin === 'composed');
  };
  const uses = (recipes: MatchedRecipe[], food: string) =>
    recipes.some(({ ingredients }) => ingredients.some(({ ingredientId }) => ingredientId === food));
  const usual = await composed();
  expect(usual.length).toBeGreaterThan(0);
  expect(['olive-oil', 'oil', 'vegetable-oil'].some((oil) => uses(usual, oil))).toBe(true);
  await put(token, ['salt', 'water', 'butter', 'black pepper']);
  const own = await composed();
  for (const oil of ['olive-oil', 'oil', 'vegetable-oil', 'canola-oil', 'sunflower-oil'])
    expect(uses(own, oil), oil).toBe(false);
});

it('stay in the pantry when a dish was cooked, and nothing else does', async () => {
  const { token } = await t.signUp();
  await t.call('POST', '/api/pantry', { token, body: { items: [{ name: 'flour' }, { name: 'soy sauce' }] } });
  const taken = async () => {
    const answer = await t.call('GET', '/api/pantry/cooked/pancakes', { token });
    return answer.json<z.output<typeof pantryForRecipe.response>>().uses.map(({ name }) => name);
  };
  expect(await taken()).toEqual(['soy sauce']);
  await put(token, ['soy sauce']);
  expect(await taken()).toEqual(['flour']);
});

it('are set apart on the shopping list, at once', async () => {
  const { householdId, token } = await t.signUp();
  await t.container.db.orm.execute(sql`
    insert into shopping_items (id, household_id, key, food, name, aisle, amount, by_hand)
    values (gen_random_uuid(), ${householdId}, 'flour', 'flour', 'flour', 'baking', '{"us":"","metric":""}', false)`);
  const flour = async () =>
    (await t.call('GET', '/api/shopping', { token })).json<{ items: ShoppingItem[] }>().items[0]!.asked !==
    null;
  expect(await flour()).toBe(true);
  await put(token, ['salt']);
  expect(await flour()).toBe(false);
});
