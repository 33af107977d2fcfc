import type { Insights, JobStats, trackEvent } from '@crisper/contract/analytics/analytics';
import type { User } from '@crisper/contract/auth/auth';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { countJobs } from '../../jobs/jobs.repository.ts';
import { localDay } from '../../local-day.ts';
import * as repository from './analytics.repository.ts';
import { eventOf } from './event-of.ts';

const EVENTS: Rule = { name: 'analytics', max: 300, seconds: 600 };
const RECIPE_JOB = 'matching.write-more-recipes';
const KEEP_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS = 4;
const SHOWN_DAYS = 7;
const TOP_INGREDIENTS = 8;

/** The scan room's figures of one person. */
export interface ScanFigures {
  totalScans: number;
  topIngredients: { name: string; count: number }[];
  /** Days with scans, from the requested day on. */
  byDay: { date: string; count: number }[];
}

interface Deps {
  db: Database;
  limiter: Limiter;
  scanFigures: (userId: string, since: string, top: number) => Promise<ScanFigures>;
}

export type AnalyticsService = ReturnType<typeof createAnalytics>;

export function createAnalytics({ db, limiter, scanFigures }: Deps) {
  return {
    async track(user: User, event: z.output<NonNullable<typeof trackEvent.body>>): Promise<void> {
      await limiter.use(EVENTS, user.id);
      await repository.insert(db.orm, eventOf(user.id, event));
    },

    async insights(user: User): Promise<Insights> {
      const since = daysBefore(user, WEEKS * 7 - 1);
      const [scans, sums, visits] = await Promise.all([
        scanFigures(user.id, since, TOP_INGREDIENTS),
        repository.sums(db.orm, user.id),
        repository.activeDays(db.orm, user.id, since),
      ]);
      const of = (event: string) => total(sums.filter((sum) => sum.event === event));
      const searches = of('recipe_generated');
      const views = of('page_view');
      const events = total(sums).times;
      const scansOn = new Map(scans.byDay.map(({ date, count }) => [date, count]));
      return {
        totalScans: scans.totalScans,
        successfulGenerations: searches.good,
        averageResponseTime: seconds(searches),
        retentionRate: weeksActive(user, [...visits, ...scansOn.keys()]),
        topIngredients: scans.topIngredients,
        scansByDay: Array.from({ length: SHOWN_DAYS }, (_, at) => {
          const date = daysBefore(user, SHOWN_DAYS - 1 - at);
          return { date, count: scansOn.get(date) ?? 0 };
        }),
        userJourney: sums
          .filter((sum) => sum.event === 'user_journey')
          .map(({ label, good, times }) => ({ step: label, completionRate: percent(good, times) ?? 0 })),
        performance: {
          cacheHitRate: percent(searches.hits, searches.times),
          avgLoadTime: seconds(views),
          errorRate: percent(of('error_occurred').times, events),
        },
        // Page views alone do not count as using the product.
        empty: scans.totalScans === 0 && searches.times === 0 && of('user_journey').times === 0,
      };
    },

    async jobStats({ id, role }: User): Promise<JobStats> {
      if (role !== 'admin')
        return { queueStats: { recipes: await countJobs(db.orm, { name: RECIPE_JOB, userId: id }) } };
      const [recipes, all] = await Promise.all([
        countJobs(db.orm, { name: RECIPE_JOB }),
        countJobs(db.orm, {}),
      ]);
      return { queueStats: { recipes, all } };
    },

    async cacheStats({ id, role }: User): Promise<{ hitRate: number | null }> {
      const { hits, times } = await repository.searches(db.orm, role === 'admin' ? undefined : id);
      return { hitRate: percent(hits, times) };
    },

    async rollUp(): Promise<void> {
      await repository.rollUp(db.orm);
      await repository.removeOld(db.orm, KEEP_DAYS);
    },
  };
}

interface Figures {
  times: number;
  good: number;
  hits: number;
  measured: number;
  millis: number;
}

function total(sums: readonly Figures[]): Figures {
  const sum = { times: 0, good: 0, hits: 0, measured: 0, millis: 0 };
  for (const one of sums) {
    sum.times += one.times;
    sum.good += one.good;
    sum.hits += one.hits;
    sum.measured += one.measured;
    sum.millis += one.millis;
  }
  return sum;
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Number(((part / whole) * 100).toFixed(1));
}

function seconds({ millis, measured }: Figures): number | null {
  return measured === 0 ? null : Number((millis / measured / 1000).toFixed(2));
}

function daysBefore(user: User, days: number): string {
  return localDay(new Date(Date.now() - days * DAY_MS), user.timeZone);
}

/** Percent of the last weeks with activity, limited to the age of the account; null without any activity. */
function weeksActive(user: User, days: readonly string[]): number | null {
  if (days.length === 0) return null;
  const age = Math.ceil((Date.now() - Date.parse(user.createdAt)) / (7 * DAY_MS));
  const weeks = Math.min(WEEKS, Math.max(1, age));
  const today = Date.parse(daysBefore(user, 0));
  const active = new Set(days.map((day) => Math.floor((today - Date.parse(day)) / (7 * DAY_MS))));
  return percent([...active].filter((week) => week < weeks).length, weeks);
}
