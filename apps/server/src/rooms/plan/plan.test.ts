import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { MealPlan } from '@crisper/contract/plan/plan';
import { WEEKDAYS } from '@crisper/contract/plan/plan-wishes';
import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
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
const make = (token: string, body: object = {}) => t.call('POST', '/api/plan', { token, body });
const list = async (token: string) =>
  (await t.call('GET', '/api/shopping', { token })).json<{ items: ShoppingItem[] }>().items;
const dish = (plan: MealPlan, day: number, slot: string) =>
  plan.days[day]!.meals.find((meal) => meal.slot === slot)!;

it('plans a week on target, swaps once, locks, and plans the rest again', async () => {
  const { token } = await pro();
  const [first, second] = await Promise.all([make(token), make(token)]);
  const plan = first.json<MealPlan>();
  expect(second.json<MealPlan>().id).toBe(plan.id);
  expect(plan.days).toHaveLength(7);
  expect(plan.days.every((day) => Math.abs(day.off.calories) <= 0.1 && day.meals.length === 4)).toBe(true);
  expect(Math.abs(plan.week.off.calories)).toBeLessThanOrEqual(0.05);
  expect(plan.targets).toEqual({ calories: 2000, protein: 0, carbs: 0, fat: 0 });
  const leftovers = plan.days.flatMap(({ meals }) => meals.filter(({ leftover }) => leftover));
  expect(leftovers.length).toBeGreaterThan(0);
  for (const { keeping } of leftovers) {
    expect(keeping!.days).toBeGreaterThanOrEqual(1);
    expect(keeping!.reheat).toMatch(/^(?:Warm it|Good cold)/);
  }
  expect(plan.days.flatMap(({ meals }) => meals).filter(({ keeping }) => keeping)).toEqual(leftovers);

  const swap = (version: number) =>
    t.call('POST', `/api/plan/${plan.id}/swap`, { token, body: { version, day: 2, slot: 'dinner' } });
  const [one, two] = await Promise.all([swap(plan.version), swap(plan.version)]);
  const swapped = one.json<MealPlan>();
  expect(two.json<MealPlan>()).toMatchObject({ version: swapped.version, days: swapped.days });
  expect(dish(swapped, 2, 'dinner').recipe!.id).not.toBe(dish(plan, 2, 'dinner').recipe!.id);
  expect(dish(swapped, 2, 'breakfast').recipe).toEqual(dish(plan, 2, 'breakfast').recipe);
  expect((await swap(plan.version + 7)).statusCode).toBe(409);

  const lock = { version: swapped.version, day: 2, slot: 'dinner', locked: true };
  const locked = (await t.call('POST', `/api/plan/${plan.id}/lock`, { token, body: lock })).json<MealPlan>();
  const again = (await make(token, { version: locked.version })).json<MealPlan>();
  expect(dish(again, 2, 'dinner')).toMatchObject({ recipe: dish(swapped, 2, 'dinner').recipe, locked: true });
  const titles = (of: MealPlan) => of.days.map((day) => day.meals.map((meal) => meal.recipe?.id));
  expect(titles(again)).not.toEqual(titles(locked));
});

it('writes the list by aisle, keeps the later tick, and puts what was bought into the pantry', async () => {
  const { token } = await pro();
  await t.call('POST', '/api/pantry', { token, body: { items: [{ name: 'onion' }, { name: 'garlic' }] } });
  const plan = (await make(token)).json<MealPlan>();
  const items = await list(token);
  expect(items.length).toBeGreaterThan(10);
  expect(items.some(({ food }) => food === 'onion' || food === 'garlic')).toBe(false);
  expect(new Set(items.map(({ food, name }) => food ?? name)).size).toBe(items.length);
  const bought = items.filter(({ asked }) => asked === null);
  const aisles = bought.map(({ aisle }) => aisle);
  expect(aisles.filter((aisle, at) => aisle !== aisles[at - 1])).toEqual([...new Set(aisles)]);

  const id = crypto.randomUUID();
  for (let times = 0; times < 2; times++)
    await t.call('POST', '/api/shopping', { token, body: { id, name: 'Paper towels' } });
  expect((await list(token)).filter(({ name }) => name === 'Paper towels')).toHaveLength(1);

  await t.call('POST', `/api/plan/${plan.id}/swap`, {
    token,
    body: { version: plan.version, day: 6, slot: 'snack' },
  });

  // Ticked only after the swap, because a swap that needs more of an item removes its tick.
  const after = await list(token);
  expect(after.some(({ parts }) => parts.includes(`hand:${id}`))).toBe(true);
  const thing = after.find(({ food, asked }) => food !== null && asked === null)!;
  const tick = (ticked: boolean, at: string) =>
    t.call('PATCH', '/api/shopping', { token, body: { ticks: [{ id: thing.id, ticked, at }] } });
  await tick(true, '2026-01-01T10:00:00.000Z');
  await tick(false, '2026-01-01T09:00:00.000Z');
  expect((await list(token)).find(({ id }) => id === thing.id)!.ticked).toBe(true);

  const stored = await t.call('POST', '/api/shopping/store', { token });
  expect(stored.json<{ stored: number }>().stored).toBe(1);
  const pantry = (await t.call('GET', '/api/pantry', { token })).json<{ items: { food: string }[] }>();
  expect(pantry.items.map(({ food }) => food)).toContain(thing.food);
  expect((await list(token)).some((item) => item.id === thing.id)).toBe(false);
});

