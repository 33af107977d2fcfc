import { dailyNutrition, getGoals, nutritionInsights } from '@crisper/contract/nutrition/nutrition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
let token: string;
let pro: string;
let id: string;
let householdId: string;
beforeAll(async () => {
  t = await testApp();
  ({ token, id, householdId } = await t.signUp());
  const other = await t.signUp();
  pro = other.token;
  await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
    other.id,
  ]);
});
afterAll(() => t.close());

const GOALS = {
  dailyCalories: 1800,
  dailyProtein: 120,
  dailyCarbs: 200,
  dailyFat: 60,
  vitaminC: 90,
  iron: 18,
  calcium: 1000,
  fiber: 25,
  activityLevel: 'light',
  goal: 'maintain',
  gender: 'other',
  age: 30,
  heightFt: 5.75,
  weightLbs: 150.5,
};
const get = async (url: string, who = token) => (await t.call('GET', url, { token: who })).json();
const daily = async (query: string, who = token) =>
  dailyNutrition.response.parse(await get(`/api/nutrition/daily?${query}`, who));
const eat = (body: object, who = token) =>
  t.call('POST', '/api/meals', { token: who, body: { name: 'Meal', ...body } });

describe('goals', () => {
  it('are the usual ones until somebody sets their own', async () => {
    expect(getGoals.response.parse(await get('/api/nutrition/goals'))).toEqual({
      dailyCalories: 2000,
      dailyProtein: 150,
      dailyCarbs: 250,
      dailyFat: 67,
      vitaminC: 90,
      iron: 18,
      calcium: 1000,
      fiber: 25,
      activityLevel: 'moderate',
      goal: 'lose_weight',
      gender: 'female',
      age: null,
      heightFt: null,
      weightLbs: null,
      saved: false,
    });
    const set = (body: object) => t.call('POST', '/api/nutrition/goals', { token, body });
    expect((await set(GOALS)).json()).toEqual({ ...GOALS, saved: true });
    expect((await set({ ...GOALS, age: null })).statusCode).toBe(200);
    expect(await get('/api/nutrition/goals')).toEqual({ ...GOALS, age: null, saved: true });
    for (const wrong of [
      { dailyCalories: null },
      { dailyFat: 1.5 },
      { iron: -1 },
      { goal: 'fly' },
      { age: 0 },
    ])
      expect((await set({ ...GOALS, ...wrong })).statusCode).toBe(400);
    const room = t.container.rooms.find(({ name }) => name === 'nutrition')!;
    const exported: unknown[] = [];
    for await (const one of room.personal!.export!(id, householdId).nutritionGoals!) exported.push(one);
    expect(exported).toEqual([{ ...GOALS, age: null }]);
  });

  it('end the welcome with its last step, or when it is closed', async () => {
    const completed = async (who: string) => (await get('/api/auth/me', who)).user.onboardingCompleted;
    const [first, second] = [await t.signUp(), await t.signUp()];
    expect(await completed(first.token)).toBe(false);
    await t.call('POST', '/api/nutrition/goals', {
      token: first.token,
      body: { ...GOALS, onboardingCompleted: true },
    });
    expect(await completed(first.token)).toBe(true);
    await t.call('POST', '/api/nutrition/onboarding', { token: second.token });
    expect(await completed(second.token)).toBe(true);
  });
});

describe('days', () => {
  it('add up what was eaten on each of them, and the goals of all', async () => {
    const eggs = { items: [{ name: 'egg', food: 'egg', grams: 100 }] };
    await eat({ ...eggs, eatenAt: '2026-03-10T23:59:59Z' });
    await eat({ ...eggs, eatenAt: '2026-03-11T00:00:00Z' });
    await eat({ calories: 500, protein: 10, eatenAt: '2026-03-11T12:00:00Z' });
    await eat({ calories: 1, eatenAt: '2026-03-12T00:00:00Z' });
    const one = await daily('date=2026-03-11');
    expect(one).toMatchObject({ from: '2026-03-11', to: '2026-03-11', days: 1, meals: 2, incomplete: 1 });
    expect(one.totals).toMatchObject({ calories: 643, vitaminCMg: 0 });
    expect(one.targets).toMatchObject({ calories: 1800, vitaminCMg: 90, calciumMg: 1000 });
    const week = await daily('date=2026-03-11&days=7');
    expect(week.daily.map(({ day, calories }) => [day, calories])).toEqual([
      ['2026-03-05', 0],
      ['2026-03-06', 0],
      ['2026-03-07', 0],
      ['2026-03-08', 0],
      ['2026-03-09', 0],
      ['2026-03-10', 143],
      ['2026-03-11', 643],
    ]);
    expect(week.targets.calories).toBe(7 * 1800);
    expect(week.totals.calories).toBe(786);
    expect(week.daily[0]!.fiber).toBeNull();
    expect((await daily('date=2026-03-11&days=30')).daily).toHaveLength(30);
    const { rows } = await t.container.db.pool.query(
      `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day`,
    );
    expect((await daily('days=1')).to).toBe(rows[0].day);
  });

  it('are those of the place where somebody ate, summer time or not', async () => {
    const timeZone = 'Europe/Berlin';
    const traveler = await t.signUp();
    // A day of 25 hours: the clocks went back on October 26, 2025.
    for (const eatenAt of ['2025-10-25T22:00:00Z', '2025-10-26T00:30:00Z', '2025-10-26T22:59:00Z'])
      await eat({ calories: 100, eatenAt, timeZone }, traveler.token);
    await eat({ calories: 100, eatenAt: '2025-10-26T23:00:00Z', timeZone }, traveler.token);
    await eat({ calories: 7, eatenAt: '2025-10-26T23:00:00Z', timeZone: 'America/Chicago' }, traveler.token);
    const calories = async (date: string) => (await daily(`date=${date}`, traveler.token)).totals.calories;
    expect(await calories('2025-10-25')).toBe(0);
    expect(await calories('2025-10-26')).toBe(307);
    expect(await calories('2025-10-27')).toBe(100);
  });

  it.each(['date=1900-01-01', 'date=2100-01-01', 'date=2026-02-30', 'date=soon', 'days=2', 'days=366'])(
    'refuse %s in words',
    async (query) => {
      const answer = await t.call('GET', `/api/nutrition/daily?${query}`, { token });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toMatch(/^[A-Z]/);
      expect(answer.json().error).not.toMatch(/Invalid|expected/);
    },
  );

  it('need a session', async () => {
    for (const path of ['daily', 'goals', 'insights', 'export?from=2026-01-01&to=2026-01-02'])
      expect((await t.call('GET', `/api/nutrition/${path}`)).statusCode).toBe(401);
  });
});

