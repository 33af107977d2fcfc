import type { Cache } from './cache.provider.ts';
import { sinceStart } from './since-start.ts';

/** After a failure the shared cache is not tried for this long, so that not every request waits for it. */
const PAUSE_MS = 1_000;

/**
 * The shared cache while it answers, else a cache of this instance alone. Limits then count per instance and cached values
 * are computed again, but no request fails because a cache is down.
 */
export function fallbackCache(shared: Cache, own: Cache, now: () => number = sinceStart): Cache {
  let pausedUntil = 0;

  const through = async <Result>(ask: (cache: Cache) => Promise<Result>): Promise<Result> => {
    if (now() < pausedUntil) return ask(own);
    try {
      return await ask(shared);
    } catch {
      pausedUntil = now() + PAUSE_MS;
      return ask(own);
    }
  };

  return {
    get: (key) => through((cache) => cache.get(key)),
    set: (key, value, seconds) => through((cache) => cache.set(key, value, seconds)),
    delete: (key) => through((cache) => cache.delete(key)),
    incr: (key, seconds, by) => through((cache) => cache.incr(key, seconds, by)),
    fill: (key, amount, perSecond) => through((cache) => cache.fill(key, amount, perSecond)),
    check: () => shared.check(),
    async close() {
      await shared.close();
      await own.close();
    },
  };
}
