import { auditLog, securityActivity } from '@crisper/contract/audit/audit';
import type { Database } from '../../db/client.ts';
import { inPages } from '../../db/paged-rows.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { sweepAuditLog } from './audit.jobs.ts';
import { listOf } from './audit.repository.ts';
import type { Audit } from './audit.service.ts';

interface Deps {
  db: Database;
  audit: Audit;
}

export function auditRoom({ db, audit }: Deps): RoomParts {
  const room: Room = {
    name: 'audit',
    routes(app) {
      route(app, securityActivity, ({ user, query }) => audit.mine(user, query.before));
      route(app, auditLog, ({ query }) => audit.everybodys(query));
    },
    jobs: [handle(sweepAuditLog, audit.sweep)],
    // Deleted with the account by the database itself, which lets no other user do so.
    personal: {
      export: (userId) => ({
        securityActivity: inPages(async ({ limit, offset }) =>
          (await listOf(db.orm, userId, { limit, offset })).map(
            ({ at, action, device, network, detail }) => ({
              at,
              action,
              device,
              network,
              detail,
            }),
          ),
        ),
      }),
    },
  };
  return { room };
}

// What other rooms may ask, besides the api.
export { type Audit, createAudit } from './audit.service.ts';
