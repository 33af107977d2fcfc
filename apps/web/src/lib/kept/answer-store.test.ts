import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnswerStore } from './answer-store.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = 100 * DAY_MS;
const ada = { userId: 'ada', home: 'h', build: '1' };

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

it('finds the last answer, over visits', async () => {
  const store = createAnswerStore();
  await store.keep(ada, 'plan', { data: 'soup', at: NOW - 2 });
  await store.keep(ada, 'plan', { data: 'stew', at: NOW - 1 });
  expect(await createAnswerStore().find(ada, 'plan', NOW)).toEqual({ data: 'stew', at: NOW - 1 });
});

it.each([
  ['another person', { ...ada, userId: 'bob' }],
  ['another household', { ...ada, home: 'i' }],
  ['another version of the app', { ...ada, build: '2' }],
])('has nothing for %s, and is tidied for them', async (_, other) => {
  const store = createAnswerStore();
  await store.keep(ada, 'plan', { data: 'soup', at: NOW });
  expect(await store.find(other, 'plan', NOW)).toBeUndefined();
  await store.tidy(other, NOW);
  expect(await store.find(ada, 'plan', NOW)).toBeUndefined();
});

it('forgets what is older than two weeks', async () => {
  const store = createAnswerStore();
  await store.keep(ada, 'plan', { data: 'soup', at: NOW - 15 * DAY_MS });
  await store.keep(ada, 'home', { data: 'stew', at: NOW - 13 * DAY_MS });
  expect(await store.find(ada, 'plan', NOW)).toBeUndefined();
  await store.tidy(ada, NOW);
  expect(await store.find(ada, 'plan', NOW - 2 * DAY_MS)).toBeUndefined();
  expect(await store.find(ada, 'home', NOW)).toEqual({ data: 'stew', at: NOW - 13 * DAY_MS });
});

it('keeps so many, the latest', async () => {
  const store = createAnswerStore('few', 2);
  for (const [at, name] of ['a', 'b', 'c'].entries())
    await store.keep(ada, name, { data: name, at: NOW + at });
  const found = await Promise.all(['a', 'b', 'c'].map((name) => store.find(ada, name, NOW)));
  expect(found.map((one) => one?.data)).toEqual([undefined, 'b', 'c']);
});

it('keeps no answer that is too long, and not the one before it either', async () => {
  const store = createAnswerStore();
  await store.keep(ada, 'plan', { data: 'soup', at: NOW });
  await store.keep(ada, 'plan', { data: 'x'.repeat(400_001), at: NOW });
  expect(await store.find(ada, 'plan', NOW)).toBeUndefined();
});

it('is empty after it was cleared', async () => {
  const store = createAnswerStore();
  await store.keep(ada, 'plan', { data: 'soup', at: NOW });
  await store.clear();
  expect(await store.find(ada, 'plan', NOW)).toBeUndefined();
});

it('keeps nothing where the browser refuses storage, and fails for nobody', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('refused');
    },
  });
  const store = createAnswerStore();
  await store.keep(ada, 'plan', { data: 'soup', at: NOW });
  await store.tidy(ada, NOW);
  expect(await store.find(ada, 'plan', NOW)).toBeUndefined();
});
