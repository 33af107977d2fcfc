import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deed } from './deed.ts';
import { createDeedStore } from './deed-store.ts';

const deed = (key: string, userId = 'ada', at = 1): Deed => ({
  key,
  userId,
  kind: 'tick',
  title: key,
  at,
  method: 'POST',
  path: '/api/things',
  body: { idempotencyKey: key },
});
const keys = (deeds: readonly Deed[]) => deeds.map(({ key }) => key);

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

it('keeps each person’s deeds in order, across pages', async () => {
  const first = createDeedStore();
  for (const one of [deed('z'), deed('b', 'bob'), deed('a')]) await first.add(one);
  const second = createDeedStore();
  await second.add(deed('m'));
  expect(await second.of('ada')).toEqual([deed('z'), deed('a'), deed('m')]);
  expect(keys(await second.of('bob'))).toEqual(['b']);
  await second.remove(deed('a'));
  expect(keys(await first.of('ada'))).toEqual(['z', 'm']);
});

it('forgets what is old, of whomever', async () => {
  const store = createDeedStore();
  for (const one of [deed('old', 'ada', 1), deed('older', 'bob', 0), deed('new', 'ada', 2)])
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
  const store = createDeedStore();
  for (const one of [deed('a'), deed('b', 'bob'), deed('c')]) await store.add(one);
  await store.remove(deed('a'));
  expect([keys(await store.of('ada')), keys(await store.of('bob'))]).toEqual([['c'], ['b']]);
  await expect(store.removeBefore(9)).resolves.toBeUndefined();
});

it('keeps the order when the disk is full for a while', async () => {
  const store = createDeedStore();
  await store.add(deed('a'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.add(deed('b'));
  await store.add(deed('c'));
  expect(full).toHaveBeenCalledTimes(1);
  expect(keys(await store.of('ada'))).toEqual(['a', 'b', 'c']);
  for (const key of ['a', 'b', 'c']) await store.remove(deed(key));
  await store.add(deed('d'));
  expect(keys(await createDeedStore().of('ada'))).toEqual(['d']);
});

it('shows nothing again that the database failed to forget', async () => {
  const store = createDeedStore();
  await store.add(deed('a'));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await store.remove(deed('a'));
  expect(await store.of('ada')).toEqual([]);
});
