import { fileURLToPath } from 'node:url';
import type { MealPlan } from '@crisper/contract/plan/plan';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { isA } from '@crisper/kitchen/foods/larder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subscribed } from '../../testing/pro.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));
const NO_GOALS = { calories: null, protein: null, carbs: null, fat: null };

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
});
afterAll(() => t.close());

const make = async (token: string, body: object = {}) =>
  (await t.call('POST', '/api/plan', { token, body })).json<MealPlan>();
const be = (token: string, body: object) => t.call('PATCH', '/api/household/self', { token, body });
const mealsOf = (plan: MealPlan) => plan.days.flatMap(({ meals }) => meals);
const unfit = (plan: MealPlan) => mealsOf(plan).flatMap(({ notFor }) => notFor);

async function foodsOf(token: string, plan: MealPlan): Promise<string[]> {
  const ids = new Set(mealsOf(plan).flatMap(({ recipe }) => recipe?.id ?? []));
  const recipes = await Promise.all(
    [...ids].map(async (id) => (await t.call('GET', `/api/recipes/${id}`, { token })).json<Recipe>()),
  );
  const cooked = recipes.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ ingredientId }) => ingredientId ?? []),
  );
  return [...cooked, ...mealsOf(plan).flatMap(({ extras }) => extras.map(({ food }) => food))];
}

it('feeds a celiac vegan who hates beans', async () => {
  const { token } = await subscribed(t);
  await be(token, { diets: ['vegan', 'gluten-free'], allergens: ['gluten'] });
  const wishes = { weekdayMinutes: null, newRecipes: null, without: ['beans'] };
  await t.call('PUT', '/api/plan/wishes', { token, body: wishes });
  const plan = await make(token);
  expect(unfit(plan)).toEqual([]);
  const dinners = mealsOf(plan).filter(({ slot, leftover }) => slot === 'dinner' && !leftover);
  expect(dinners.filter(({ recipe }) => recipe).length).toBeGreaterThan(5);
  const beans = (await foodsOf(token, plan)).filter(
    (food) => isA(food, 'bean') || ['edamame', 'hummus'].includes(food),
  );
  expect(beans).toEqual([]);
});

it('says that 6,000 kcal are more than four meals hold', async () => {
  const { token } = await subscribed(t);
  await be(token, { goals: { ...NO_GOALS, calories: 6_000 } });
  const plan = await make(token);
  expect(plan.notes[0]).toMatch(/6,000 kcal a day is more than four meals hold.*planned them for 4,500/);
  for (const { totals } of plan.days) expect(totals.calories).toBeLessThan(5_000);
});

it('finds what six people with five different diets can all eat, and says where that is little', async () => {
  const owner = await subscribed(t);
  const add = (name: string, diets: string[], allergens: string[] = [], portion = 1) =>
    t.call('POST', '/api/household', {
      token: owner.token,
      body: { name, diets, allergens, goals: NO_GOALS, portion },
    });
  await be(owner.token, { diets: ['vegan'] });
  await add('Ada', ['gluten-free'], ['gluten']);
  await add('Ben', ['low-carb']);
  await add('Cid', ['vegetarian'], ['nuts'], 0.5);
  for (const body of [{ diets: ['dairy-free'], allergens: ['milk'] }, {}]) {
    const { path } = (
      await t.call('POST', '/api/household/invitations', { token: owner.token, body: {} })
    ).json<{ path: string }>();
    const { token } = await t.signUp();
    await t.call('POST', `/api/invitations/${path.split('/')[2]}/accept`, { token, body: { bring: true } });
    await be(token, body);
  }
  const plan = await make(owner.token);
  expect(plan.eaters).toHaveLength(6);
  expect(unfit(plan)).toEqual([]);
  const dinners = mealsOf(plan).filter(({ slot }) => slot === 'dinner');
  expect(new Set(dinners.map(({ recipe }) => recipe?.id)).size).toBeGreaterThan(4);
  expect(plan.notes.join(' ')).toMatch(/breakfasts.*suit everybody at once.*Choose who eats/);
});
