import { fileURLToPath } from 'node:url';
import type { Household } from '@crisper/contract/household/household';
import type { MealOffer } from '@crisper/contract/meals/meal-offers';
import type { MealPlan, MealSlot } from '@crisper/contract/plan/plan';
import { sql } from 'drizzle-orm';
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

const pro = () => subscribed(t);
const make = async (token: string, body: object = {}) =>
  (await t.call('POST', '/api/plan', { token, body })).json<MealPlan>();
const dish = (plan: MealPlan, day: number, slot: MealSlot) =>
  plan.days[day]!.meals.find((meal) => meal.slot === slot)!;
const unfit = (plan: MealPlan) => plan.days.flatMap(({ meals }) => meals.flatMap(({ notFor }) => notFor));
const boughtBy = async (householdId: string) => {
  const { rows } = await t.container.db.orm.execute<{ grams: number }>(
    sql`select sum(grams) as grams from shopping_items where household_id = ${householdId}`,
  );
  return rows[0]!.grams;
};

it('plans by person and meal: servings, the list, diets and allergens follow those who eat', async () => {
  const { token, householdId } = await pro();
  const vega = { name: 'Vega', diets: ['vegan'], allergens: ['nuts'], goals: NO_GOALS, portion: 0.5 };
  const { profiles } = (await t.call('POST', '/api/household', { token, body: vega })).json<Household>();
  const self = profiles.find(({ isSelf }) => isSelf)!.id;
  const guest = profiles.find(({ isSelf }) => !isSelf)!.id;
  const plan = await make(token);
  expect(unfit(plan)).toEqual([]);
  const before = await boughtBy(householdId);
  const eat = (version: number, eaters: string[], slot?: MealSlot) =>
    t.call('PUT', `/api/plan/${plan.id}/eaters`, { token, body: { version, day: 1, eaters, slot } });

  // Away on the second day: everything of it is cooked for one, and less is bought.
  const away = (await eat(plan.version, ['self'])).json<MealPlan>();
  expect(away.days[1]!.meals.every(({ eaters }) => eaters.length === 1 && eaters[0]!.id === self)).toBe(true);
  const dinner = dish(away, 1, 'dinner');
  expect(dinner.cook).toBeCloseTo(dish(plan, 1, 'dinner').cook - dinner.portions * 0.5, 1);
  expect(await boughtBy(householdId)).toBeLessThan(before);
  expect((await eat(away.version, [crypto.randomUUID()])).statusCode).toBe(400);
  expect(away.days[0]!.meals.every(({ eaters }) => eaters.length === 2)).toBe(true);

  // A plan may have anything there, and nothing else where she eats.
  const act = (what: string, body: object) => t.call('POST', `/api/plan/${plan.id}/${what}`, { token, body });
  const place = { day: 1, slot: 'dinner' as const };
  const { alternatives } = (await act('alternatives', { version: away.version, ...place })).json<{
    alternatives: { recipe: { id: string } }[];
  }>();
  const ids = alternatives.map(({ recipe }) => recipe.id);
  const found = await t.container.db.pool.query<{ id: string; diets: string[] }>(
    'select id, diets from recipes where id::text = any($1)',
    [ids],
  );
  const meaty = found.rows.filter(({ diets }) => !diets.includes('vegan')).map(({ id }) => id);
  expect(meaty.length).toBeGreaterThan(0);
  const swapped = (await act('swap', { version: away.version, ...place, recipe: meaty[0] })).json<MealPlan>();
  expect(dish(swapped, 1, 'dinner')).toMatchObject({ recipe: { id: meaty[0] }, notFor: [] });
  expect(unfit(swapped)).toEqual([]);

  // Back at the table, the dish is named, and a swap finds one for both.
  const back = (await eat(swapped.version, [self, guest], 'dinner')).json<MealPlan>();
  expect(dish(back, 1, 'dinner').notFor).toEqual([
    { name: 'Vega', why: expect.stringMatching(/vegan|nuts/) },
  ]);
  expect(dish(back, 1, 'lunch').eaters).toHaveLength(1);
  const mended = (await act('swap', { version: back.version, ...place })).json<MealPlan>();
  expect(unfit(mended)).toEqual([]);

  // Planned again, who is away stays away. With no member there nothing is planned; without oneself the goals are a part of a day.
  const again = await make(token, { version: mended.version });
  expect(dish(again, 1, 'lunch').eaters).toHaveLength(1);
  expect(unfit(again)).toEqual([]);
  const alone = (await eat(again.version, [guest])).json<MealPlan>();
  expect(alone.days[1]!.totals.calories).toBe(0);
  const nobody = (await eat(alone.version, [])).json<MealPlan>();
  expect(nobody.days[1]!.meals.map(({ eaters }) => eaters)).toEqual([[], [], [], []]);
  const empty = await make(token, { version: nobody.version });
  expect(empty.days[1]!.meals.every(({ recipe, extras }) => !recipe && extras.length === 0)).toBe(true);
  expect(Math.abs(empty.week.off.calories)).toBeLessThanOrEqual(0.1);
});

