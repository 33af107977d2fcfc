import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cache } from './cache.provider.ts';
import { fallbackCache } from './fallback-cache.ts';
import { memoryCache } from './memory.ts';

const HOUR_MS = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  // The fake clock starts at 0, which lru-cache reads as "no time set".
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

const jump = (by: number): void => {
  vi.setSystemTime(Date.now() + by);
};

it('neither keeps longer nor forgets sooner when the clock of the machine is set', async () => {
  const cache = memoryCache();
  await cache.set('soup', 'hot', 60);
  jump(HOUR_MS);
  expect(await cache.get('soup')).toBe('hot');
  jump(-2 * HOUR_MS);
  vi.advanceTimersByTime(61_000);
  expect(await cache.get('soup')).toBeNull();
});

it('comes back to the shared cache after its pause, also when the clock was set back meanwhile', async () => {
  const shared = memoryCache();
  let down = true;
  const failing: Cache = {
    ...shared,
    get: (key) => (down ? Promise.reject(new Error('connection refused')) : shared.get(key)),
  };
  const cache = fallbackCache(failing, memoryCache());
  await shared.set('soup', 'hot', 60);
  expect(await cache.get('soup')).toBeNull();
  down = false;
  jump(-HOUR_MS);
  vi.advanceTimersByTime(1_001);
  expect(await cache.get('soup')).toBe('hot');
});
