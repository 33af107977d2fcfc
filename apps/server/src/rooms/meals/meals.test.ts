import { randomUUID } from 'node:crypto';
import { type Meal, meal as mealShape } from '@crisper/contract/meals/meals';
import { foodById } from '@crisper/kitchen/foods/larder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const EGG = { name: 'egg', food: 'egg', grams: 100 };

let t: TestApp;
let cook: { id: string; householdId: string; token: string };
let stranger: { id: string; token: string };
beforeAll(async () => {
  t = await testApp();
  [cook, stranger] = [await t.signUp(), await t.signUp()];
});
afterAll(() => t.close());

const post = (body: object, token = cook.token) => t.call('POST', '/api/meals', { token, body });
const save = async (body: object, token = cook.token): Promise<Meal> => {
  const answer = await post({ name: 'Meal', ...body }, token);
  expect(answer.statusCode, answer.body).toBe(201);
  return mealShape.parse(answer.json());
};
const list = async (query = '', token = cook.token): Promise<{ meals: Meal[]; cursor: string | null }> =>
  (await t.call('GET', `/api/meals${query}`, { token })).json();

describe('a meal', () => {
  it('as the page sends it: figures as typed, the rest 0 or unknown', async () => {
    const meal = await save({ name: ' Soup ', calories: 210, ingredients: ['leek'], time: '12:30 PM' });
    expect(meal).toMatchObject({ name: 'Soup', calories: 210, protein: 0, fiber: null, source: 'typed' });
    expect(meal).toMatchObject({ ingredients: ['leek'], range: null, incomplete: true, timeZone: 'UTC' });
    expect(meal.items).toMatchObject([{ name: 'Soup', food: null, grams: null, calories: 210 }]);
    expect(meal.time).toMatch(/^\d{1,2}:\d\d [AP]M$/);
    expect((await save({ name: 'Water' })).ingredients).toEqual([]);
  });

  it('of foods has the figures of the table, whatever the client claims', async () => {
    const meal = await save({
      items: [
        { ...EGG, calories: 9999 },
        { ...EGG, grams: 50, estimated: true },
      ],
    });
    const { energyKcal } = foodById('egg')!.per100g;
    expect(meal.calories).toBeCloseTo(energyKcal * 1.5, 1);
    expect(meal.items[0]).toMatchObject({ fdcId: foodById('egg')!.fdcId, grams: 100, estimated: false });
    expect(meal.range![0]).toBeLessThan(meal.calories);
    expect(meal.ingredients).toEqual(['egg', 'egg']);
  });

  it("that is the person's own word adds up all the same", async () => {
    const meal = await save({ items: [EGG], calories: 100, protein: 20 });
    expect(meal).toMatchObject({ calories: 100, protein: 20 });
    expect(meal.items[1]).toMatchObject({ name: 'Correction by hand', food: null });
    expect(meal.items[0]!.calories + meal.items[1]!.calories).toBeCloseTo(100, 5);
    const rounded = await save({ items: [EGG], calories: 143, protein: 13 });
    expect(rounded.items).toHaveLength(1);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['negative grams', { items: [{ ...EGG, grams: -5 }] }],
    ['a food without a weight', { items: [{ ...EGG, grams: null }] }],
    ['an unknown food', { items: [{ ...EGG, food: 'unicorn' }] }],
    ['text for a number', { calories: 'many' }],
    ['negative calories', { calories: -1 }],
    ['items below nothing', { items: [{ name: 'air', calories: -10 }] }],
    ['the year 1900', { eatenAt: '1900-01-01T12:00:00Z' }],
    ['the year 2100', { eatenAt: '2100-01-01T12:00:00Z' }],
    ['a thirteenth month', { eatenAt: '2026-13-01T12:00:00Z' }],
    ['61 items', { items: Array(61).fill(EGG) }],
  ])('with %s is refused in words', async (_, body) => {
    const answer = await post({ name: 'Meal', ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatch(/^[A-Z].+[.?]$/);
  });

  it('is logged once, however often and from wherever the same key comes', async () => {
    const eater = await t.signUp();
    const bodies = Array.from({ length: 40 }, (_, at) => ({
      name: `Meal ${at % 20}`,
      items: [EGG],
      idempotencyKey: `key-number-${at % 20}`,
    }));
    const answers = await Promise.all(bodies.map((body) => post(body, eater.token)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    const { meals } = await list('?limit=200', eater.token);
    expect(meals).toHaveLength(20);
    expect(new Set(answers.map((answer) => answer.json<Meal>().id))).toEqual(
      new Set(meals.map(({ id }) => id)),
    );
    // The same key by another person is a different key.
    await save({ idempotencyKey: 'key-number-1' });
  });

  it('stays deleted when its key comes again, even after the row is gone', async () => {
    const eater = await t.signUp();
    const body = { name: 'Late lunch', items: [EGG], idempotencyKey: 'late-lunch' };
    const { id } = (await post(body, eater.token)).json<Meal>();
    await t.call('DELETE', `/api/meals/${id}`, { token: eater.token });
    expect((await post(body, eater.token)).json<Meal>().id).toBe(id);
    await t.container.db.pool.query('delete from meals where id = $1', [id]);
    const again = await post(body, eater.token);
    expect([again.statusCode, again.json().error]).toEqual([404, 'This meal was logged and then deleted.']);
    expect((await list('', eater.token)).meals).toEqual([]);
  });

  it('is the same again when the meal that it repeats is gone by the second time', async () => {
    const { id } = await save({ items: [EGG] });
    const again = () =>
      t.call('POST', `/api/meals/${id}/repeat`, {
        token: cook.token,
        body: { idempotencyKey: `again-${id.slice(0, 8)}` },
      });
    const first = (await again()).json<Meal>();
    await t.call('DELETE', `/api/meals/${id}`, { token: cook.token });
    const second = await again();
    expect([second.statusCode, second.json<Meal>().id]).toEqual([201, first.id]);
  });

  it('is eaten at the time that is given, on the person’s clock', async () => {
    const at = async (time: string, timeZone = 'America/New_York') => (await save({ time, timeZone })).time;
    expect(await at('12:30 PM')).toBe('12:30 PM');
    expect(await at('7 am')).toBe('7:00 AM');
    expect(await at('19:05')).toBe('7:05 PM');
    expect(await at('12:15\u202fAM')).toBe('12:15 AM');
    expect((await save({ time: '3:00 AM', eatenAt: '2026-03-01T12:00:00Z', timeZone: 'UTC' })).time).toBe(
      '12:00 PM',
    );
    for (const time of ['25:00', '13 PM', '12:75', 'noon', '7'])
      expect((await post({ name: 'Meal', time })).statusCode).toBe(201);
  });

  it('belongs to the day of the place where it was eaten', async () => {
    const at = async (eatenAt: string, timeZone: string) => {
      const { day, time } = await save({ eatenAt, timeZone });
      return `${day} ${time}`;
    };
    expect(await at('2026-03-01T04:59:59Z', 'America/New_York')).toBe('2026-02-28 11:59 PM');
    expect(await at('2026-03-01T05:00:00Z', 'America/New_York')).toBe('2026-03-01 12:00 AM');
    expect(await at('2026-03-01T23:30:00Z', 'Pacific/Auckland')).toBe('2026-03-02 12:30 PM');
    // Clocks go forward in New York on March 8 and back on November 1.
    expect(await at('2026-03-08T06:59:00Z', 'America/New_York')).toBe('2026-03-08 1:59 AM');
    expect(await at('2026-03-08T07:00:00Z', 'America/New_York')).toBe('2026-03-08 3:00 AM');
    expect(await at('2026-03-09T03:59:00Z', 'America/New_York')).toBe('2026-03-08 11:59 PM');
    expect(await at('2025-11-03T04:59:00Z', 'America/New_York')).toBe('2025-11-02 11:59 PM');
    expect(await at('2026-06-01T12:00:00+05:30', 'Not/AZone')).toBe('2026-06-01 6:30 AM');
  });
});

describe('a logged meal', () => {
  it('can be changed, deleted and brought back', async () => {
    const { id } = await save({ items: [EGG], source: 'photo' });
    const at = `/api/meals/${id}`;
    const changed = await t.call('PUT', at, {
      token: cook.token,
      body: { name: 'Two eggs', items: [EGG, EGG], eatenAt: '2026-05-05T08:00:00Z' },
    });
    expect(changed.json()).toMatchObject({ id, name: 'Two eggs', day: '2026-05-05', source: 'photo' });
    expect(changed.json<Meal>().items).toHaveLength(2);
    const seen = async () => (await list('?date=2026-05-05')).meals.map((meal) => meal.id);
    expect(await seen()).toEqual([id]);
    expect((await t.call('DELETE', at, { token: cook.token })).json()).toEqual({ ok: true });
    expect(await seen()).toEqual([]);
    expect((await t.call('DELETE', at, { token: cook.token })).statusCode).toBe(404);
    expect((await t.call('POST', `${at}/restore`, { token: cook.token })).json()).toMatchObject({ id });
    expect(await seen()).toEqual([id]);
    await t.call('DELETE', at, { token: cook.token });
    await t.container.db.pool.query(
      `update meals set deleted_at = now() - interval '2 hours' where id = $1`,
      [id],
    );
    const room = t.container.rooms.find(({ name }) => name === 'meals')!;
    await room.jobs![0]!.run({});
    expect((await t.call('POST', `${at}/restore`, { token: cook.token })).statusCode).toBe(404);
  });

  it("is nobody else's, and is gone when it is gone", async () => {
    const { id } = await save({});
    const calls = [
      ['DELETE', `/api/meals/${id}`, undefined],
      ['PUT', `/api/meals/${id}`, { name: 'Mine now' }],
      ['POST', `/api/meals/${id}/repeat`, {}],
      ['POST', `/api/meals/${id}/restore`, undefined],
    ] as const;
    for (const [method, url, body] of calls) {
      const asked = { token: stranger.token, ...(body && { body }) };
      expect((await t.call(method, url, asked)).statusCode, url).toBe(403);
      const gone = url.replace(id, '00000000-0000-4000-8000-000000000000');
      expect((await t.call(method, gone, asked)).statusCode, gone).toBe(404);
      expect((await t.call(method, url, body && { body })).statusCode).toBe(401);
    }
    expect((await list('', stranger.token)).meals).toEqual([]);
  });

  it('can be had again, and is offered once', async () => {
    const eater = await t.signUp();
    const first = await save(
      { name: 'Porridge', items: [EGG], eatenAt: '2026-01-01T08:00:00Z' },
      eater.token,
    );
    await save({ name: 'Lunch' }, eater.token);
    const body = { idempotencyKey: 'again-please' };
    const again = await t.call('POST', `/api/meals/${first.id}/repeat`, { token: eater.token, body });
    expect(again.json()).toMatchObject({ name: 'Porridge', calories: first.calories, items: first.items });
    expect(again.json<Meal>().id).not.toBe(first.id);
    const { meals } = (await t.call('GET', '/api/meals/recent', { token: eater.token })).json();
    expect(meals.map(({ name }: Meal) => name)).toEqual(['Porridge', 'Lunch']);
    expect(meals[0].id).toBe(again.json<Meal>().id);
  });

  it('is listed by days and in pages', async () => {
    const eater = await t.signUp();
    for (const day of ['01', '02', '03', '04'])
      await save({ name: day, eatenAt: `2026-04-${day}T12:00:00Z` }, eater.token);
    const names = async (query: string) => (await list(query, eater.token)).meals.map(({ name }) => name);
    expect(await names('')).toEqual(['04', '03', '02', '01']);
    expect(await names('?date=2026-04-03&days=2')).toEqual(['03', '02']);
    const page = await list('?limit=3', eater.token);
    expect(await names(`?limit=3&cursor=${page.cursor}`)).toEqual(['01']);
    expect((await t.call('GET', '/api/meals?cursor=nonsense', { token: eater.token })).statusCode).toBe(400);
  });
});

it('logs what is in a cooked recipe, in one call', async () => {
  const recipeData = {
    title: 'Eggs',
    ingredients: ['4 eggs', '1 tbsp butter'],
    instructions: ['Fry.'],
    servings: 2,
  };
  await t.call('POST', '/api/favorites', { token: cook.token, body: { recipeId: 'only-here', recipeData } });
  const [card] = (await t.call('GET', '/api/favorites', { token: cook.token })).json().recipes;
  const log = (body: object, token = cook.token) => t.call('POST', '/api/meals/from-recipe', { token, body });
  const meal = (await log({ recipeId: card.id, servings: 2 })).json<Meal>();
  expect(meal).toMatchObject({ name: 'Eggs', source: 'recipe', recipeId: card.id });
  expect(Math.round(meal.calories)).toBe(2 * card.calories);
  expect(meal.items).toMatchObject([{ food: 'egg', grams: 200 }, { food: 'butter' }]);
  expect((await log({ recipeId: 'no-such-recipe' })).statusCode).toBe(404);
  expect((await log({ recipeId: card.id }, stranger.token)).statusCode).toBe(404);
});

it.each([
  [1, ['200 g spaghetti', '120 g pancetta', '2 eggs', '50 g parmesan', '1 clove garlic']],
  [1.5, ['1 onion', '2 carrots', '250 g red lentils', '1 can tomatoes', '2 tbsp olive oil', '1 tsp cumin']],
  [0.5, ['3 eggs', '80 ml milk', '150 g flour', '1 banana', '30 g butter', '2 tbsp maple syrup']],
])('logs %s servings with the digits of the recipe’s page', async (servings, ingredients) => {
  const recipeData = {
    title: `Dish of ${ingredients[0]}`,
    ingredients,
    instructions: ['Cook.'],
    servings: 3,
  };
  await t.call('POST', '/api/favorites', { token: cook.token, body: { recipeId: 'x', recipeData } });
  const [card] = (await t.call('GET', '/api/favorites', { token: cook.token })).json().recipes;
  const page = (await t.call('GET', `/api/recipes/${card.id}`, { token: cook.token })).json();
  const shown = (figure: number) => Math.round(figure * servings);
  const { calories, range } = page.nutritionPerServing;
  const body = { recipeId: card.id, servings };
  const meal = (await t.call('POST', '/api/meals/from-recipe', { token: cook.token, body })).json<Meal>();
  expect([Math.round(meal.calories), meal.range]).toEqual([shown(calories), range.map(shown)]);
  const again = (
    await t.call('POST', `/api/meals/${meal.id}/repeat`, { token: cook.token, body: {} })
  ).json();
  expect([again.calories, again.range]).toEqual([meal.calories, meal.range]);
});

it('exports every meal of the person, and forgets them with the account', async () => {
  const room = t.container.rooms.find(({ name }) => name === 'meals')!;
  const names: string[] = [];
  for await (const meal of room.personal!.export!(cook.id, cook.householdId).meals!)
    names.push((meal as Meal).name);
  expect(names).toHaveLength((await list('?limit=200')).meals.length);
  await t.container.db.pool.query('delete from users where id = $1', [cook.id]);
  const { rows } = await t.container.db.pool.query('select 1 from meals where user_id = $1', [cook.id]);
  expect(rows).toEqual([]);
});

it('logs a meal with an id of the program’s own once, and tells nothing of another’s', async () => {
  const id = randomUUID();
  const soup = { id, name: 'Soup', calories: 90 };
  const [owner, other] = [await t.signUp(), await t.signUp()];
  const [first, again] = [await save(soup, owner.token), await save(soup, owner.token)];
  expect([first.id, again]).toEqual([id, first]);
  const taken = await post({ ...soup, name: 'Salt' }, other.token);
  expect([taken.statusCode, taken.body.includes('Soup')]).toEqual([404, false]);
});
