import type { Limiter } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { friendScanned } from './referrals.jobs.ts';
import { referralsPersonal } from './referrals.personal.ts';
import { referralsRoutes } from './referrals.routes.ts';
import { createReferrals, type ReferralsService } from './referrals.service.ts';
import { createSharing } from './sharing.service.ts';

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  secret: string;
  confirmEmails: boolean;
  /** Grants days of Pro; from billing. */
  grantDays: (
    tx: Tx,
    grant: { userId: string; source: 'referral'; ref: string; days: number },
  ) => Promise<unknown>;
}

export function referralsRoom(deps: Deps): RoomParts<ReferralsService> {
  const referrals = createReferrals(deps);
  const sharing = createSharing(deps.db, deps.limiter);
  const room: Room = {
    name: 'referrals',
    routes: (app) => referralsRoutes(app, { referrals, sharing }),
    jobs: [handle(friendScanned, ({ userId }) => referrals.complete(userId))],
    personal: referralsPersonal(deps.db),
  };
  return { room, api: referrals };
}
