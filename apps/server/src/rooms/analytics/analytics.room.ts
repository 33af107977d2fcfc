import { cacheStats, insights, jobStats, trackEvent } from '@crisper/contract/analytics/analytics';
import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { inPages } from '../../db/paged-rows.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { rollUpEvents } from './analytics.jobs.ts';
import { listDays, listEvents } from './analytics.repository.ts';
import { type AnalyticsService, createAnalytics, type ScanFigures } from './analytics.service.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  /** False where nothing is measured: then no event is kept. */
  measures: boolean;
  scanFigures: (userId: string, since: string, top: number) => Promise<ScanFigures>;
}

export function analyticsRoom(deps: Deps): RoomParts {
  const analytics = createAnalytics(deps);
  const { orm } = deps.db;
  const room: Room = {
    name: 'analytics',
    routes: (app) => analyticsRoutes(app, analytics, deps.measures),
    jobs: [handle(rollUpEvents, () => analytics.rollUp())],
    personal: {
      export: (userId) => ({
        analyticsDays: inPages((page) => listDays(orm, userId, page)),
        analyticsEvents: inPages((page) => listEvents(orm, userId, page)),
      }),
    },
  };
  return { room };
}

function analyticsRoutes(app: FastifyInstance, analytics: AnalyticsService, measures: boolean): void {
  route(app, trackEvent, async ({ user, body }) => {
    if (measures) await analytics.track(user, body);
    return { ok: true as const };
  });
  route(app, insights, ({ user }) => analytics.insights(user));
  route(app, jobStats, ({ user }) => analytics.jobStats(user));
  route(app, cacheStats, ({ user }) => analytics.cacheStats(user));
}
