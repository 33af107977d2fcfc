import {
  createEvent,
  deleteEvent,
  markDiscussion,
  moderatePost,
  moderationQueue,
} from '@crisper/contract/community/moderation';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { ModerationService } from './moderation.service.ts';
import type { OverviewService } from './overview.service.ts';

const DONE = { ok: true } as const;

interface Deps {
  moderation: ModerationService;
  overview: OverviewService;
}

export function moderationRoutes(app: FastifyInstance, { moderation, overview }: Deps): void {
  route(app, moderationQueue, ({ query }) => moderation.queue(query.limit));
  route(app, moderatePost, async ({ params, body }) => {
    await moderation.decide(params.kind, Number(params.id), body);
    return DONE;
  });
  route(app, markDiscussion, async ({ params, body }) => {
    await moderation.mark(Number(params.id), body);
    return DONE;
  });
  route(app, createEvent, ({ body }) => overview.createEvent(body));
  route(app, deleteEvent, async ({ params }) => {
    await overview.removeEvent(Number(params.id));
    return DONE;
  });
}
