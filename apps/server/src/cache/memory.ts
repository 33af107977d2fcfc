import { LRUCache } from 'lru-cache';
import type { Cache } from './cache.provider.ts';
import { sinceStart } from './since-start.ts';

/** An LRU cache in this process. */
export function memoryCache(max = 50_000, now: () => number = sinceStart): Cache {
  const entries = new LRUCache<string, string>({ max, perf: { now }, ttlResolution: 0 });

  return {
    get: async (key) => entries.get(key) ?? null,
    set: async (key, value, seconds) => void entries.set(key, value, { ttl: seconds * 1000 }),
    delete: async (key) => void entries.delete(key),
    async incr(key, seconds) {
      const count = Number(entries.get(key) ?? 0) + 1;
      entries.set(key, String(count), { ttl: seconds * 1000, noUpdateTTL: count > 1 });
      return count;
    },
    check: async () => {},
    close: async () => entries.clear(),
  };
}
