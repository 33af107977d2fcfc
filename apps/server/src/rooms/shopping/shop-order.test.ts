import { randomUUID } from 'node:crypto';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { SHOP_SECTIONS, type ShopSection } from '@crisper/contract/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { askAs, familyOf, type Person } from '../../testing/shopping/household-simulation-routes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** One thing of each of these sections. */
const THINGS = { dairy: 'milk', produce: 'onion', frozen: 'ice cream', shelf: 'flour' } as const;
type Visited = keyof typeof THINGS;
const DAY = Date.UTC(2026, 0, 5, 10);

const list = (by: Person) => askAs(t, 'GET', '/api/shopping', by);
const set = (by: Person, sections: readonly string[] | null) =>
  t.call('PUT', '/api/shopping/order', { token: by.token, body: { sections } });
const groceries = ({ lists }: ShoppingList) => lists[0]!;
const placesOf = (shown: ShoppingList, among: readonly ShopSection[]) =>
  groceries(shown).sections.filter((section) => among.includes(section));

/** Writes a list and ticks it off in this order, minutes apart. */
async function shop(by: Person, order: readonly Visited[], day: number, minutes = 1): Promise<ShoppingList> {
  for (const section of order) {
    const id = randomUUID();
    await askAs(t, 'POST', '/api/shopping', by, { id, name: THINGS[section] });
  }
  const { items } = await list(by);
  for (const [place, section] of order.entries()) {
    const { id, parts } = items.find(({ name }) => name === THINGS[section])!;
    const at = new Date(DAY + day * 86_400_000 + place * minutes * 60_000).toISOString();
    await askAs(t, 'PATCH', '/api/shopping', by, {
      ticks: [{ id, parts, ticked: true, at }],
      idempotencyKey: randomUUID(),
    });
  }
  return askAs(t, 'POST', '/api/shopping/store', by);
}

const WALK: Visited[] = ['frozen', 'shelf', 'dairy', 'produce'];

it('learns the order of the shop from two trips, and another household knows nothing of it', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  expect(groceries(await list(ada))).toEqual({
    ...{ id: null, name: 'Groceries', sections: [...SHOP_SECTIONS], order: 'usual' },
  });
  expect(groceries(await shop(ada, WALK, 1)).order).toBe('usual');
  const learned = await shop(ben, WALK, 3);
  expect(groceries(learned).order).toBe('learned');
  expect(placesOf(learned, WALK)).toEqual(WALK);
  expect(groceries(await list(await t.signUp())).order).toBe('usual');
});

it('learns nothing from ticks in one go, nor twice from a change that arrives twice', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  for (const day of [1, 2, 3]) await shop(ada, WALK, day, 0.1);
  expect(groceries(await list(ada)).order).toBe('usual');
  const id = randomUUID();
  const { items } = await askAs(t, 'POST', '/api/shopping', ada, { id, name: 'milk' });
  const ticks = [{ id: items[0]!.id, ticked: true, at: new Date(DAY).toISOString() }];
  const body = { ticks, idempotencyKey: randomUUID() };
  await Promise.all([1, 2, 3].map(() => askAs(t, 'PATCH', '/api/shopping', ada, body)));
  const { rows } = await t.container.db.pool.query<{ stops: unknown[] }>(
    'select stops from shopping_trips where user_id = $1 order by began_at',
    [ada.id],
  );
  expect(rows.map(({ stops }) => stops.length)).toEqual([1, 4, 4, 4]);
});

it('follows what was set by hand, on everybody’s screen, until it is to start over', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  await shop(ada, WALK, 1);
  await shop(ada, WALK, 2);
  const { version } = await list(ben);
  expect((await set(ada, ['drinks', 'other'])).statusCode).toBe(200);
  const chosen = await list(ben);
  expect(groceries(chosen)).toMatchObject({ order: 'chosen' });
  expect(groceries(chosen).sections.slice(0, 3)).toEqual(['drinks', 'other', 'produce']);
  expect(groceries(chosen).sections).toHaveLength(SHOP_SECTIONS.length);
  expect(chosen.version).toBeGreaterThan(version);
  expect(groceries(await shop(ben, WALK, 3)).order).toBe('chosen');
  expect((await set(ben, null)).statusCode).toBe(200);
  expect(groceries(await list(ada)).order).toBe('usual');
});

it('refuses orders that no shop has', async () => {
  const ada = await t.signUp();
  for (const sections of [[], ['nowhere'], Array(13).fill('dairy'), 'dairy', [null]])
    expect((await set(ada, sections as string[])).statusCode).toBe(400);
});

it('exports one’s own walks, and does not name who has left', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  await shop(ben, WALK, 1);
  await shop(ada, WALK, 2);
  const exported = await t.call('GET', '/api/user/export', { token: ben.token });
  expect(exported.json<{ shoppingTrips: unknown[] }>().shoppingTrips).toHaveLength(1);
  expect((await t.call('POST', '/api/household/leave', { token: ben.token })).statusCode).toBeLessThan(300);
  const { rows } = await t.container.db.pool.query<{ user_id: string | null }>(
    'select user_id from shopping_trips where household_id = $1 order by began_at',
    [ada.householdId],
  );
  expect(rows).toEqual([{ user_id: null }, { user_id: ada.id }]);
});

it('remembers only the last trips', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  for (let day = 1; day <= 14; day++) await shop(ada, ['dairy'], day);
  const { rows } = await t.container.db.pool.query<{ trips: number }>(
    'select count(*)::int as trips from shopping_trips where household_id = $1',
    [ada.householdId],
  );
  expect(rows[0]!.trips).toBe(12);
});
