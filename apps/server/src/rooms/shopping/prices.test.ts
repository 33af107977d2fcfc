import { randomUUID } from 'node:crypto';
import type { recipeCost } from '@crisper/contract/shopping/prices';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subscribed } from '../../testing/pro.ts';
import { askAs, familyOf, type Person } from '../../testing/shopping/household-simulation-routes.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const SOUP = `---\ntitle: Onion Soup\nservings: 2\ncourse: dinner\n---\n
Fry @onion{2} in @butter{20%g} with @lemon juice{1%tbsp} and @salt{1%tsp}.\n`;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const recipe = finishRecipe(readCooklang(SOUP)!, { id: 'soup', slug: 'soup', origin: 'cookbook' });
  await upsertMany(t.container.db.orm, [{ recipe }]);
});
afterAll(() => t.close());

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString();
const euros = (minor: number, per = 'pack', pack = '1') => ({ minor, currency: 'EUR', per, pack });
const price = (by: Person, key: string, said: unknown, minute = 1) =>
  t.call('PUT', '/api/shopping/prices', {
    token: by.token,
    body: { thing: { key }, price: said, at: at(minute), idempotencyKey: randomUUID() },
  });
const add = (by: Person, name: string) => askAs(t, 'POST', '/api/shopping', by, { id: randomUUID(), name });
const list = (by: Person) => askAs(t, 'GET', '/api/shopping', by);
const costOf = async (by: Person, servings: number) =>
  (await t.call('GET', `/api/shopping/costs/soup?servings=${servings}`, { token: by.token })).json<
    z.output<typeof recipeCost.response>
  >();
const costs = ({ items }: ShoppingList) => items.map(({ name, cost }) => [name, cost.metric]);

it('says what a line costs where somebody entered a price, and nothing where nobody did', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  for (const name of ['3 onions', 'soap']) await add(ada, name);
  const { version } = await list(ben);
  expect((await price(ada, 'onion', euros(40))).statusCode).toBe(200);
  const seen = await list(ben);
  expect(costs(seen)).toEqual([
    ['3 onions', 120],
    ['soap', null],
  ]);
  expect(seen.items[0]!.price).toEqual(euros(40));
  expect(seen.version).toBeGreaterThan(version);
  // Another household’s list knows nothing of it.
  expect(costs(await add(await t.signUp(), '3 onions'))).toEqual([['3 onions', null]]);
});

it('lets the later of two prices count, whichever arrives first, and one that was taken away stay away', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  await add(ada, '1 onion');
  await price(ada, 'onion', euros(50), 5);
  await price(ben, 'onion', euros(30), 4);
  expect(costs(await list(ada))).toEqual([['1 onion', 50]]);
  await price(ada, 'onion', null, 7);
  await price(ben, 'onion', euros(30), 6);
  expect(costs(await list(ada))).toEqual([['1 onion', null]]);
});

it('adds up what a recipe uses for these servings, and says of how many things', async () => {
  const ada = await t.signUp();
  expect(await costOf(ada, 2)).toEqual({ sums: [], known: 0, of: 4 });
  await price(ada, 'onion', euros(40));
  // Lemons are bought for their juice.
  await price(ada, 'lemon', euros(60));
  const cost = await costOf(ada, 2);
  expect([cost.known, cost.of]).toEqual([2, 4]);
  expect(cost.sums[0]!.minor).toBeGreaterThan(80);
  expect(cost.sums[0]!.minor).toBeLessThan(140);
  expect((await costOf(ada, 4)).sums[0]!.minor).toBeCloseTo(cost.sums[0]!.minor * 2, -1);
  await price(ada, 'lemon', { ...euros(50), currency: 'CHF' }, 2);
  expect((await costOf(ada, 2)).sums.map(({ currency }) => currency)).toEqual(['CHF', 'EUR']);
});

it('says what the planned week uses up; without a plan there is nothing to say', async () => {
  const ada = await subscribed(t);
  const ofPlan = async () => (await t.call('GET', '/api/plan/cost', { token: ada.token })).json();
  expect(await ofPlan()).toEqual({ cost: null });
  const made = await t.call('POST', '/api/plan', { token: ada.token, body: {} });
  expect(made.statusCode).toBe(200);
  const { cost } = await ofPlan();
  expect(cost).toMatchObject({ sums: [], known: 0 });
  expect(cost.of).toBeGreaterThan(5);
});

it('refuses prices that no shop has', async () => {
  const ada = await t.signUp();
  const bad = [
    ...[-1, 0.5, 100_000_001, '40', Number.NaN].map((minor) => ({ ...euros(1), minor })),
    ...['ZZZ', 'eur', '€', ''].map((currency) => ({ ...euros(1), currency })),
    ...[{ per: 'ton' }, { pack: 'x'.repeat(61) }, { pack: 'a\u0000' }].map((more) => ({
      ...euros(1),
      ...more,
    })),
    5,
  ];
  for (const one of bad) expect((await price(ada, 'onion', one)).statusCode, JSON.stringify(one)).toBe(400);
  expect((await price(ada, '', euros(1))).statusCode).toBe(400);
  expect((await price(ada, 'k'.repeat(201), euros(1))).statusCode).toBe(400);
  for (const servings of [0, -1, 1000, 'x'])
    expect((await t.call('GET', `/api/shopping/costs/soup?servings=${servings}`, ada)).statusCode).toBe(400);
});
