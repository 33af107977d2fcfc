import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { FoodId } from '@crisper/kitchen/foods/food';
import type { DailyQuotas } from '../../budgets/daily-quotas.service.ts';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import { inPages } from '../../db/paged-rows.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import { handle } from '../../jobs/job.ts';
import type { VisionProvider } from '../../providers/vision/vision.provider.ts';
import type { MemoriesService } from '../memories/memories.room.ts';
import { createAnswers } from './answers.service.ts';
import { createCorrections } from './corrections.service.ts';
import { sweepScans } from './scans.jobs.ts';
import { listAll } from './scans.repository.ts';
import { scansRoutes } from './scans.routes.ts';
import { createScans, type ScansService } from './scans.service.ts';

interface Deps {
  db: Database;
  vision: Omit<VisionProvider, 'name'>;
  limiter: Limiter;
  dailyQuotas: DailyQuotas;
  limitsOf: LimitsOf;
  uploads: UploadBudget;
  memories: MemoriesService;
  pantryOf: (user: User) => Promise<Iterable<FoodId>>;
  onFound?: (tx: Tx, userId: string) => Promise<void>;
}

export function scansRoom(deps: Deps): RoomParts<ScansService> {
  const scans = createScans(deps);
  const corrections = createCorrections(deps);
  const answers = createAnswers(deps);
  const room: Room = {
    name: 'scans',
    routes: (app) => scansRoutes(app, { scans, answers, corrections, uploads: deps.uploads }),
    jobs: [handle(sweepScans, () => scans.sweep())],
    personal: { export: (userId) => ({ scans: inPages((page) => listAll(deps.db.orm, userId, page)) }) },
    close: () => deps.vision.close(),
  };
  return { room, api: scans };
}

// What other rooms may ask, besides the api.
export { scanProblem } from './scan-problems.ts';
