import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

export const EVENT_KINDS = [
  'page_view',
  'recipe_generated',
  'viral_action',
  'user_journey',
  'error_occurred',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The referral dialog sends these two as separate events. */
export const REFERRAL_EVENTS = ['referral_link_copied', 'referral_shared'] as const;

const PROPERTIES_MAX = 24;
const value = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
const properties = z
  .record(z.string().max(40), z.union([value, z.record(z.string().max(40), value)]))
  .refine((given) => Object.keys(given).length <= PROPERTIES_MAX, 'Too many properties.');

export const trackEvent = endpoint({
  method: 'POST',
  path: '/api/analytics/track',
  summary: 'One event of the signed-in person; browsers send it only with their consent',
  access: 'user',
  body: z.object({
    event: z.enum([...EVENT_KINDS, ...REFERRAL_EVENTS]),
    properties: properties.default({}),
    sessionId: z.string().max(80).optional(),
  }),
  bodyLimit: 16_384,
  response: done,
  status: 202,
});

const count = z.number().int().nonnegative();
/** `null` when nothing has been measured yet. */
const figure = z.number().nullable();

export const insights = endpoint({
  method: 'GET',
  path: '/api/analytics/insights',
  summary: 'How the signed-in person uses Crisper',
  access: 'user',
  response: z.object({
    totalScans: count,
    successfulGenerations: count,
    /** Seconds from searching for recipes to seeing them. */
    averageResponseTime: figure,
    /** Percent of the last four weeks, or of the weeks since signing up, with a visit or a scan. */
    retentionRate: figure,
    topIngredients: z.array(z.object({ name: z.string(), count })),
    /** The person's last seven days, oldest first. */
    scansByDay: z.array(z.object({ date: z.iso.date(), count })),
    userJourney: z.array(z.object({ step: z.string(), completionRate: z.number() })),
    performance: z.object({
      /** Percent. */
      cacheHitRate: figure,
      /** Seconds. */
      avgLoadTime: figure,
      /** Percent of all events. */
      errorRate: figure,
    }),
    /** True when there is no data about this person yet. */
    empty: z.boolean(),
  }),
});
export type Insights = z.infer<typeof insights.response>;

export const jobQueue = z.object({ waiting: count, active: count, completed: count, failed: count });

export const jobStats = endpoint({
  method: 'GET',
  path: '/api/jobs/stats',
  summary:
    'Work that waits, runs and was done of late: the own of the signed-in person, all of it for an admin',
  access: 'user',
  response: z.object({
    queueStats: z.object({
      recipes: jobQueue,
      /** All jobs; for admins only. */
      all: jobQueue.optional(),
    }),
  }),
});
export type JobStats = z.infer<typeof jobStats.response>;

export const cacheStats = endpoint({
  method: 'GET',
  path: '/api/cache/stats',
  summary:
    'Percent of recipe searches answered from memory: the own of the signed-in person, of all for an admin',
  access: 'user',
  response: z.object({ hitRate: figure }),
});
