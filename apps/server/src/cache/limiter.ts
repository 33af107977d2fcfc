import { createHmac } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Cache } from './cache.provider.ts';

export interface Rule {
  name: string;
  max: number;
  seconds: number;
}

export interface Limiter {
  /** Counts one use by `who` and refuses it once the rule's count is passed. */
  use(rule: Rule, who: string): Promise<void>;
  /** Refuses when the count was passed already, without counting. */
  check(rule: Rule, who: string): Promise<void>;
  forget(rule: Rule, who: string): Promise<void>;
}

/** Fixed windows over the cache. Keys are hashed with the secret: no address or email lies in the cache. */
export function createLimiter(cache: Cache, secret: string): Limiter {
  const key = (rule: Rule, who: string) =>
    `limit:${rule.name}:${createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22)}`;
  return {
    async use(rule, who) {
      if ((await cache.incr(key(rule, who), rule.seconds)) > rule.max) throw refusal(rule);
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
