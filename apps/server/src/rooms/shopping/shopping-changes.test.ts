import { randomUUID } from 'node:crypto';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  askAs,
  familyOf,
  type Method,
  type Person,
  playThroughRoutes,
} from '../../testing/shopping/household-simulation-routes.ts';
import { playInMemory } from '../../testing/shopping/shopping-changes-simulation.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = (method: Method, path: string, by: Person, body?: object) => askAs(t, method, path, by, body);
const family = (size: number) => familyOf(t, size);
const list = (by: Person) => ask('GET', '/api/shopping', by);
const add = (by: Person, name: string, id: string = randomUUID()) =>
  ask('POST', '/api/shopping', by, { id, name, idempotencyKey: id });
const shown = ({ items }: ShoppingList) => items.map(({ name, ticked }) => `${name}${ticked ? ' ✓' : ''}`);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString();
const tick = (by: Person, { id, parts }: { id: string; parts: string[] }, minute: number, ticked = true) =>
  ask('PATCH', '/api/shopping', by, {
    ticks: [{ id, parts, ticked, at: at(minute) }],
    idempotencyKey: randomUUID(),
  });

it('ends in the same list after 150 random days of several devices with bad networks', async () => {
  expect((await playInMemory(20_001, 150)).changes).toBeGreaterThan(2000);
});

it('ends in the same list through the routes, with two devices at every moment', async () => {
  await playThroughRoutes(t, [1, 2]);
});

it('makes one line of what two want, and takes off or ticks only what somebody saw', async () => {
  const [ada, ben] = (await family(2)) as [Person, Person];
  const [seen] = (await add(ada, '2 onions')).items;
  expect(shown(await add(ben, '1 onion'))).toEqual(['onions']);
  // Ada saw two onions; the third is Ben's.
  expect(shown(await tick(ada, seen!, 1))).toEqual(['onions']);
  const { items } = await list(ada);
  expect(items[0]!.amount.us).toBe('3');
  expect(shown(await tick(ben, items[0]!, 2))).toEqual(['onions ✓']);
  const left = await ask('POST', '/api/shopping/remove', ada, { parts: seen!.parts });
  expect(shown(left)).toEqual(['1 onion ✓']);
});

it('ticks and takes off one line of a plan that wants many', async () => {
  const [ada] = (await family(1)) as [Person];
  for (const name of ['milk', 'rice', 'salt']) await add(ada, name);
  const plan = JSON.stringify([{ source: 'plan', dishes: [], grams: 100 }]);
  await t.container.db.pool.query(
    `update shopping_items set parts = $2 where household_id =
    (select household_id from users where id = $1)`,
    [ada.id, plan],
  );
  const { items } = await list(ada);
  const [first, second] = items;
  const basket = (await tick(ada, first!, 1)).items.filter(({ ticked }) => ticked);
  expect(basket.map(({ id }) => id)).toEqual([first!.id]);
  const left = await ask('POST', '/api/shopping/remove', ada, { parts: second!.parts });
  expect(left.items.map(({ id }) => id)).toEqual(items.flatMap(({ id }) => (id === second!.id ? [] : [id])));
});

it('lets the later of two ticks count, whichever arrives first, and no clock run ahead', async () => {
  const [ada, ben] = (await family(2)) as [Person, Person];
  const [milk] = (await add(ada, 'milk')).items;
  await tick(ada, milk!, 5, false);
  expect(shown(await tick(ben, milk!, 4))).toEqual(['milk']);
  expect(shown(await tick(ben, milk!, 6))).toEqual(['milk ✓']);
  const ticks = [{ id: milk!.id, parts: milk!.parts, ticked: false, at: '2099-01-01T00:00:00Z' }];
  await ask('PATCH', '/api/shopping', ada, { ticks });
  const after = { ...ticks[0]!, ticked: true, at: new Date(Date.now() + 60_000).toISOString() };
  expect(shown(await ask('PATCH', '/api/shopping', ben, { ticks: [after] }))).toEqual(['milk ✓']);
});

it('does not bring back what was taken off when its change arrives once more', async () => {
  const [ada] = await family(1);
  const id = randomUUID();
  const [soap] = (await add(ada!, 'soap', id)).items;
  await ask('POST', '/api/shopping/remove', ada!, { parts: soap!.parts });
  expect(shown(await add(ada!, 'soap', id))).toEqual([]);
});

it('counts versions of the list, and tells who is in the shop until they have stopped for a while', async () => {
  const [ada, ben] = (await family(2)) as [Person, Person];
  const before = await list(ada);
  const { items, version } = await add(ada, 'milk');
  expect([version, before.shoppers]).toEqual([before.version + 1, []]);
  expect((await list(ben)).version).toBe(version);
  // Ticks from before a long time without a network are no sign of being there now.
  await tick(ada, items[0]!, 1);
  expect((await list(ben)).shoppers).toEqual([]);
  const now = { id: items[0]!.id, ticked: true, at: new Date().toISOString() };
  expect((await ask('PATCH', '/api/shopping', ada, { ticks: [now] })).shoppers).toEqual([]);
  expect((await list(ben)).shoppers).toEqual([{ name: ada.username }]);
  const stranger = await t.signUp();
  expect((await list(stranger)).shoppers).toEqual([]);
  await t.container.db.pool.query(
    `update shoppers set ticked_at = ticked_at - interval '10 minutes' where user_id = $1`,
    [ada.id],
  );
  expect((await list(ben)).shoppers).toEqual([]);
});
