import { createHmac } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Cache } from './cache.provider.ts';

export interface Rule {
  name: string;
  max: number;
  seconds: number;
}

export interface Limiter {
  /** Counts one use by `who` and throws when that exceeds the rule's maximum. Returns how many uses that makes. */
  use(rule: Rule, who: string): Promise<number>;
  /** Throws when the maximum is already reached, without counting. */
  check(rule: Rule, who: string): Promise<void>;
  forget(rule: Rule, who: string): Promise<void>;
}

/** Fixed-window counters in the cache. Keys are hashed with the secret, so no IP address or email is stored there. */
export function createLimiter(cache: Cache, secret: string): Limiter {
  const key = (rule: Rule, who: string) =>
    `limit:${rule.name}:${createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22)}`;
  return {
    async use(rule, who) {
      const uses = await cache.incr(key(rule, who), rule.seconds);
      if (uses > rule.max) throw refusal(rule);
      return uses;
    },
    async check(rule, who) {
      if (Number((await cache.get(key(rule, who))) ?? 0) >= rule.max) throw refusal(rule);
    },
    forget: (rule, who) => cache.delete(key(rule, who)),
  };
}

function refusal(rule: Rule): Problem {
  const minutes = Math.ceil(rule.seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Problem('rate_limited', `Too many tries. Please wait ${wait} and try again.`, {
    retryAfter: rule.seconds,
  });
}
