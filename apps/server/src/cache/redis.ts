import { Redis } from 'ioredis';
import type { Cache } from './cache.provider.ts';

const PREFIX = 'crisper:';
const ANSWER_LIMIT_MS = 500;
/** Counts and sets the expiry atomically, so that no counter lives forever. */
const INCR = `local n = redis.call('INCRBY', KEYS[1], ARGV[2]) if redis.call('TTL', KEYS[1]) < 0 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end return n`;

/** By the clock of Redis, which all instances share. */
const FILL = `
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local sunk = (now - (tonumber(kept[2]) or now)) * ARGV[2]
local level = math.max(0, (tonumber(kept[1]) or 0) - sunk) + ARGV[1]
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(level / ARGV[2]) + 1)
return tostring(level)`;

export function redisCache(url: string): Cache {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    commandTimeout: ANSWER_LIMIT_MS,
    connectTimeout: ANSWER_LIMIT_MS,
    maxRetriesPerRequest: 1,
    // Fail immediately while Redis is down: a request is waiting.
    enableOfflineQueue: false,
  });
  // The client reconnects by itself. Without a listener, an outage would crash the process.
  redis.on('error', () => {});
  return {
    get: (key) => redis.get(key),
    set: async (key, value, seconds) => void (await redis.set(key, value, 'EX', seconds)),
    delete: async (key) => void (await redis.del(key)),
    incr: async (key, seconds, by = 1) => Number(await redis.eval(INCR, 1, key, seconds, by)),
    fill: async (key, amount, perSecond) => Number(await redis.eval(FILL, 1, key, amount, perSecond)),
    check: async () => void (await redis.ping()),
    close: async () => void (await redis.quit().catch(() => redis.disconnect())),
  };
}