it('counts a tick with a key once: a late copy of it does not win over what came after', async () => {
  const { token } = await pro();
  const id = crypto.randomUUID();
  await t.call('POST', '/api/shopping', { token, body: { id, name: 'Salt' } });
  // A time in the future is set to the server's current time, which is later for the copy than for the original.
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const tick = (ticked: boolean, idempotencyKey: string) =>
    t.call('PATCH', '/api/shopping', { token, body: { ticks: [{ id, ticked, at }], idempotencyKey } });
  const copies = await Promise.all([tick(true, 'first tick'), tick(true, 'first tick')]);
  for (const copy of copies) expect(copy.json<{ items: ShoppingItem[] }>().items[0]!.ticked).toBe(true);
  await tick(false, 'second tick');
  expect((await tick(true, 'first tick')).statusCode).toBe(200);
  expect((await list(token))[0]!.ticked).toBe(false);
});

it('keeps a tick that a server with a slow clock takes after another server took one', async () => {
  const { token } = await t.signUp();
  const id = randomUUID();
  await t.call('POST', '/api/shopping', { token, body: { id, name: 'Leeks' } });
  const tick = (ticked: boolean) =>
    t.call('PATCH', '/api/shopping', {
      token,
      body: { ticks: [{ id, ticked, at: new Date().toISOString() }] },
    });
  expect((await tick(true)).statusCode).toBe(200);
  const real = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000);
  onTestFinished(() => clock.mockRestore());
  expect((await tick(false)).statusCode).toBe(200);
  expect((await list(token))[0]!.ticked).toBe(false);
});

it('cooks for the whole table and warns when somebody’s needs change', async () => {
  const { token } = await pro();
  const goals = { calories: 1000, protein: null, carbs: null, fat: null };
  const mia = { name: 'Mia', diets: ['vegetarian'], allergens: ['nuts'], goals, portion: 1 };
  await t.call('POST', '/api/household', { token, body: mia });
  const plan = (await make(token)).json<MealPlan>();
  expect(plan.eaters.map(({ name, share }) => [name, share]).at(1)).toEqual(['Mia', 0.5]);
  const dinner = plan.days[6]!.meals.find((meal) => meal.slot === 'dinner')!;
  expect(dinner.cook).toBeCloseTo(dinner.portions * 1.5, 2);
  expect(plan.days.some((day) => day.meals.some((meal) => meal.notFor.length > 0))).toBe(false);
  await t.call('PATCH', '/api/household/self', { token, body: { allergens: ['milk', 'gluten', 'eggs'] } });
  const later = (await t.call('GET', '/api/plan', { token })).json<{ plan: MealPlan }>().plan;
  expect(later.days.some((day) => day.meals.some((meal) => meal.notFor.length > 0))).toBe(true);
});

it('is honest when a table leaves little, and refuses in plain words when it leaves nothing', async () => {
  const { token } = await pro();
  const be = (body: object) => t.call('PATCH', '/api/household/self', { token, body });
  const goals = { calories: 2000, protein: 150, carbs: 250, fat: 67 };
  await be({ diets: ['vegan'], allergens: ['soybeans'], goals });
  const hard = (await make(token)).json<MealPlan>();
  expect(hard.days.some((day) => day.meals.some((meal) => meal.notFor.length > 0))).toBe(false);
  expect(hard.days.every((day) => day.onTarget)).toBe(false);
  expect(hard.notes.join(' ')).toMatch(/every goal within 10%/);
  await be({ diets: [...DIETS], allergens: [...ALLERGENS] });
  const nothing = await make(token, { version: hard.version, maxMinutes: 10 });
  expect(nothing.statusCode).toBe(409);
  expect(nothing.json<{ error: string }>().error).toMatch(/add a recipe of your own that fits/);
});

