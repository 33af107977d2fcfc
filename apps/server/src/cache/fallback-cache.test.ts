import { expect, it } from 'vitest';
import type { Cache } from './cache.provider.ts';
import { fallbackCache } from './fallback-cache.ts';
import { memoryCache } from './memory.ts';

it('goes on with its own while the shared one is down, and comes back to it', async () => {
  let clock = 0;
  let down = false;
  let asked = 0;
  const kept = memoryCache();
  const shared = new Proxy(kept, {
    get: (target, name: keyof Cache) =>
      (target[name] as (...given: unknown[]) => unknown) &&
      ((...given: unknown[]) => {
        asked++;
        if (down) return Promise.reject(new Error('connection refused'));
        return (target[name] as (...given: unknown[]) => unknown)(...given);
      }),
  });
  const cache = fallbackCache(shared, memoryCache(), () => clock);

  expect([await cache.incr('uses', 60), await cache.incr('uses', 60)]).toEqual([1, 2]);
  down = true;
  expect([await cache.incr('uses', 60), await cache.incr('uses', 60)]).toEqual([1, 2]);
  // The second call skipped the shared cache, which had just failed.
  expect(asked).toBe(3);
  await expect(cache.check()).rejects.toThrow('connection refused');
  down = false;
  clock += 1_000;
  expect(await cache.incr('uses', 60)).toBe(3);
});
