import type { User } from '@crisper/contract/auth/auth';
import type { Database } from '../db/client.ts';
import { localDay, secondsLeftToday } from '../local-day.ts';
import { Problem } from '../problem.ts';
import * as repository from './daily-quotas.repository.ts';

/** The day that an allowance is counted for. */
export interface AllowanceDay {
  day: string;
  secondsLeft: number;
}

export interface DailyQuotas {
  /** For something that is used now: also decides in which zone the person's days are counted. */
  use(user: User): Promise<AllowanceDay>;
  /** For showing what is left. */
  look(user: User): Promise<AllowanceDay>;
  /** Counts one try of something that costs processor time even when nothing comes of it. */
  try(user: User, what: string, { day, secondsLeft }: AllowanceDay, max: number): Promise<void>;
  sweep(): Promise<void>;
}

/**
 * A day is counted in one zone from its first use to its end, so that moving to another zone gives no second day. The
 * days follow the person after a pause of two days.
 */
export function createDailyQuotas(db: Database, now: () => Date = () => new Date()): DailyQuotas {
  const dayIn = (zone: string, at: Date): AllowanceDay => ({
    day: localDay(at, zone),
    secondsLeft: secondsLeftToday(at, zone),
  });
  return {
    async use(user) {
      const at = now();
      return dayIn(await repository.useZone(db.orm, user.id, user.timeZone, at), at);
    },
    async look(user) {
      const at = now();
      return dayIn((await repository.findZone(db.orm, user.id, at)) ?? user.timeZone, at);
    },
    async try(user, what, { day, secondsLeft }, max) {
      if (await repository.countTry(db.orm, { userId: user.id, what, day, max })) return;
      throw new Problem('rate_limited', 'Too many tries today. Please come back tomorrow.', {
        retryAfter: secondsLeft,
      });
    },
    sweep: () => repository.removePast(db.orm),
  };
}
