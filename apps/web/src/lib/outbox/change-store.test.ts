import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChangeStore } from './change-store.ts';
import type { PendingChange } from './pending-change.ts';

const change = (key: string, userId = 'ada', at = 1): PendingChange => ({
  key,
  userId,
  kind: 'tick',
  title: key,
  at,
  method: 'POST',
  path: '/api/things',
  body: { ticks: [], idempotencyKey: key },
});
const keys = (changes: readonly PendingChange[]) => changes.map(({ key }) => key);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

it('keeps each person’s changes in order, across pages', async () => {
  const first = createChangeStore();
  for (const one of [change('z'), change('b', 'bob'), change('a')]) await first.add(one);
  const second = createChangeStore();
  await second.add(change('m'));
  expect(await second.of('ada')).toEqual([change('z'), change('a'), change('m')]);
  expect(keys(await second.of('bob'))).toEqual(['b']);
  await second.remove(change('a'));
  expect(keys(await first.of('ada'))).toEqual(['z', 'm']);
});

it('forgets what is old, of whomever', async () => {
  const store = createChangeStore();
  for (const one of [change('old', 'ada', 1), change('older', 'bob', 0), change('new', 'ada', 2)])
    await store.add(one);
  await store.removeBefore(2);
  expect([keys(await store.of('ada')), await store.of('bob')]).toEqual([['new'], []]);
});

it('keeps them in memory where the browser refuses the database', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const store = createChangeStore();
  for (const one of [change('a'), change('b', 'bob'), change('c')]) await store.add(one);
  await store.remove(change('a'));
  expect([keys(await store.of('ada')), keys(await store.of('bob'))]).toEqual([['c'], ['b']]);
  await expect(store.removeBefore(9)).resolves.toBeUndefined();
});

it('keeps the order when the disk is full for a while', async () => {
  const store = createChangeStore();
  await store.add(change('a'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.add(change('b'));
  await store.add(change('c'));
  expect(full).toHaveBeenCalledTimes(1);
  expect(keys(await store.of('ada'))).toEqual(['a', 'b', 'c']);
  for (const key of ['a', 'b', 'c']) await store.remove(change(key));
  await store.add(change('d'));
  expect(keys(await createChangeStore().of('ada'))).toEqual(['d']);
});

it('shows nothing again that the database failed to forget', async () => {
  const store = createChangeStore();
  await store.add(change('a'));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await store.remove(change('a'));
  expect(await store.of('ada')).toEqual([]);
});
