import { fileURLToPath } from 'node:url';
import type { MealPlan, MealSlot, PlannedMealView } from '@crisper/contract/plan/plan';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { dayAfter } from '@crisper/kitchen/calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subscribed } from '../../testing/pro.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
});
afterAll(() => t.close());

const pro = () => subscribed(t);
type Pro = Awaited<ReturnType<typeof pro>>;

const make = async ({ token }: Pro, body: object = {}) => {
  const answer = await t.call('POST', '/api/plan', { token, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MealPlan>();
};
const act = (who: Pro, plan: MealPlan, what: string, body: object) =>
  t.call('POST', `/api/plan/${plan.id}/${what}`, {
    token: who.token,
    body: { version: plan.version, ...body },
  });
const repeat = (who: Pro, plan: MealPlan, day: number, slot: MealSlot, repeats = true) =>
  t.call('PUT', `/api/plan/${plan.id}/repeat`, {
    token: who.token,
    body: { version: plan.version, day, slot, repeats },
  });
const put = async ({ token }: Pro, body: object) =>
  (await t.call('POST', '/api/plan/meals', { token, body })).json<MealPlan>();
const write = async ({ token }: Pro, title: string) => {
  const body = {
    title,
    ingredients: ['100 g cheddar', '2 slices bread'],
    steps: ['Toast it for 5 minutes.'],
  };
  return (await t.call('POST', '/api/recipes', { token, body })).json<{ id: string }>().id;
};
const dish = (plan: MealPlan, day: number, slot: MealSlot) =>
  plan.days[day]!.meals.find((meal) => meal.slot === slot)!;
const recipeOf = (meal: PlannedMealView) => meal.recipe?.id;
const rowsOf = async (householdId: string) =>
  (await t.container.db.pool.query('select * from plan_repeats where household_id = $1', [householdId])).rows;

/** The next week, which begins on another weekday: its day 1 is day 2 of this week. */
const nextWeek = (who: Pro, plan: MealPlan) => make(who, { start: dayAfter(plan.start, 8) });

it('brings a meal back in every week that is planned from then on, until it is stopped', async () => {
  const ada = await pro();
  const plan = await make(ada);
  const dinner = dish(plan, 2, 'dinner');
  const marked = (await repeat(ada, plan, 2, 'dinner')).json<MealPlan>();
  expect(dish(marked, 2, 'dinner')).toEqual({
    ...dinner,
    repeats: { title: dinner.recipe!.title, here: true },
  });
  expect(marked.version).toBe(plan.version);

  const next = await nextWeek(ada, plan);
  const back = dish(next, 1, 'dinner');
  expect(back).toMatchObject({
    recipe: dinner.recipe,
    leftover: false,
    locked: false,
    repeats: { here: true },
  });
  expect(back.cook).toBeGreaterThanOrEqual(back.portions);
  expect(Math.abs(next.days[1]!.off.calories)).toBeLessThanOrEqual(0.1);
  const { items } = (await t.call('GET', '/api/shopping', { token: ada.token })).json<{
    items: ShoppingItem[];
  }>();
  expect(items.some(({ dishes }) => dishes.includes(dinner.recipe!.title))).toBe(true);

  // Also when this week is planned again.
  const again = await make(ada, { version: plan.version });
  expect(recipeOf(dish(again, 2, 'dinner'))).toBe(recipeOf(dinner));
  const stopped = (await repeat(ada, again, 2, 'dinner', false)).json<MealPlan>();
  expect(dish(stopped, 2, 'dinner')).toEqual({ ...dish(again, 2, 'dinner'), repeats: null });
  expect(await rowsOf(ada.householdId)).toEqual([]);
  expect((await repeat(ada, again, 2, 'dinner', false)).statusCode).toBe(200);
});

it('has one meal for a place of the week, also when two members mark it at once', async () => {
  const [ada, ben] = [await pro(), await pro()];
  const call = (who: Pro, url: string, body: object) => t.call('POST', url, { token: who.token, body });
  const { path } = (await call(ada, '/api/household/invitations', {})).json<{ path: string }>();
  await call(ben, `/api/invitations/${path.split('/')[2]}/accept`, { bring: true });
  const plan = await make(ada);
  const both = await Promise.all([repeat(ada, plan, 3, 'dinner'), repeat(ben, plan, 3, 'dinner')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await rowsOf(ada.householdId)).toHaveLength(1);
  const seen = (await t.call('GET', '/api/plan', { token: ben.token })).json<{ plan: MealPlan }>().plan;
  expect(dish(seen, 3, 'dinner').repeats?.here).toBe(true);
  // Who looks at an older version could mean another meal.
  expect((await act(ada, plan, 'swap', { day: 3, slot: 'snack' })).statusCode).toBe(200);
  expect((await repeat(ben, plan, 3, 'breakfast')).statusCode).toBe(409);

  // A member's own recipe that repeats is for all to cook, also when it is not in this week's plan.
  const toast = await write(ada, 'Cheese toast');
  const open = async () => (await t.call('GET', `/api/recipes/${toast}`, { token: ben.token })).statusCode;
  const at = { date: plan.days[4]!.date, slot: 'dinner' };
  const placed = await put(ada, { ...at, recipe: toast });
  await repeat(ada, placed, 4, 'dinner');
  const cleared = await put(ada, at);
  expect(await open()).toBe(200);
  await repeat(ben, cleared, 4, 'dinner', false);
  expect(await open()).toBe(404);
});

it('leaves out for a week what was swapped or moved away, and comes back the week after', async () => {
  const ada = await pro();
  const plan = await make(ada);
  const [dinner, breakfast] = [dish(plan, 2, 'dinner'), dish(plan, 3, 'breakfast')];
  await repeat(ada, plan, 2, 'dinner');
  await repeat(ada, plan, 3, 'breakfast');
  const swapped = (await act(ada, plan, 'swap', { day: 2, slot: 'dinner' })).json<MealPlan>();
  expect(dish(swapped, 2, 'dinner').repeats).toEqual({ title: dinner.recipe!.title, here: false });
  const to = { day: 4, slot: 'breakfast' };
  const moved = (await act(ada, swapped, 'move', { day: 3, slot: 'breakfast', to })).json<MealPlan>();
  const again = await make(ada, { version: moved.version });
  expect(recipeOf(dish(again, 2, 'dinner'))).not.toBe(recipeOf(dinner));
  expect(dish(again, 4, 'breakfast')).toMatchObject({ recipe: breakfast.recipe, plate: breakfast.plate });
  expect(dish(again, 3, 'breakfast').locked).toBe(true);
  const next = await nextWeek(ada, plan);
  expect(recipeOf(dish(next, 1, 'dinner'))).toBe(recipeOf(dinner));
  expect(dish(next, 2, 'breakfast')).toMatchObject({ recipe: breakfast.recipe, plate: breakfast.plate });
});

it('is not planned for who must not eat it, nor without its recipe, and says so', async () => {
  const ada = await pro();
  const [toast, pie] = [await write(ada, 'Cheese toast'), await write(ada, 'Cheese pie')];
  const today = new Date().toISOString().slice(0, 10);
  await put(ada, { date: dayAfter(today, 2), slot: 'dinner', recipe: toast });
  const plan = await put(ada, { date: dayAfter(today, 3), slot: 'dinner', recipe: pie });
  await repeat(ada, plan, 2, 'dinner');
  await repeat(ada, plan, 3, 'dinner');
  const goals = { calories: null, protein: null, carbs: null, fat: null };
  const mia = { name: 'Mia', diets: [], allergens: ['milk'], goals, portion: 1 };
  await t.call('POST', '/api/household', { token: ada.token, body: mia });
  await t.call('DELETE', `/api/recipes/${pie}`, { token: ada.token });
  const next = await nextWeek(ada, plan);
  expect(dish(next, 1, 'dinner').repeats).toEqual({ title: 'Cheese toast', here: false });
  expect(dish(next, 1, 'dinner').notFor).toEqual([]);
  expect(dish(next, 1, 'dinner').recipe).not.toBeNull();
  expect(dish(next, 2, 'dinner').recipe).not.toBeNull();
  expect(next.notes.join(' ')).toMatch(
    /Cheese toast repeats for \w+’s dinner, but is not for Mia \(contains milk\)/,
  );
  expect(next.notes.join(' ')).toMatch(/What repeats for \w+’s dinner is gone/);
});

it('repeats a note and a meal that is usually not planned, but no leftovers and nothing empty', async () => {
  const ada = await pro();
  const today = new Date().toISOString().slice(0, 10);
  await t.call('PUT', '/api/plan/wishes', {
    token: ada.token,
    body: {
      weekdayMinutes: null,
      newRecipes: null,
      meals: {
        breakfast: [],
        lunch: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        dinner: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        snack: [],
      },
    },
  });
  const plan = await make(ada);
  expect((await repeat(ada, plan, 1, 'breakfast')).statusCode).toBe(400);
  for (const [day, { meals }] of plan.days.entries())
    for (const { slot, leftover } of meals)
      if (leftover) expect((await repeat(ada, plan, day, slot)).body).toContain('leftovers');
  const noted = await put(ada, { date: dayAfter(today, 2), slot: 'breakfast', note: 'Pancakes at Gran’s' });
  expect((await repeat(ada, noted, 2, 'breakfast')).statusCode).toBe(200);
  const next = await nextWeek(ada, plan);
  expect(dish(next, 1, 'breakfast')).toMatchObject({ note: 'Pancakes at Gran’s', planned: true });
  expect(dish(next, 2, 'breakfast')).toMatchObject({ note: null, planned: false, repeats: null });
});

it('comes along into another household, is exported, and ends with the account', async () => {
  const [ada, ben, free] = [await pro(), await pro(), await t.signUp()];
  const own = await make(ben);
  await repeat(ben, own, 5, 'dinner');
  const call = (who: { token: string }, url: string, body: object) =>
    t.call('POST', url, { token: who.token, body });
  const { path } = (await call(ada, '/api/household/invitations', {})).json<{ path: string }>();
  await call(ben, `/api/invitations/${path.split('/')[2]}/accept`, { bring: true });
  expect(await rowsOf(ada.householdId)).toMatchObject([{ slot: 'dinner' }]);
  const room = t.container.rooms.find(({ name }) => name === 'plan')!;
  const exported: unknown[] = [];
  for await (const row of room.personal!.export!(ada.id, ada.householdId).planRepeats!) exported.push(row);
  expect(exported).toMatchObject([{ slot: 'dinner', meal: { recipe: recipeOf(dish(own, 5, 'dinner')) } }]);
  const body = { version: own.version, day: 5, slot: 'dinner', repeats: true };
  const refused = await t.call('PUT', `/api/plan/${own.id}/repeat`, { token: free.token, body });
  expect(refused.statusCode).toBe(403);
  await t.container.db.pool.query('delete from users where household_id = $1', [ada.householdId]);
  expect(await rowsOf(ada.householdId)).toEqual([]);
});
