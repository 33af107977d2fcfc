import { randomUUID } from 'node:crypto';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { askAs, familyOf, type Person } from '../../testing/shopping/household-simulation-routes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const add = (by: Person, name: string) => askAs(t, 'POST', '/api/shopping', by, { id: randomUUID(), name });
const list = (by: Person) => askAs(t, 'GET', '/api/shopping', by);
const repeat = (by: Person, key: string, weeks: unknown) =>
  t.call('PUT', '/api/shopping/regulars', {
    token: by.token,
    body: { thing: { key }, weeks, idempotencyKey: randomUUID() },
  });
const clear = (by: Person, { items }: ShoppingList) =>
  askAs(t, 'POST', '/api/shopping/remove', by, { parts: items.flatMap(({ parts }) => parts) });
const write = () =>
  t.container.rooms
    .flatMap((room) => room.jobs ?? [])
    .find(({ job }) => job.name === 'shopping.regulars')!
    .run({});
/** So many days pass for this household. */
const pass = (by: Person, days: number) =>
  t.container.db.pool.query(
    'update shopping_regulars set next_on = next_on - $2::int where household_id = $1',
    [by.householdId, days],
  );
const shown = ({ items }: ShoppingList) => items.map(({ name, amount }) => `${amount.us} ${name}`.trim());
const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.now()) / 86_400_000);

it('writes a thing on the list again after its weeks, once, however many try', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  await add(ada, '2 onions');
  expect((await repeat(ada, 'onion', 2)).statusCode).toBe(200);
  const set = await list(ben);
  expect(set.regulars).toMatchObject([{ key: 'onion', name: '2 onions', weeks: 2 }]);
  expect([13, 14, 15]).toContain(daysUntil(set.regulars[0]!.next));
  await clear(ada, set);
  await write();
  await pass(ada, 12);
  await write();
  expect(shown(await list(ada))).toEqual([]);
  await pass(ada, 3);
  await Promise.all([write(), write(), write()]);
  expect(shown(await list(ben))).toEqual(['2 onions']);
  await write();
  expect(shown(await list(ben))).toEqual(['2 onions']);
});

it('comes once for all the weeks that somebody was away, and then in its own rhythm', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  await clear(ada, await add(ada, 'Soap'));
  await repeat(ada, 'soap', 1);
  await pass(ada, 70);
  await write();
  const { items, regulars } = await list(ada);
  expect(items.map(({ parts }) => parts.length)).toEqual([1]);
  expect(daysUntil(regulars[0]!.next)).toBeGreaterThanOrEqual(0);
  expect(daysUntil(regulars[0]!.next)).toBeLessThanOrEqual(7);
});

it('does not double what is still to be bought; what is in the basket is wanted again', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  const [milk] = (await add(ada, '1 onion')).items;
  await repeat(ada, 'onion', 1);
  await pass(ada, 8);
  await write();
  expect(shown(await list(ada))).toEqual(['1 onion']);
  const ticks = [{ id: milk!.id, parts: milk!.parts, ticked: true, at: new Date().toISOString() }];
  await askAs(t, 'PATCH', '/api/shopping', ada, { ticks });
  await pass(ada, 8);
  await write();
  const after = await list(ada);
  expect(shown(after)).toEqual(['2 onions']);
  expect(after.items[0]!.ticked).toBe(false);
});

it('stops when told so, for this household alone, and waits for room on a full list', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  const ben = await t.signUp();
  for (const who of [ada, ben]) await repeat(who, 'milk', 1);
  expect((await repeat(ada, 'milk', null)).statusCode).toBe(200);
  expect([(await list(ada)).regulars.length, (await list(ben)).regulars.length]).toEqual([0, 1]);
  await t.container.db.pool.query(
    `insert into shopping_items (id, household_id, key, name, aisle, amount, by_hand, parts)
     select gen_random_uuid(), $1, 'thing ' || n, 'thing ' || n, 'other', '{"us":"","metric":""}', true,
       jsonb_build_array(jsonb_build_object('source', 'hand:' || n, 'dishes', '[]'::jsonb, 'grams', null, 'text', 'thing'))
     from generate_series(1, 500) n`,
    [ben.householdId],
  );
  await pass(ben, 8);
  await write();
  const full = await list(ben);
  expect(full.items.some(({ name }) => name === 'milk')).toBe(false);
  await askAs(t, 'POST', '/api/shopping/remove', ben, { parts: full.items[0]!.parts });
  await write();
  expect((await list(ben)).items.some(({ name }) => name === 'milk')).toBe(true);
});

it('refuses rhythms that no kitchen has, and more things than it takes', async () => {
  const ada = await t.signUp();
  for (const weeks of [0, 53, 1.5, -1, '2']) expect((await repeat(ada, 'milk', weeks)).statusCode).toBe(400);
  await t.container.db.pool.query(
    `insert into shopping_regulars (household_id, key, name, weeks, next_on)
     select $1, 'thing ' || n, 'thing ' || n, 1, current_date + 7 from generate_series(1, 200) n`,
    [ada.householdId],
  );
  const refused = await repeat(ada, 'milk', 1);
  expect(refused.json()).toMatchObject({ error: '200 things come back already. Stop one first.' });
  expect((await repeat(ada, 'thing 7', 3)).statusCode).toBe(200);
});
