import type { PantryItem } from '@crisper/contract/pantry/pantry';
import type { SavedFood } from '@crisper/contract/pantry/saved';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const saved = async (token: string) =>
  (await t.call('GET', '/api/pantry/saved', { token })).json<SavedFood>();

async function fill(token: string, items: object[]): Promise<PantryItem[]> {
  const answer = await t.call('POST', '/api/pantry', { token, body: { items, source: 'receipt' } });
  return answer.json<{ items: PantryItem[] }>().items;
}

const use = (token: string, uses: readonly { id: string; version: number; grams: number | null }[]) =>
  t.call('POST', '/api/pantry/use', { token, body: { uses } });

it('counts what was cooked in its last days, by weight and by what it cost', async () => {
  const { token } = await t.signUp();
  const items = await fill(token, [
    { name: 'spinach', amount: 400, unit: 'g', bestBefore: inDays(1), price: { amount: 4, currency: 'EUR' } },
    { name: 'butter', amount: 250, unit: 'g', bestBefore: inDays(40), price: { amount: 3, currency: 'EUR' } },
    { name: 'milk', amount: 500, unit: 'g', bestBefore: inDays(-2) },
    { name: 'moon dust', bestBefore: inDays(1) },
  ]);
  expect(await saved(token)).toMatchObject({ things: 0, weight: { metric: '' }, money: [], recent: [] });

  const of = (name: string) => items.find((item) => item.name === name)!;
  const uses = items.map(({ id, version, name }) => ({
    id,
    version,
    grams: name === 'spinach' ? 100 : null,
  }));
  await use(token, uses);
  const { recent, ...sums } = await saved(token);
  expect(sums).toEqual({
    things: 2,
    weight: { us: expect.any(String), metric: '100 g' },
    unweighed: 1,
    money: [{ amount: 1, currency: 'EUR' }],
    unpriced: 1,
  });
  expect(recent.map(({ name }) => name).sort()).toEqual(['moon dust', 'spinach']);

  // Twice is once, and the rest keeps the rest of its price.
  await use(token, uses);
  expect((await saved(token)).things).toBe(2);
  const shelf = (await t.call('GET', '/api/pantry', { token })).json<{ items: PantryItem[] }>();
  const rest = shelf.items.find(({ id }) => id === of('spinach').id)!;
  expect(rest.price).toEqual({ amount: 3, currency: 'EUR' });
  await use(token, [{ id: rest.id, version: rest.version, grams: null }]);
  expect(await saved(token)).toMatchObject({
    things: 3,
    weight: { metric: '400 g' },
    money: [{ amount: 4, currency: 'EUR' }],
  });

  const stranger = await t.signUp();
  expect((await saved(stranger.token)).things).toBe(0);
});
