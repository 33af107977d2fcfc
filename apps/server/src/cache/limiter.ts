import { createHmac } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Cache } from './cache.provider.ts';

export interface Rule {
  name: string;
  max: number;
  seconds: number;
}

/** Tries that are never shut out, only slowed down: a while apart that doubles from `first` to `longest` seconds. */
export interface Pace {
  name: string;
  /** Tries that need not wait. */
  free: number;
  first: number;
  longest: number;
  /** Tries are remembered this long. */
  seconds: number;
}

export interface Limiter {
  /** Counts one use by `who` and throws when that exceeds the rule's maximum. Returns how many uses that makes. */
  use(rule: Rule, who: string): Promise<number>;
  /** Throws when the maximum is already reached, without counting. */
  check(rule: Rule, who: string): Promise<void>;
  /** Counts one try by `who` and throws when it comes too soon after the one before. Such a try does not count. */
  pace(pace: Pace, who: string): Promise<void>;
  /** Takes one use back that turned out well. */
  giveBack(rule: Rule | Pace, who: string): Promise<void>;
  forget(rule: Rule | Pace, who: string): Promise<void>;
}

/** Fixed-window counters in the cache. Keys are hashed with the secret, so no IP address or email is stored there. */
export function createLimiter(cache: Cache, secret: string): Limiter {
  const key = ({ name }: { name: string }, who: string) =>
    `limit:${name}:${createHmac('sha256', secret).update(who).digest('base64url').slice(0, 22)}`;
  /** Held while the next try must wait. */
  const turn = ({ name }: Pace, who: string) => key({ name: `${name}-turn` }, who);
  const add = (rule: Rule | Pace, who: string, by: number) => cache.incr(key(rule, who), rule.seconds, by);

  return {
    async use(rule, who) {
      const uses = await cache.incr(key(rule, who), rule.seconds);
      if (uses > rule.max) throw refusal(rule.seconds);
      return uses;
    },
    async check(rule, who) {
      if (Number((await cache.get(key(rule, who))) ?? 0) >= rule.max) throw refusal(rule.seconds);
    },
    async pace(pace, who) {
      const beyond = (await add(pace, who, 1)) - pace.free;
      if (beyond <= 0) return;
      const wait = Math.min(pace.first * 2 ** (beyond - 1), pace.longest);
      if ((await cache.incr(turn(pace, who), wait)) === 1) return;
      await add(pace, who, -1);
      throw refusal(wait);
    },
    giveBack: async (rule, who) => void (await add(rule, who, -1)),
    async forget(rule, who) {
      await cache.delete(key(rule, who));
      if ('free' in rule) await cache.delete(turn(rule, who));
    },
  };
}

function refusal(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60);
  return new Problem(
    'rate_limited',
    'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
    { values: { minutes }, retryAfter: seconds },
  );
}
