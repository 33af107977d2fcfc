import { randomUUID } from 'node:crypto';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  askAs,
  familyOf,
  type Method,
  type Person,
} from '../../testing/shopping/household-simulation-routes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = (method: Method, path: string, by: Person, body?: object) => askAs(t, method, path, by, body);
const list = (by: Person) => ask('GET', '/api/shopping', by);
const add = (by: Person, name: string, more: object = {}) =>
  ask('POST', '/api/shopping', by, { id: randomUUID(), name, ...more });
const make = (by: Person, name: string, id: string = randomUUID()) =>
  t.call('PUT', `/api/shopping/lists/${id}`, { token: by.token, body: { name } });
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString();
const move = (by: Person, key: string, to: string | null, minute: number) =>
  ask('POST', '/api/shopping/move', by, {
    ...{ thing: { key }, list: to, at: at(minute), idempotencyKey: randomUUID() },
  });
const say = (by: Person, parts: string[], amount: string | null, minute: number) =>
  ask('PATCH', '/api/shopping/amounts', by, { parts, amount, at: at(minute), idempotencyKey: randomUUID() });
const names = ({ lists }: ShoppingList) => lists.map(({ name }) => name);
const placed = ({ items, lists }: ShoppingList) =>
  items.map((item) => `${item.name} @ ${lists.find(({ id }) => id === item.list)!.name}`).sort();
const shown = ({ items }: ShoppingList) => items.map(({ name, amount }) => `${amount.us} ${name}`.trim());

it('puts a thing on another list, and remembers that when it is bought again', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  const market = randomUUID();
  const made = await make(ada, 'Market', market);
  expect(names(made.json<ShoppingList>())).toEqual(['Groceries', 'Market']);
  for (const name of ['2 onions', 'soap']) await add(ben, name);
  expect(placed(await move(ben, 'onion', market, 1))).toEqual(['2 onions @ Market', 'soap @ Groceries']);
  const { items } = await list(ada);
  await ask('POST', '/api/shopping/remove', ada, { parts: items.flatMap(({ parts }) => parts) });
  expect(placed(await add(ada, 'onion'))).toEqual(['onion @ Market']);
  // Written on a list: it goes there, known or not.
  const written = await add(ada, 'Candles', { list: market, at: at(2) });
  expect(placed(written)).toEqual(['Candles @ Market', 'onion @ Market']);
  expect(placed(await add(ben, 'onions', { list: null, at: at(3) }))).toContain('onion @ Groceries');
});

it('lets the later of two moves count, and moves before the server knows the thing', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  const market = randomUUID();
  await make(ada, 'Market', market);
  await ask('POST', '/api/shopping/move', ada, { thing: { written: '3 Onions' }, list: market, at: at(5) });
  await move(ben, 'onion', null, 4);
  expect(placed(await add(ben, 'onion'))).toEqual(['onion @ Market']);
});

it('shows what was on a list that is gone on the first one, and back when it is taken back', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  const market = randomUUID();
  await make(ada, 'Market', market);
  await add(ada, 'soap', { list: market });
  const order = { list: market, sections: ['other', 'dairy'] };
  await ask('PUT', '/api/shopping/order', ada, order);
  expect(placed(await ask('DELETE', `/api/shopping/lists/${market}`, ada))).toEqual(['soap @ Groceries']);
  const back = (await make(ada, 'Market', market)).json<ShoppingList>();
  expect(placed(back)).toEqual(['soap @ Market']);
  expect(back.lists.map(({ order }) => order)).toEqual(['usual', 'chosen']);
});

it('learns each shop apart', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  const market = randomUUID();
  await make(ada, 'Market', market);
  for (const day of [1, 2]) {
    for (const name of ['milk', 'onion']) await add(ada, name, { list: market });
    const { items } = await list(ada);
    for (const [minute, name] of ['milk', 'onion'].entries()) {
      const { id, parts } = items.find((item) => item.name === name)!;
      const when = new Date(Date.UTC(2026, 0, day, 10, minute * 5)).toISOString();
      const ticks = [{ id, parts, ticked: true, at: when }];
      await ask('PATCH', '/api/shopping', ada, { ticks, idempotencyKey: randomUUID() });
    }
    await ask('POST', '/api/shopping/store', ada);
  }
  const { lists } = await list(ada);
  expect(lists.map(({ order }) => order)).toEqual(['usual', 'learned']);
});

it('refuses names that are taken or absurd, other people’s ids, and a twenty-first list', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  const id = randomUUID();
  expect((await make(ada, 'Market', id)).statusCode).toBe(200);
  expect((await make(ada, 'Market', id)).statusCode).toBe(200);
  for (const taken of ['MARKET', 'groceries']) expect((await make(ada, taken)).statusCode).toBe(409);
  for (const bad of ['', '   ', 'x'.repeat(41), 'a\u0000b', 'line\nbreak'])
    expect((await make(ada, bad)).statusCode, bad).toBe(400);
  expect((await make(ben, 'Mine', id)).statusCode).toBe(404);
  const many = await Promise.all(Array.from({ length: 24 }, (_, place) => make(ada, `Shop ${place}`)));
  expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
  expect((await list(ada)).lists).toHaveLength(21);
});

it('changes the amount of a line, and back', async () => {
  const [ada, ben] = (await familyOf(t, 2)) as [Person, Person];
  await add(ada, '2 onions');
  const [seen] = (await add(ben, '1 onion')).items;
  expect(shown(await say(ada, seen!.parts, '2 kg', 1))).toEqual(['2 kg onions']);
  // Said earlier, arrived later.
  expect(shown(await say(ben, seen!.parts, '7', 0))).toEqual(['2 kg onions']);
  // A member wants more: both are added up.
  await say(ben, seen!.parts, '4', 2);
  expect(shown(await add(ben, '1 onion'))).toEqual(['5 onions']);
  const { items } = await list(ada);
  expect(shown(await say(ada, items[0]!.parts, null, 3))).toEqual(['4 onions']);
});

it('takes any words for an amount, and counts only what it understands', async () => {
  const [ada] = (await familyOf(t, 1)) as [Person];
  const [soap] = (await add(ada, 'soap')).items;
  expect(shown(await say(ada, soap!.parts, 'two big ones', 1))).toEqual(['two big ones soap']);
  const [, onions] = (await add(ada, '999999999999 kg onions')).items;
  const { rows } = await t.container.db.pool.query<{ grams: number | null }>(
    'select grams from shopping_items where household_id = $1',
    [ada.householdId],
  );
  expect(rows).toEqual([{ grams: null }, { grams: null }]);
  for (const amount of ['', 'x'.repeat(41), 'a\u0007', 5, { $gt: 1 }]) {
    const body = { parts: onions!.parts, amount, at: at(2) };
    const answer = await t.call('PATCH', '/api/shopping/amounts', { token: ada.token, body });
    expect(answer.statusCode).toBe(400);
  }
});
