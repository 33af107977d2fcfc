import {
  confirmStatusMails,
  endStatusMails,
  openIncident,
  type ServiceId,
  subscribeToStatus,
  systemStatus,
  updateIncident,
} from '@crisper/contract/status/status';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import type { Probes } from '../../telemetry/probes.ts';
import { createProbing } from './probes.service.ts';
import { probeServices, statusEmail, sweepProbes } from './status.jobs.ts';
import { createStatus } from './status.service.ts';
import { createSubscribers } from './subscribers.service.ts';

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  mail: Mail;
  publicUrl: string;
  probes: Probes;
  services: readonly ServiceId[];
}

export function statusRoom(deps: Deps): RoomParts {
  const subscribers = createSubscribers(deps);
  const status = createStatus({ ...deps, tell: subscribers.tell });
  const probe = createProbing({ ...deps, tell: subscribers.tell });
  const done = { ok: true as const };
  const room: Room = {
    name: 'status',
    routes(app) {
      route(app, systemStatus, () => status.now());
      route(app, openIncident, async ({ body }) => ({ incident: await status.open(body) }));
      route(app, updateIncident, async ({ params, body }) => ({
        incident: await status.update(params.id, body),
      }));
      route(app, subscribeToStatus, async ({ body, request }) => {
        await subscribers.ask(body.email, networkOf(request).line);
        return done;
      });
      route(app, confirmStatusMails, async ({ body }) => {
        await subscribers.confirm(body.token);
        return done;
      });
      route(app, endStatusMails, async ({ body }) => {
        await subscribers.end(body.token);
        return done;
      });
    },
    jobs: [
      handle(probeServices, async () => {
        await status.keepTimes();
        await probe();
        status.forget();
      }),
      handle(sweepProbes, () => status.sweep()),
      handle(statusEmail, ({ email, subject, text }) => deps.mail.send({ to: email, subject, text })),
    ],
    personal: { erase: subscribers.forget },
  };
  return { room };
}
