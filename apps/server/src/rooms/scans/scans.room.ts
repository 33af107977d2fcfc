import type { Plan, PlanLimits } from '@crisper/contract/plans';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import { inPages } from '../../db/in-pages.ts';
import type { Room } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { VisionProvider } from '../../providers/vision/vision.provider.ts';
import { createCorrections } from './corrections.service.ts';
import { sweepScans } from './scans.jobs.ts';
import { listAll } from './scans.repository.ts';
import { scansRoutes } from './scans.routes.ts';
import { createScans, type ScansService } from './scans.service.ts';

interface Deps {
  db: Database;
  vision: Omit<VisionProvider, 'name'>;
  limiter: Limiter;
  limitsOf: (plan: Plan) => PlanLimits;
  onFound?: (tx: Tx, userId: string) => Promise<void>;
}

export interface ScansRoom extends Room {
  scans: ScansService;
}

export function scansRoom(deps: Deps): ScansRoom {
  const scans = createScans(deps);
  const corrections = createCorrections(deps.db);
  return {
    name: 'scans',
    scans,
    routes: (app) => scansRoutes(app, { scans, corrections }),
    jobs: [handle(sweepScans, () => scans.sweep())],
    personal: { export: (userId) => ({ scans: inPages((page) => listAll(deps.db.orm, userId, page)) }) },
    close: () => deps.vision.close(),
  };
}
