import type { User } from '@crisper/contract/auth/auth';
import { FIRST_DAY } from '@crisper/contract/nutrition/nutrition';
import { localDay, momentOf } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { knownTimeZone } from '../../time-zone.ts';

/** Clocks differ, and a meal may be logged before it is eaten. */
const AHEAD_MS = 24 * 60 * 60 * 1000;
const HALF_DAY_MS = 12 * 60 * 60 * 1000;

interface Given {
  eatenAt?: string | undefined;
  /** A time of day as clocks show it. */
  time?: string | undefined;
  timeZone?: string | undefined;
}

export interface MealTime {
  eatenAt: Date;
  timeZone: string;
  day: string;
}

/** The time and calendar day of a meal. Defaults to now, in the person's time zone. */
export function mealTime(given: Given, user: User, now: Date): MealTime {
  const timeZone = knownTimeZone(given.timeZone) ?? user.timeZone;
  const clock = readClock(given.time ?? '');
  const eatenAt =
    given.eatenAt !== undefined ? new Date(given.eatenAt) : clock ? lastAt(clock, timeZone, now) : now;
  const day = localDay(eatenAt, timeZone);
  if (day < FIRST_DAY || eatenAt.getTime() > now.getTime() + AHEAD_MS)
    throw new Problem('validation', 'Choose a time between the year 2000 and now.', {
      fields: { eatenAt: 'Choose a time between the year 2000 and now.' },
    });
  return { eatenAt, timeZone, day };
}

/** "7:05 PM", "7 pm", "19:05" as HH:MM; undefined for anything else. */
function readClock(time: string): string | undefined {
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s?(?:([ap])\.?m\.?)?$/i.exec(
    time.trim().replaceAll('\u202f', ' '),
  );
  const [, hours = '', minutes = '00', half] = match ?? [];
  const hour = Number(hours);
  if (!match || Number(minutes) > 59) return undefined;
  if (half ? hour < 1 || hour > 12 : hour > 23 || match[2] === undefined) return undefined;
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}

/** Today at this time; yesterday if that is far ahead: 11:50 PM sent after midnight is of the evening before. */
function lastAt(clock: string, timeZone: string, now: Date): Date {
  const today = momentOf(localDay(now, timeZone), clock, timeZone);
  if (today.getTime() <= now.getTime() + HALF_DAY_MS) return today;
  return momentOf(localDay(new Date(now.getTime() - 2 * HALF_DAY_MS), timeZone), clock, timeZone);
}
