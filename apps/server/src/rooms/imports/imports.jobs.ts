import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const importArchive = defineJob({
  name: 'imports.bring-along',
  data: z.object({ id: z.uuid() }),
  timeLimit: 1800,
  retries: 2,
  concurrency: 2,
});

/** Uploads that never ended, and imports whose server stopped for good. */
export const sweepImports = defineJob({ name: 'imports.sweep', data: z.object({}), cron: '17 * * * *' });
