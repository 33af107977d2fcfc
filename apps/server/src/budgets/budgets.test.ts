import { expect, it, vi } from 'vitest';
import { fallbackCache } from '../cache/fallback-cache.ts';
import { memoryCache } from '../cache/memory.ts';
import { createBudgets } from './budgets.ts';
import { createTurns } from './concurrency-limit.ts';

const allowance = { person: { atOnce: 1_000, perSecond: 100 }, network: { atOnce: 3_000, perSecond: 300 } };
const allowances = { processor: allowance, vision: allowance, painting: allowance, bytes: allowance };

function instances(count: number, cache = memoryCache(100, () => clock.now)) {
  return Array.from({ length: count }, () =>
    createBudgets(cache, 'secret', { allowances, now: () => clock.now }),
  );
}
const clock = { now: 1 };
const ada = { person: 'ada', network: '203.0.113.9' };

it('a person over budget waits for as long as it takes to come back, and nobody else does', () => {
  const [budgets] = instances(1);
  budgets!.spend(ada, 'processor', 1_000);
  expect(budgets!.waitMs(ada, 'processor')).toBe(0);
  budgets!.spend(ada, 'processor', 500);
  expect(budgets!.waitMs(ada, 'processor')).toBe(5_000);
  expect(budgets!.waitMs(ada, 'vision')).toBe(0);
  expect(budgets!.waitMs({ ...ada, person: 'bob' }, 'processor')).toBe(0);
  clock.now += 5_000;
  expect(budgets!.waitMs(ada, 'processor')).toBe(0);
});

it('little is left once a quarter is spent, until it has come back', () => {
  const [budgets] = instances(1);
  expect(budgets!.isLow('eve', 'processor')).toBe(false);
  budgets!.spend({ ...ada, person: 'eve' }, 'processor', 260);
  expect(budgets!.isLow('eve', 'processor')).toBe(true);
  expect(budgets!.isLow('bob', 'processor')).toBe(false);
  clock.now += 1_000;
  expect(budgets!.isLow('eve', 'processor')).toBe(false);
});

it('a network over budget waits, whoever asks from there', () => {
  const [budgets] = instances(1);
  for (const person of ['a', 'b', 'c', 'd']) budgets!.spend({ ...ada, person }, 'bytes', 900);
  expect(budgets!.waitMs({ ...ada, person: undefined }, 'bytes')).toBe(2_000);
  expect(budgets!.waitMs({ person: 'a', network: '198.51.100.1' }, 'bytes')).toBe(0);
});

it('instances share what was spent, and each goes on alone while the cache is down', async () => {
  const shared = memoryCache(100, () => clock.now);
  const [here, there] = instances(2, shared);
  here!.spend(ada, 'processor', 900);
  there!.spend(ada, 'processor', 900);
  await vi.waitFor(() => expect(there!.waitMs(ada, 'processor')).toBe(8_000));
  const down = { ...shared, fill: () => Promise.reject(new Error('connection refused')) };
  const [alone] = instances(1, fallbackCache(down, memoryCache()));
  alone!.spend(ada, 'processor', 1_100);
  expect(alone!.waitMs(ada, 'processor')).toBe(1_000);
});

it('gives turns to a person one after the other, and refuses a line that is too long', async () => {
  const turns = createTurns(1, 2);
  const order: string[] = [];
  const end = await turns.take('ada')!;
  const second = turns.take('ada')!.then((done) => [order.push('second'), done] as const);
  const third = turns.take('ada')!.then((done) => [order.push('third'), done] as const);
  expect(turns.take('ada')).toBeUndefined();
  (await turns.take('bob')!)();
  expect(order).toEqual([]);
  end();
  end();
  (await second)[1]();
  (await third)[1]();
  expect(order).toEqual(['second', 'third']);
  (await turns.take('ada')!)();
});
