import type { User } from '@crisper/contract/auth/auth';
import { type getCalendar, type MealTimes, USUAL_MEAL_TIMES } from '@crisper/contract/calendar/calendar';
import { dayAfter } from '@crisper/kitchen/calendar';
import { wholeServings } from '@crisper/kitchen/planning/whole-servings';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { inLanguageOf } from '../../language.ts';
import { localDay, localTime, momentOf } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { hashToken, newToken } from '../../random-token.ts';
import { phrase, say } from '../../saying/say.ts';
import type { PersonOf } from '../auth/auth.room.ts';
import { lockSignedIn } from '../auth/auth.room.ts';
import type { DatedMeal } from '../plan/plan.room.ts';
import * as repository from './calendar.repository.ts';
import { type CalendarEvent, icalendar } from './icalendar.ts';

type View = z.output<typeof getCalendar.response>;

const DAYS_BACK = 28;
const DAYS_AHEAD = 56;
const MINUTE_MS = 60_000;
/** What takes longer than a day began with soaking or resting, not with cooking. */
const COOKING_MAX_MINUTES = 24 * 60;
const EATING_MINUTES = 30;

const MAKING: Rule = { name: 'calendar-made', max: 20, seconds: 3600 };
/** Calendars ask every few minutes at most, each household's phones by the same few addresses. */
const READING: Rule = { name: 'calendar-read', max: 240, seconds: 3600 };
const GUESSING: Rule = { name: 'calendar-guessed', max: 60, seconds: 3600 };
const TOKEN = /^[\w-]{43}$/;

export interface CalendarDeps {
  db: Database;
  limiter: Limiter;
  now: () => Date;
  publicUrl: string;
  personOf: PersonOf;
  mealsBetween: (user: User, from: string, to: string) => Promise<DatedMeal[]>;
}

export type CalendarService = ReturnType<typeof createCalendar>;

/** The plan as a calendar that other programs read by a secret address. */
export function createCalendar({ db, limiter, now, publicUrl, personOf, mealsBetween }: CalendarDeps) {
  const ownerOf = async (token: string): Promise<User | undefined> => {
    const userId = TOKEN.test(token) ? await repository.ownerOf(db.orm, hashToken(token)) : undefined;
    return userId === undefined ? undefined : personOf(userId);
  };

  return {
    async view(user: User): Promise<View> {
      const [madeAt, times] = await Promise.all([
        repository.madeAt(db.orm, user.id),
        repository.timesOf(db.orm, user.householdId),
      ]);
      return { madeAt: madeAt?.toISOString() ?? null, times: timesIn(times) };
    },

    async make(signedIn: SignedIn): Promise<{ address: string }> {
      const { user } = signedIn;
      await limiter.use(MAKING, user.id);
      const token = newToken();
      await db.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn);
        await repository.replace(tx, user.id, hashToken(token));
      });
      return { address: `${publicUrl}/calendar/${token}.ics` };
    },

    end: (user: User): Promise<void> => repository.remove(db.orm, user.id),

    async changeTimes(user: User, times: MealTimes): Promise<MealTimes> {
      await repository.keepTimes(db.orm, user.householdId, times);
      return times;
    },

    /** The file behind an address. An address that was taken back answers like one that never was. */
    async feed(token: string, network: string): Promise<string> {
      await limiter.check(GUESSING, network);
      const user = await ownerOf(token);
      if (!user) {
        await limiter.use(GUESSING, network);
        throw new Problem('not_found', 'There’s no calendar at this address. It may have been taken back.');
      }
      await limiter.use(READING, hashToken(token));
      return inLanguageOf(user, async () => {
        const today = localDay(now(), user.timeZone);
        const [meals, times] = await Promise.all([
          mealsBetween(user, dayAfter(today, -DAYS_BACK), dayAfter(today, DAYS_AHEAD)),
          repository.timesOf(db.orm, user.householdId),
        ]);
        return icalendar(
          say('Meals'),
          meals.map((meal) => eventOf(meal, { user, times, publicUrl })),
        );
      });
    },

    async *feedOf(userId: string) {
      const createdAt = await repository.madeAt(db.orm, userId);
      if (createdAt) yield { createdAt };
    },

    async *timesOf(householdId: string) {
      const row = await repository.timesOf(db.orm, householdId);
      if (row) yield { ...row, householdId: undefined };
    },
  };
}

function timesIn(row: repository.TimesRow | undefined): MealTimes {
  const { breakfast, lunch, dinner, snack } = row ?? USUAL_MEAL_TIMES;
  return { breakfast, lunch, dinner, snack };
}

const NAMES = {
  breakfast: phrase('Breakfast'),
  lunch: phrase('Lunch'),
  dinner: phrase('Dinner'),
  snack: phrase('Snack'),
};

interface Around {
  user: User;
  times: repository.TimesRow | undefined;
  publicUrl: string;
}

/** From the start of cooking to the meal; what needs no cooking lasts as long as eating it. */
function eventOf(meal: DatedMeal, { user, times, publicUrl }: Around): CalendarEvent {
  const eaten = momentOf(meal.date, timesIn(times)[meal.slot], user.timeZone);
  const minutes = Math.min(meal.minutes, COOKING_MAX_MINUTES);
  const start = new Date(eaten.getTime() - minutes * MINUTE_MS);
  const end = minutes > 0 ? eaten : new Date(eaten.getTime() + EATING_MINUTES * MINUTE_MS);
  const page = meal.recipeId && `${publicUrl}/recipe/${encodeURIComponent(meal.recipeId)}`;
  const url = page && meal.servings > 0 ? `${page}?servings=${wholeServings(meal.servings)}` : page;
  const at = (moment: Date) => localTime(moment, user.timeZone);
  const cooking =
    minutes > 0 && say('Start cooking at {start}, eat at {eaten}.', { start: at(start), eaten: at(eaten) });
  const { changedAt } = meal;
  return {
    uid: `${meal.date}-${meal.slot}-${user.householdId}@crisper`,
    changedAt: times && times.updatedAt > changedAt ? times.updatedAt : changedAt,
    start,
    end,
    summary: say('{meal}: {dish}', { meal: say(NAMES[meal.slot]), dish: meal.title }),
    description: [cooking, url].filter(Boolean).join('\n'),
    url,
  };
}
