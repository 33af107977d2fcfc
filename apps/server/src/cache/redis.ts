import { Redis } from 'ioredis';
import { Problem } from '../problem.ts';
import type { Cache } from './cache.provider.ts';

const PREFIX = 'crisper:';
const ANSWER_LIMIT_MS = 2_000;
/** One step on the server, so that a counter never stays without an end. */
const INCR = `local n = redis.call('INCR', KEYS[1]) if n == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end return n`;

export function redisCache(url: string): Cache {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    commandTimeout: ANSWER_LIMIT_MS,
    connectTimeout: ANSWER_LIMIT_MS,
    maxRetriesPerRequest: 1,
  });
  // Reconnecting is the client's own work, and /readyz reports an outage; without a listener it would end the process.
  redis.on('error', () => {});
  return {
    get: (key) => redis.get(key).catch(outage),
    set: async (key, value, seconds) => void (await redis.set(key, value, 'EX', seconds).catch(outage)),
    delete: async (key) => void (await redis.del(key).catch(outage)),
    incr: async (key, seconds) => Number(await redis.eval(INCR, 1, key, seconds).catch(outage)),
    check: async () => void (await redis.ping()),
    close: async () => void (await redis.quit().catch(() => redis.disconnect())),
  };
}

/** Limits that cannot be counted are not waved through. */
function outage(cause: unknown): never {
  throw new Problem('unavailable', 'Crisper is catching its breath. Please try again in a moment.', {
    retryAfter: 5,
    cause,
  });
}
