import { forgetMemories, forgetMemory, listMemories } from '@crisper/contract/memories/memories';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { inOne } from '../../db/paged-rows.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { sweepMemories } from './memories.jobs.ts';
import { listAll } from './memories.repository.ts';
import { createMemories, type MemoriesService } from './memories.service.ts';

export function memoriesRoom({ db }: { db: Database }): RoomParts<MemoriesService> {
  const memories = createMemories(db);
  const room: Room = {
    name: 'memories',
    routes: (app) => memoriesRoutes(app, memories),
    jobs: [handle(sweepMemories, () => memories.sweep())],
    shared: { bring: memories.bring },
    personal: { export: (_, householdId) => ({ memories: inOne(() => listAll(db.orm, householdId)) }) },
  };
  return { room, api: memories };
}

function memoriesRoutes(app: FastifyInstance, memories: MemoriesService): void {
  route(app, listMemories, async ({ user }) => {
    const listed = await memories.list(user);
    return { memories: listed, total: listed.length };
  });
  route(app, forgetMemory, async ({ user, params }) => {
    await memories.forget(user, params.id);
    return { ok: true as const };
  });
  route(app, forgetMemories, async ({ user }) => {
    await memories.forgetAll(user);
    return { ok: true as const };
  });
}

// What other rooms may ask, besides the api.
export type { MemoriesService } from './memories.service.ts';
export type { KeptLook, ScanLook } from './scan-looks.repository.ts';