it('checks what is planned by hand and by a new choice of eaters, and follows with the servings', async () => {
  const { token } = await pro();
  const plan = await make(token);
  const milk = { name: 'Mo', diets: [], allergens: ['milk'], goals: NO_GOALS, portion: 1 };
  await t.call('POST', '/api/household', { token, body: milk });
  const { plan: now } = (await t.call('GET', '/api/plan', { token })).json<{ plan: MealPlan }>();
  expect(now.whoEatsChanged).toBe(true);
  expect(unfit(now).length).toBeGreaterThan(0);
  expect(unfit(now).every(({ name, why }) => name === 'Mo' && /milk|know/.test(why))).toBe(true);
  const followed = (
    await t.call('POST', `/api/plan/${plan.id}/follow`, { token, body: { version: plan.version } })
  ).json<MealPlan>();
  expect(followed).toMatchObject({ whoEatsChanged: false, eaters: [{}, { name: 'Mo', share: 1 }] });
  expect(dish(followed, 3, 'dinner').cook).toBeCloseTo(dish(plan, 3, 'dinner').cook * 2, 1);
});

it('shows every member their own figures, and asks before a meal enters another diary', async () => {
  const [ada, bea, stranger] = await Promise.all([pro(), pro(), pro()]);
  await t.container.db.orm.execute(
    sql`update users set household_id = ${ada.householdId}, household_role = 'member' where id = ${bea.id}`,
  );
  const goals = { calories: 1500, protein: 100, carbs: 150, fat: 55 };
  // The goals of a first visit, with others for the plan.
  const usual = (await t.call('GET', '/api/nutrition/goals', { token: bea.token })).json<object>();
  const wanted = { dailyCalories: 1500, dailyProtein: 100, dailyCarbs: 150, dailyFat: 55 };
  const saved = await t.call('POST', '/api/nutrition/goals', {
    token: bea.token,
    body: { ...usual, ...wanted },
  });
  expect(saved.statusCode).toBe(200);
  const plan = await make(ada.token);
  const { plan: hers } = (await t.call('GET', '/api/plan', { token: bea.token })).json<{ plan: MealPlan }>();
  expect(plan.targets.calories).toBe(2000);
  expect(hers.targets).toEqual(goals);
  expect(plan.eaters.map(({ id, share }) => [id, share])).toEqual([
    [ada.id, 1],
    [bea.id, null],
  ]);
  expect(hers.eaters[0]!.id).toBe(bea.id);

  const body = { day: 0, slot: 'dinner', offerTo: [bea.id, stranger.id], idempotencyKey: 'dinner of both' };
  const log = () => t.call('POST', `/api/plan/${plan.id}/log`, { token: ada.token, body });
  const logged = await log();
  expect(logged.statusCode).toBe(201);
  expect(logged.json()).toMatchObject({ offered: 1 });
  await log();
  const mealsOf = async (token: string) =>
    (await t.call('GET', '/api/meals', { token })).json<{ meals: { name: string; calories: number }[] }>()
      .meals;
  const offersOf = async (token: string) =>
    (await t.call('GET', '/api/meal-offers', { token })).json<{ offers: MealOffer[] }>().offers;
  expect(await mealsOf(ada.token)).toHaveLength(1);
  expect(await mealsOf(bea.token)).toEqual([]);
  expect(await offersOf(stranger.token)).toEqual([]);
  const [offer, ...more] = await offersOf(bea.token);
  expect(more).toEqual([]);
  const answer = (token: string) => t.call('POST', `/api/meal-offers/${offer!.id}/accept`, { token });
  expect((await answer(stranger.token)).statusCode).toBe(404);
  expect((await answer(ada.token)).statusCode).toBe(404);
  expect((await answer(bea.token)).statusCode).toBe(201);
  expect((await answer(bea.token)).statusCode).toBe(404);
  const [eaten] = await mealsOf(bea.token);
  expect(eaten!.name).toBe(offer!.name);
  expect(Math.round(eaten!.calories)).toBeCloseTo(offer!.calories, -1);
  expect(await offersOf(bea.token)).toEqual([]);

  await t.call('POST', `/api/plan/${plan.id}/log`, {
    token: ada.token,
    body: { ...body, idempotencyKey: 'dinner of both again' },
  });
  const [second] = await offersOf(bea.token);
  expect((await t.call('DELETE', `/api/meal-offers/${second!.id}`, { token: bea.token })).statusCode).toBe(
    200,
  );
  expect(await mealsOf(bea.token)).toHaveLength(1);
});
