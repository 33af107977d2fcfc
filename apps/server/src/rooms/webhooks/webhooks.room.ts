import type { User } from '@crisper/contract/auth/auth';
import {
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  testWebhook,
} from '@crisper/contract/webhooks/webhooks';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Listener, listen } from '../../db/listen.ts';
import type { Env } from '../../env.ts';
import { originOf } from '../../http/origin.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { createSending, type SendingDeps } from './sending.service.ts';
import { createSpoiling, type SpoilingDeps } from './spoiling.service.ts';
import { pollSpoiling, sendDue, sweepDeliveries } from './webhooks.jobs.ts';
import { createWebhooks, type WebhooksDeps, type WebhooksService } from './webhooks.service.ts';

/** Messages wait this long for what follows at once. */
const SOON_MS = 3_000;

type Given = WebhooksDeps & SendingDeps & SpoilingDeps & { log: Logger };
type Deps = Omit<Given, 'mayReachInside'> & { env: Pick<Env, 'WEBHOOK_HOSTS_FOR'> };

export function webhooksRoom({ env, ...given }: Deps): RoomParts {
  const mayReachInside = ({ role }: User) => role === 'admin' || env.WEBHOOK_HOSTS_FOR === 'everyone';
  const deps: Given = { ...given, mayReachInside };
  const webhooks = createWebhooks(deps);
  const sending = createSending(deps);
  const spoiling = createSpoiling(deps);
  let listener: Listener | undefined;
  let waits = false;
  let last: Promise<void> = Promise.resolve();

  /** What happened on any instance is sent in a few seconds, whatever is still being sent; each minute looks for the rest. */
  const soon = (): void => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      last = sending.sendDue().catch((error) => deps.log.warn({ err: error }, 'webhooks wait'));
    }, SOON_MS).unref();
  };

  const room: Room = {
    name: 'webhooks',
    routes: (app) => webhooksRoutes(app, webhooks),
    jobs: [
      handle(sendDue, () => sending.sendDue()),
      handle(pollSpoiling, () => spoiling.look()),
      handle(sweepDeliveries, () => webhooks.sweep()),
    ],
    work() {
      listener = listen(deps.db.pool, 'webhooks', { message: soon, again: soon });
    },
    personal: { export: (userId) => ({ webhooks: webhooks.exportOf(userId) }) },
    close: async () => {
      await listener?.close();
      await last;
    },
  };
  return { room };
}

function webhooksRoutes(app: FastifyInstance, webhooks: WebhooksService): void {
  route(app, listWebhooks, async ({ user }) => {
    const listed = await webhooks.listOf(user.id);
    return { webhooks: listed, total: listed.length };
  });
  route(app, makeWebhook, ({ body, request }) => webhooks.make(request.signedIn!, body, originOf(request)));
  route(app, removeWebhook, async ({ user, params, request }) => {
    await webhooks.remove(user, params.id, originOf(request));
    return { ok: true as const };
  });
  route(app, testWebhook, async ({ user, params }) => ({ delivery: await webhooks.test(user, params.id) }));
  route(app, listDeliveries, async ({ user, params }) => {
    const deliveries = await webhooks.deliveriesOf(user, params.id);
    return { deliveries, total: deliveries.length };
  });
}
