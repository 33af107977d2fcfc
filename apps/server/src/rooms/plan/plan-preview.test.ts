import { fileURLToPath } from 'node:url';
import type { PlanPreview } from '@crisper/contract/plan/plan';
import { dayAfter } from '@crisper/kitchen/calendar';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from '../recipes/book/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
});
afterAll(() => t.close());

const previewOf = async (token: string) =>
  (await t.call('GET', '/api/plan/preview', { token })).json<PlanPreview>();

it('shows a household without Pro one week: its first day whole, of the others the names alone', async () => {
  const { token } = await t.signUp();
  await t.call('PATCH', '/api/household/self', { token, body: { diets: ['vegan'], allergens: ['peanuts'] } });
  const preview = await previewOf(token);
  expect(preview.open.meals.length).toBeGreaterThanOrEqual(3);
  const { recipe } = preview.open.meals.find(({ slot }) => slot === 'dinner')!;
  const dish = (await t.call('GET', `/api/recipes/${recipe!.id}`, { token })).json<{ diets: string[] }>();
  expect(dish.diets).toContain('vegan');
  expect(preview.veiled.map(({ date }) => date)).toEqual(
    [1, 2, 3, 4, 5, 6].map((days) => dayAfter(preview.open.date, days)),
  );
  for (const { meals } of preview.veiled) {
    expect(meals.length).toBeGreaterThan(0);
    for (const meal of meals) expect(Object.keys(meal).sort()).toEqual(['slot', 'title']);
  }
  expect(await previewOf(token)).toEqual(preview);

  // It is no plan, it fills no list, and planning stays refused.
  const plan = (await t.call('GET', '/api/plan', { token })).json<{ plan: unknown; mayPlan: boolean }>();
  expect(plan).toMatchObject({ plan: null, mayPlan: false });
  expect((await t.call('GET', '/api/shopping', { token })).json<{ items: [] }>().items).toEqual([]);
  expect((await t.call('POST', '/api/plan', { token, body: {} })).statusCode).toBe(403);
});

it('opens no other day as the days go by, and makes another week when this one is over', async () => {
  const { token } = await t.signUp();
  const first = await previewOf(token);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date(`${dayAfter(first.open.date, 6)}T12:00:00Z`));
  expect((await previewOf(token)).open).toEqual(first.open);
  vi.setSystemTime(new Date(`${dayAfter(first.open.date, 7)}T12:00:00Z`));
  expect((await previewOf(token)).open.date).toBe(dayAfter(first.open.date, 7));
});
