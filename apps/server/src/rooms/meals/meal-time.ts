import type { User } from '@crisper/contract/accounts';
import { FIRST_DAY } from '@crisper/contract/nutrition';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { knownTimeZone } from '../../time-zone.ts';

/** Clocks differ, and a meal may be logged before it is eaten. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

interface Given {
  eatenAt?: string | undefined;
  timeZone?: string | undefined;
}

export interface MealTime {
  eatenAt: Date;
  timeZone: string;
  day: string;
}

/** The time and calendar day of a meal. Defaults to now, in the person's time zone. */
export function mealTime(given: Given, user: User, now: Date): MealTime {
  const eatenAt = given.eatenAt === undefined ? now : new Date(given.eatenAt);
  const timeZone = knownTimeZone(given.timeZone) ?? user.timeZone;
  const day = localDay(eatenAt, timeZone);
  if (day < FIRST_DAY || eatenAt.getTime() > now.getTime() + AHEAD_MS)
    throw new Problem('validation', 'Choose a time between the year 2000 and now.', {
      fields: { eatenAt: 'Choose a time between the year 2000 and now.' },
    });
  return { eatenAt, timeZone, day };
}
