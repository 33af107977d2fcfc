import type { Cache } from './cache.provider.ts';
import { sinceStart } from './since-start.ts';

interface Entry {
  value: string;
  until: number;
}

/** Kept in this process, bounded: when full, the entry that was written longest ago goes first. */
export function memoryCache(max = 50_000, now: () => number = sinceStart): Cache {
  const entries = new Map<string, Entry>();

  const read = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (!entry || entry.until > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  const write = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= max) return;
    const oldest = entries.keys().next().value;
    if (oldest !== undefined) entries.delete(oldest);
  };

  return {
    get: async (key) => read(key)?.value ?? null,
    set: async (key, value, seconds) => write(key, { value, until: now() + seconds * 1000 }),
    delete: async (key) => void entries.delete(key),
    async incr(key, seconds) {
      const entry = read(key) ?? { value: '0', until: now() + seconds * 1000 };
      const count = Number(entry.value) + 1;
      write(key, { value: String(count), until: entry.until });
      return count;
    },
    check: async () => {},
    close: async () => entries.clear(),
  };
}