it('says what nobody can plan: 800 and 9,000 kcal a day', async () => {
  const { token } = await pro();
  const eat = (calories: number) =>
    t.call('PATCH', '/api/household/self', {
      token,
      body: { goals: { calories, protein: null, carbs: null, fat: null } },
    });
  await eat(800);
  const little = (await make(token)).json<MealPlan>();
  expect(little.notes.join(' ')).toMatch(/800 kcal a day is less than a grown body needs.*Ask a doctor/);
  await eat(9_000);
  const much = (await make(token, { version: little.version })).json<MealPlan>();
  expect(much.notes.join(' ')).toMatch(/9,000 kcal a day is more than four meals hold/);
});

it('takes any recipe or note, moves, clears, takes back, and offers five with why', async () => {
  const { token } = await pro();
  const today = new Date().toISOString().slice(0, 10);
  const put = (body: object) => t.call('POST', '/api/plan/meals', { token, body });
  const empty = (await put({ date: today, slot: 'dinner', note: 'Dinner at Sam’s' })).json<MealPlan>();
  expect(dish(empty, 0, 'dinner')).toMatchObject({ note: 'Dinner at Sam’s', recipe: null, locked: true });
  const full = (await make(token, { version: empty.version })).json<MealPlan>();
  expect(dish(full, 0, 'dinner').note).toBe('Dinner at Sam’s');
  expect(dish(full, 3, 'dinner').recipe).not.toBeNull();

  const act = (what: string, body: object) => t.call('POST', `/api/plan/${full.id}/${what}`, { token, body });
  const offered = (await act('alternatives', { version: full.version, day: 3, slot: 'dinner' })).json<{
    alternatives: { recipe: { id: string }; why: string[] }[];
  }>().alternatives;
  expect(offered).toHaveLength(5);
  expect(offered.every(({ why }) => why.length > 0)).toBe(true);
  const chosen = offered[2]!.recipe.id;
  const swapped = (
    await act('swap', { version: full.version, day: 3, slot: 'dinner', recipe: chosen })
  ).json<MealPlan>();
  expect(dish(swapped, 3, 'dinner').recipe!.id).toBe(chosen);

  const to = { day: 5, slot: 'dinner' };
  const moved = (
    await act('move', { version: swapped.version, day: 3, slot: 'dinner', to })
  ).json<MealPlan>();
  expect(dish(moved, 5, 'dinner').recipe!.id).toBe(chosen);
  expect(dish(moved, 3, 'dinner').recipe?.id).toBe(dish(swapped, 5, 'dinner').recipe?.id);
  const back = (await act('undo', { version: moved.version })).json<MealPlan>();
  expect(back.days).toEqual(swapped.days);

  const day = back.days[6]!.date;
  const placed = (await put({ date: day, slot: 'lunch', recipe: chosen })).json<MealPlan>();
  expect(dish(placed, 6, 'lunch')).toMatchObject({ recipe: { id: chosen }, locked: true, leftover: false });
  const cleared = (await put({ date: day, slot: 'lunch' })).json<MealPlan>();
  expect(dish(cleared, 6, 'lunch')).toMatchObject({ recipe: null, extras: [], locked: false });
  expect((await put({ date: '2100-01-01', slot: 'lunch' })).statusCode).toBe(400);
  expect((await put({ date: day, slot: 'lunch', recipe: 'no-such-recipe' })).statusCode).toBe(404);

  const wishes = { weekdayMinutes: 30, newRecipes: 4 };
  expect((await t.call('PUT', '/api/plan/wishes', { token, body: wishes })).json()).toMatchObject(wishes);
  const quick = (await make(token, { version: cleared.version })).json<MealPlan>();
  for (const { date, meals } of quick.days) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const dinner = meals.find(({ slot, locked }) => slot === 'dinner' && !locked);
    if (dinner?.recipe && weekday > 0 && weekday < 6)
      expect(dinner.recipe.totalTimeMin).toBeLessThanOrEqual(30);
  }
});

