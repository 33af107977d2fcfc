import { fileURLToPath } from 'node:url';
import type { HomeView } from '@crisper/contract/home/home';
import { dayAfter } from '@crisper/kitchen/calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes/', import.meta.url));

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
});
afterAll(() => t.close());

const homeOf = async (token: string) => (await t.call('GET', '/api/home', { token })).json<HomeView>();

it('is empty for somebody new, and asks about the kitchen until that is answered', async () => {
  const { token } = await t.signUp();
  const home = await homeOf(token);
  expect(home).toMatchObject({
    plan: { may: false, made: false, tonight: null },
    pantry: { count: 0, soon: [], dish: null },
    day: { calories: 0, target: 2000, meals: 0, counts: false },
    shopping: { left: 0, ticked: 0, next: [] },
    scans: [],
    favorites: { count: 0, recipes: [] },
    kitchen: { equipment: null, units: null, asked: false },
  });
  const change = (body: object) => t.call('PATCH', '/api/household/kitchen', { token, body });
  expect((await change({ equipment: [] })).statusCode).toBe(400);
  await change({ units: 'metric' });
  await change({ equipment: ['stovetop', 'grill', 'grill'], asked: true });
  expect((await homeOf(token)).kitchen).toEqual({
    equipment: ['stovetop', 'grill'],
    units: 'metric',
    asked: true,
  });
});

it('puts what costs most to lose first, and offers the dish that saves it', async () => {
  const { token } = await t.signUp();
  const { today } = await homeOf(token);
  const soon = (name: string, days = 1) => ({ name, bestBefore: dayAfter(today, days) });
  const items = [
    soon('mushrooms'),
    soon('parsley', 0),
    soon('spinach', 2),
    soon('chicken breast'),
    soon('onion'),
  ];
  const fresh = ['milk', 'garlic', 'potato', 'butter', 'rice', 'cream', 'carrots'].map((name) => ({ name }));
  await t.call('POST', '/api/pantry', { token, body: { items: [...items, ...fresh] } });
  const { pantry } = await homeOf(token);
  expect(pantry.soon.map(({ food }) => food)).toEqual(['parsley', 'chicken-breast', 'mushroom', 'onion']);
  expect(pantry.dish?.uses[0]).toMatch(/chicken/);
});

it('shows what there is: a dish for what spoils first, the day, the list and what was cooked', async () => {
  const { token } = await t.signUp();
  const post = (url: string, body: object) => t.call('POST', url, { token, body });
  const { today } = await homeOf(token);
  const soon = (name: string) => ({ name, amount: 1, unit: 'piece', bestBefore: dayAfter(today, 1) });
  const fresh = ['egg', 'milk', 'onion', 'garlic', 'potato', 'butter', 'tomato'].map((name) => ({ name }));
  await post('/api/pantry', { items: [soon('spinach'), ...fresh] });
  await post('/api/shopping', { id: '0b0b0b0b-0000-4000-8000-00000000000b', name: 'lemons' });
  const { recipes } = (await t.call('GET', '/api/recipes?limit=2&page=1', { token })).json<{
    recipes: { id: string; title: string }[];
  }>();
  const [first, second] = recipes;
  for (const { id } of recipes) await post('/api/favorites', { recipeId: id });
  await post('/api/meals/from-recipe', { recipeId: first!.id });

  const home = await homeOf(token);
  expect(home.pantry).toMatchObject({ count: 8, soon: [{ name: 'spinach', daysLeft: 1 }] });
  expect(home.pantry.dish?.uses).toContain('spinach');
  expect(home.pantry.dish!.matchPercentage).toBeGreaterThanOrEqual(60);
  expect(home.day).toMatchObject({ meals: 1, counts: true });
  expect(home.day.calories).toBeGreaterThan(0);
  expect(home.shopping).toMatchObject({ left: 1, ticked: 0, next: [{ name: 'lemons' }] });
  expect(home.favorites.recipes.map(({ id, cookedOn }) => [id, cookedOn])).toEqual([
    [first!.id, today],
    [second!.id, null],
  ]);
});

it('has a dish of what is there also where nothing spoils, and the goals that were set', async () => {
  const { token } = await t.signUp();
  const items = ['egg', 'milk', 'butter', 'potato', 'onion', 'garlic', 'cheddar', 'flour'].map((name) => ({
    name,
    bestBefore: '2099-01-01',
  }));
  await t.call('POST', '/api/pantry', { token, body: { items } });
  const goals = (await t.call('GET', '/api/nutrition/goals', { token })).json<object>();
  await t.call('POST', '/api/nutrition/goals', { token, body: { ...goals, dailyCalories: 2126 } });
  const home = await homeOf(token);
  expect(home.pantry).toMatchObject({ soon: [], dish: { uses: [] } });
  expect(home.pantry.dish!.matchPercentage).toBeGreaterThanOrEqual(60);
  expect(home.day).toMatchObject({ calories: 0, target: 2126, meals: 0, counts: true });
});

it('offers no dish that somebody at the table must not eat', async () => {
  const { token } = await t.signUp();
  const { today } = await homeOf(token);
  const items = ['egg', 'milk', 'butter', 'potato', 'chickpeas', 'rice', 'tomato', 'onion', 'garlic'].map(
    (name) => ({ name }),
  );
  await t.call('POST', '/api/pantry', {
    token,
    body: { items: [{ name: 'spinach', bestBefore: dayAfter(today, 1) }, ...items] },
  });
  await t.call('PATCH', '/api/household/self', { token, body: { allergens: ['milk', 'eggs'] } });
  const dish = (await homeOf(token)).pantry.dish!;
  const recipe = (await t.call('GET', `/api/recipes/${dish.recipe.id}`, { token })).json<{
    allergens: string[];
  }>();
  expect(recipe.allergens).not.toContain('milk');
  expect(recipe.allergens).not.toContain('eggs');
});
