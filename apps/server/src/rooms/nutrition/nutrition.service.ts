import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type {
  DailyNutrition,
  DayTotals,
  dailyNutrition,
  NutritionInsights,
} from '@crisper/contract/nutrition/nutrition';
import { dayAfter, daysEnding } from '@crisper/kitchen/calendar';
import { FIGURES, NO_FIGURES, sumFigures, toTenth } from '@crisper/kitchen/nutrition/figures';
import { bestAndWorst, streakOf, weeksOf } from '@crisper/kitchen/nutrition/insights';
import type { z } from 'zod';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { type GoalsService, targetsOf } from './goals.service.ts';

const WEEKS = 8;
const STREAK_DAYS = 366;
/** One day has no best day, so the days before it are looked at too. */
const BEST_OF_DAYS = 30;

/** The meals room's figures, from which the days are added up. */
export interface EatenDays {
  /** Days with meals, oldest first. */
  days(userId: string, from: string, to: string): Promise<DayTotals[]>;
  hours(
    userId: string,
    from: string,
    to: string,
  ): Promise<{ hour: number; meals: number; calories: number }[]>;
  loggedDays(userId: string, from: string, to: string): Promise<string[]>;
}

interface Deps {
  eaten: EatenDays;
  goals: GoalsService;
  limitsOf: LimitsOf;
  now?: () => Date;
}

type Query = z.output<NonNullable<typeof dailyNutrition.query>>;

export type NutritionService = ReturnType<typeof createNutrition>;

export function createNutrition({ eaten, goals, limitsOf, now = () => new Date() }: Deps) {
  const lastDay = (user: User, { date }: Query): string => date ?? localDay(now(), user.timeZone);

  return {
    async daily(user: User, query: Query): Promise<DailyNutrition> {
      const to = lastDay(user, query);
      const period = daysEnding(to, query.days);
      const from = period[0]!;
      const [known, set] = await Promise.all([eaten.days(user.id, from, to), goals.of(user.id)]);
      const byDay = new Map(known.map((day) => [day.day, day]));
      const daily = period.map((day) => rounded(byDay.get(day) ?? emptyDay(day)));
      return {
        from,
        to,
        days: query.days,
        totals: sumFigures(known),
        targets: targetsOf(set, query.days),
        meals: sum(known, 'meals'),
        incomplete: sum(known, 'incomplete'),
        daily,
      };
    },

    async insights(user: User, query: Query): Promise<NutritionInsights> {
      if (!limitsOf(user.plan).mealTiming)
        throw new Problem(
          'limit_reached',
          'Meal timing, weekly averages, streaks and best days are part of Pro.',
        );
      const to = lastDay(user, query);
      const from = dayAfter(to, 1 - query.days);
      const bestFrom = query.days > 1 ? from : dayAfter(to, 1 - BEST_OF_DAYS);
      const [hours, days, logged, set] = await Promise.all([
        eaten.hours(user.id, from, to),
        eaten.days(user.id, dayAfter(to, 1 - WEEKS * 7), to),
        eaten.loggedDays(user.id, dayAfter(to, -STREAK_DAYS), to),
        goals.of(user.id),
      ]);
      return {
        timing: hours.map((hour) => ({ ...hour, calories: Math.round(hour.calories) })),
        weeks: weeksOf(days, to, WEEKS),
        streak: streakOf(logged, to),
        ...bestAndWorst(
          // Today is not over, so it is neither best nor worst.
          days.filter(({ day }) => day >= bestFrom && day < localDay(now(), user.timeZone)),
          set.dailyCalories,
        ),
      };
    },
  };
}

function emptyDay(day: string): DayTotals {
  return { day, meals: 0, incomplete: 0, ...NO_FIGURES };
}

function rounded(day: DayTotals): DayTotals {
  const shown = { ...day };
  for (const key of FIGURES) if (shown[key] !== null) shown[key] = toTenth(shown[key]);
  return shown;
}

function sum(days: readonly DayTotals[], key: 'meals' | 'incomplete'): number {
  return days.reduce((total, day) => total + day[key], 0);
}
