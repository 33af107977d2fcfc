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
    async incr(key, seconds, by = 1) {
      const known = entries.get(key);
      const count = Number(known ?? 0) + by;
      entries.set(key, String(count), { ttl: seconds * 1000, noUpdateTTL: known !== undefined });
      return count;
    },
    async fill(key, amount, perSecond) {
      const [level = 0, at = now()] = (entries.get(key) ?? '').split(' ').filter(Boolean).map(Number);
      const filled = Math.max(0, level - ((now() - at) / 1000) * perSecond) + amount;
      entries.set(key, `${filled} ${now()}`, { ttl: Math.ceil(filled / perSecond) * 1000 + 1000 });
      return filled;
    },
    check: async () => {},
    close: async () => entries.clear(),
  };
}
