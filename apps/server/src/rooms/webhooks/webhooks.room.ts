import {
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  testWebhook,
} from '@crisper/contract/webhooks';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Listener, listen } from '../../db/listen.ts';
import { originOf } from '../../http/origin.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createSending, type SendingDeps } from './sending.service.ts';
import { createSpoiling, type SpoilingDeps } from './spoiling.service.ts';
import { lookForSpoiling, sendDue, sweepDeliveries } from './webhooks.jobs.ts';
import { createWebhooks, type WebhooksDeps, type WebhooksService } from './webhooks.service.ts';

/** Messages wait this long for what follows at once. */
const SOON_MS = 3_000;

type Deps = WebhooksDeps & SendingDeps & SpoilingDeps & { jobs: Jobs; log: Logger };

export function webhooksRoom(deps: Deps): RoomParts {
  const webhooks = createWebhooks(deps);
  const sending = createSending(deps);
  const spoiling = createSpoiling(deps);
  let listener: Listener | undefined;
  let waits = false;

  /** What happened on any instance is sent in a few seconds; each minute looks for what was missed. */
  const soon = (): void => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      deps.jobs.enqueue(sendDue, {}).catch((error) => deps.log.warn({ err: error }, 'webhooks wait'));
    }, SOON_MS).unref();
  };

  const room: Room = {
    name: 'webhooks',
    routes: (app) => webhooksRoutes(app, webhooks),
    jobs: [
      handle(sendDue, () => sending.sendDue()),
      handle(lookForSpoiling, () => spoiling.look()),
      handle(sweepDeliveries, () => webhooks.sweep()),
    ],
    work() {
      listener = listen(deps.db.pool, 'webhooks', { message: soon, again: soon });
    },
    personal: { export: (userId) => ({ webhooks: webhooks.exportOf(userId) }) },
    close: async () => listener?.close(),
  };
  return { room };
}

function webhooksRoutes(app: FastifyInstance, webhooks: WebhooksService): void {
  route(app, listWebhooks, async ({ user }) => ({ webhooks: await webhooks.listOf(user.id) }));
  route(app, makeWebhook, ({ user, body, request }) => webhooks.make(user, body, originOf(request)));
  route(app, removeWebhook, async ({ user, params, request }) => {
    await webhooks.remove(user, params.id, originOf(request));
    return { ok: true as const };
  });
  route(app, testWebhook, async ({ user, params }) => ({ delivery: await webhooks.test(user, params.id) }));
  route(app, listDeliveries, async ({ user, params }) => ({
    deliveries: await webhooks.deliveriesOf(user, params.id),
  }));
}