it('plans what a household says first, and says what it cannot', async () => {
  const { token } = await pro();
  const wish = (body: object) =>
    t.call('PUT', '/api/plan/wishes', { token, body: { weekdayMinutes: null, newRecipes: null, ...body } });
  const all = [...WEEKDAYS];
  expect((await wish({ budget: 0 })).body).toContain('choose €');
  expect((await wish({ without: ['glarp'] })).body).toContain('glarp');
  expect((await wish({ meals: { breakfast: [], lunch: [], dinner: [], snack: [] } })).statusCode).toBe(400);
  const asked = {
    meals: { breakfast: [], lunch: ['sat', 'sun'], dinner: all, snack: [] },
    dayMinutes: { wed: 20 },
    budget: 2,
    familiarity: 'familiar',
    without: ['mushrooms'],
  };
  expect((await wish(asked)).json()).toMatchObject(asked);
  const plan = (await make(token)).json<MealPlan>();
  for (const { date, meals, totals } of plan.days) {
    const weekday = WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;
    for (const meal of meals) {
      const wanted = meal.slot === 'dinner' || (meal.slot === 'lunch' && ['sat', 'sun'].includes(weekday));
      expect(meal.planned).toBe(wanted);
      if (!wanted) expect(meal).toMatchObject({ recipe: null, extras: [], cook: 0 });
    }
    expect(totals.calories).toBeGreaterThan(0);
    const dinner = meals.find(({ slot }) => slot === 'dinner')!;
    if (weekday === 'wed' && dinner.recipe && !dinner.leftover)
      expect(dinner.recipe.totalTimeMin).toBeLessThanOrEqual(20);
  }
  expect((await list(token)).map(({ food }) => food)).not.toContain('mushroom');
  // What a cook puts into a meal that is not planned is a meal of the plan.
  const put = { date: plan.days[1]!.date, slot: 'breakfast', recipe: plan.days[0]!.meals[2]!.recipe!.id };
  const after = (await t.call('POST', '/api/plan/meals', { token, body: put })).json<MealPlan>();
  expect(dish(after, 1, 'breakfast').planned).toBe(true);
});

it('plans one day again, without what it had, and leaves the other days and locked meals', async () => {
  const { token } = await pro();
  const plan = (await make(token)).json<MealPlan>();
  const lock = { version: plan.version, day: 2, slot: 'breakfast', locked: true };
  const locked = (await t.call('POST', `/api/plan/${plan.id}/lock`, { token, body: lock })).json<MealPlan>();
  const body = { version: locked.version, day: 2 };
  const again = (await t.call('POST', `/api/plan/${plan.id}/day`, { token, body })).json<MealPlan>();
  expect(dish(again, 2, 'breakfast')).toEqual(dish(locked, 2, 'breakfast'));
  expect(dish(again, 2, 'dinner').recipe!.id).not.toBe(dish(locked, 2, 'dinner').recipe!.id);
  const gone = dish(locked, 2, 'dinner').recipe!.id;
  for (const [at, day] of again.days.entries())
    for (const meal of day.meals) {
      if (at === 2) continue;
      const before = dish(locked, at, meal.slot);
      if (before.leftover && before.recipe!.id === gone)
        expect(meal.leftover && meal.recipe?.id === gone).toBe(false);
      else expect(meal.recipe?.id).toBe(before.recipe?.id);
    }
  expect(again.canUndo).toBe(true);
});

it('counts what was cooked as known, and keeps to the budget of new recipes', async () => {
  const recipesOf = (plan: MealPlan) =>
    new Set(plan.days.flatMap((day) => day.meals.flatMap(({ recipe }) => recipe?.id ?? [])));
  const others = recipesOf((await make((await pro()).token)).json<MealPlan>());
  const { token } = await pro();
  for (const recipeId of others)
    await t.call('POST', '/api/meals/from-recipe', { token, body: { recipeId, eatenAt: new Date() } });
  await t.call('PUT', '/api/plan/wishes', { token, body: { weekdayMinutes: null, newRecipes: 0 } });
  const mine = [...recipesOf((await make(token)).json<MealPlan>())];
  const known = mine.filter((id) => others.has(id)).length;
  expect(known / mine.length).toBeGreaterThan(0.6);
});

it('is Pro, somebody’s own, and part of the export', async () => {
  const free = await t.signUp();
  expect((await make(free.token)).statusCode).toBe(403);
  expect((await t.call('GET', '/api/plan', { token: free.token })).json()).toMatchObject({
    plan: null,
    mayPlan: false,
    wishes: { weekdayMinutes: null, newRecipes: null, meals: null, budget: null, without: [] },
  });
  const owner = await pro();
  const plan = (await make(owner.token)).json<MealPlan>();
  const stranger = await pro();
  const body = { version: plan.version, day: 0, slot: 'lunch' };
  const stolen = await t.call('POST', `/api/plan/${plan.id}/swap`, { token: stranger.token, body });
  expect(stolen.statusCode).toBe(404);
  for (const start of ['1900-01-01', '2100-01-01', 'soon'])
    expect((await make(stranger.token, { start })).statusCode).toBe(400);
  const room = t.container.rooms.find(({ name }) => name === 'plan')!;
  const sections = room.personal!.export!(owner.id, owner.householdId);
  const plans: unknown[] = [];
  for await (const row of sections.mealPlans!) plans.push(row);
  expect(plans).toHaveLength(1);
});
