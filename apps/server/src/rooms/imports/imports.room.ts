import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { inOne } from '../../db/paged-rows.ts';
import type { Env } from '../../env.ts';
import type { RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import { createArchiveReader } from './archive-reader.ts';
import { importArchives } from './import-archive.ts';
import { importArchive, sweepImports } from './imports.jobs.ts';
import * as repository from './imports.repository.ts';
import { importsRoutes } from './imports.routes.ts';
import { createImports, present } from './imports.service.ts';
import { Canceled } from './stage-items.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  jobs: Jobs;
  pictures: Pictures;
  env: Pick<Env, 'DATA_DIR'>;
}

const ALL = 1_000;

export function importsRoom(deps: Deps): RoomParts {
  const running = new Map<string, AbortController>();
  const imports = createImports({ ...deps, stop: (id) => running.get(id)?.abort(new Canceled()) });
  const reader = createArchiveReader();
  const read = async (id: string): Promise<void> => {
    const stopping = new AbortController();
    running.set(id, stopping);
    try {
      await importArchives({ ...deps, reader, folder: deps.env.DATA_DIR }, id, stopping.signal);
    } finally {
      running.delete(id);
    }
  };
  return {
    room: {
      name: 'imports',
      routes: (app) => importsRoutes(app, imports),
      jobs: [
        handle(importArchive, ({ id }) => read(id)),
        handle(sweepImports, () => imports.sweep(deps.env.DATA_DIR)),
      ],
      close: reader.close,
      personal: {
        export: (userId) => ({
          recipeImports: inOne(async () => (await repository.list(deps.db.orm, userId, ALL)).map(present)),
        }),
      },
    },
  };
}
