import { fileURLToPath } from 'node:url';
import type { Household } from '@crisper/contract/household/household';
import type { SearchAnswer } from '@crisper/contract/matching/matching';
import type { MealPlan } from '@crisper/contract/plan/plan';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { isA } from '@crisper/kitchen/foods/larder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subscribed } from '../../testing/pro.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));
const FRIDGE = [
  'mushrooms',
  'eggs',
  'rice',
  'chicken breast',
  'onion',
  'cream',
  'pasta',
  'parmesan',
  'spinach',
];

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
});
afterAll(() => t.close());

const be = (token: string, body: object) => t.call('PATCH', '/api/household/self', { token, body });
const search = async (token: string, body: object = {}) =>
  (
    await t.call('POST', '/api/recipes/search', { token, body: { ingredients: FRIDGE, ...body } })
  ).json<SearchAnswer>();
const withMushrooms = ({ recipes }: SearchAnswer) =>
  recipes.filter(({ ingredients }) =>
    ingredients.some(({ ingredientId, optional }) => !optional && isA(ingredientId ?? '', 'mushroom')),
  );

it('keeps what somebody does not like out of results, of the book and composed, until it is asked for', async () => {
  const { token } = await subscribed(t);
  expect(withMushrooms(await search(token)).length).toBeGreaterThan(0);
  const refused = await be(token, { dislikes: ['glarp'] });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('We don’t know “glarp” as a food');
  await be(token, { dislikes: ['mushrooms', 'mushrooms'] });
  // Another change of the profile leaves them alone.
  const { profiles } = (await be(token, { portion: 1.25 })).json<Household>();
  expect(profiles[0]!.dislikes).toEqual(['mushrooms']);

  const without = await search(token);
  expect(without.disliked).toEqual(['mushrooms']);
  expect(without.recipes.length).toBeGreaterThan(5);
  expect(withMushrooms(without)).toEqual([]);
  const all = await search(token, { filters: { withDisliked: true } });
  expect(all.disliked).toEqual([]);
  expect(withMushrooms(all).length).toBeGreaterThan(0);

  await be(token, { dislikes: [] });
  expect((await search(token)).disliked).toEqual([]);
});

it('counts while that person eats, and goes with their profile', async () => {
  const { token } = await subscribed(t);
  const bo = {
    ...{ name: 'Bo', diets: [], allergens: [], dislikes: ['mushrooms'], portion: 1 },
    goals: { calories: null, protein: null, carbs: null, fat: null },
  };
  const { profiles } = (await t.call('POST', '/api/household', { token, body: bo })).json<Household>();
  expect((await search(token)).disliked).toEqual(['mushrooms']);
  expect((await search(token, { eaters: ['self'] })).disliked).toEqual([]);
  const { id } = profiles.find(({ isSelf }) => !isSelf)!;
  await t.call('DELETE', `/api/household/${id}`, { token });
  expect((await search(token)).disliked).toEqual([]);
});

it('is never planned, and is part of the export', async () => {
  const person = await subscribed(t);
  await be(person.token, { dislikes: ['mushrooms', 'eggplant', 'beans'] });
  const plan = (await t.call('POST', '/api/plan', { token: person.token, body: {} })).json<MealPlan>();
  const ids = plan.days.flatMap(({ meals }) => meals.flatMap(({ recipe }) => recipe?.id ?? []));
  expect(ids.length).toBeGreaterThan(5);
  const { items } = (await t.call('GET', '/api/shopping', { token: person.token })).json<{
    items: ShoppingItem[];
  }>();
  const bought = items.flatMap(({ food }) => food ?? []);
  expect(bought.length).toBeGreaterThan(10);
  expect(
    bought.filter((food) => ['mushroom', 'eggplant', 'bean', 'edamame'].some((kind) => isA(food, kind))),
  ).toEqual([]);
  const room = t.container.rooms.find(({ name }) => name === 'household')!;
  const rows: unknown[] = [];
  for await (const row of room.personal!.export!(person.id, person.householdId).household!) rows.push(row);
  expect(rows).toEqual([expect.objectContaining({ dislikes: ['mushrooms', 'eggplant', 'beans'] })]);
});