describe('Pro', () => {
  it('tells when, how steadily and how well somebody ate', async () => {
    const at = (day: string, calories: number) => eat({ calories, eatenAt: `2026-05-${day}T12:30:00Z` }, pro);
    for (const [day, calories] of [
      ['01', 900],
      ['02', 2100],
      ['04', 1500],
      ['05', 1900],
    ] as const)
      await at(day, calories);
    const told = nutritionInsights.response.parse(
      await get('/api/nutrition/insights?date=2026-05-06&days=7', pro),
    );
    expect(told.timing).toEqual([{ hour: 12, meals: 4, calories: 6400 }]);
    expect(told.streak).toEqual({ current: 2, longest: 2 });
    expect(told.weeks).toHaveLength(8);
    expect(told.weeks.at(-1)).toMatchObject({ to: '2026-05-06', loggedDays: 4, calories: 1600 });
    expect([told.best, told.worst]).toEqual([
      { day: '2026-05-02', calories: 2100 },
      { day: '2026-05-01', calories: 900 },
    ]);
    const free = await t.call('GET', '/api/nutrition/insights', { token });
    expect([free.statusCode, free.json().code]).toEqual([403, 'limit_reached']);
  });

  const file = (format: string, who = pro) =>
    t.call('GET', `/api/nutrition/export?from=2026-06-01&to=2026-06-30&format=${format}`, { token: who });

  it('exports a range of days whose sums are those of the dashboard', async () => {
    const items = [
      { name: 'egg', food: 'egg', grams: 77 },
      { name: '=HYPERLINK("x"), "toast"', calories: 12.3 },
    ];
    await eat({ name: 'Brunch', items, calories: 100, eatenAt: '2026-06-15T10:00:00Z' }, pro);
    await eat({ calories: 50, eatenAt: '2026-06-30T23:00:00Z' }, pro);
    await eat({ calories: 5000, eatenAt: '2026-07-01T00:00:00Z' }, pro);
    const shown = (await daily('date=2026-06-30&days=30', pro)).totals.calories;

    const csv = await file('csv');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toContain('crisper-nutrition-2026-06-01-to-2026-06-30.csv');
    const [head = '', ...rows] = csv.body.trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(csv.body).toContain(`"'=HYPERLINK(""x""), ""toast"""`);
    const at = head.split(',').indexOf('calories_kcal') - head.split(',').length;
    const sum = rows.reduce((all, row) => all + Number(row.split(',').at(at)), 0);
    expect(sum).toBeCloseTo(shown, 5);

    const { meals } = (await file('json')).json();
    expect(meals.map(({ name }: { name: string }) => name)).toEqual(['Meal', 'Brunch']);

    const bundle = (await file('fhir')).json();
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    const [patient, , brunch] = bundle.entry;
    expect(brunch.resource).toMatchObject({
      resourceType: 'NutritionIntake',
      status: 'completed',
      subject: { reference: patient.fullUrl },
      occurrenceDateTime: '2026-06-15T10:00:00.000Z',
    });
    expect(brunch.resource.consumedItem[0]).toMatchObject({ amount: { value: 77, code: 'g' } });
    const energy = bundle.entry
      .slice(1)
      .map(
        ({ resource }: { resource: { ingredientLabel: unknown[] } }) =>
          (resource.ingredientLabel[0] as { amount: { value: number } }).amount.value,
      );
    expect(energy.reduce((all: number, one: number) => all + one, 0)).toBeCloseTo(shown, 5);
  });

  it('exports only for those who may, and only sensible ranges', async () => {
    expect((await file('csv', token)).json()).toMatchObject({ code: 'limit_reached' });
    expect((await file('xml')).statusCode).toBe(400);
    const turned = '/api/nutrition/export?from=2026-06-02&to=2026-06-01';
    expect((await t.call('GET', turned, { token: pro })).statusCode).toBe(400);
  });
});
