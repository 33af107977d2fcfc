import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const writeMoreRecipes = defineJob({
  name: 'matching.write-more-recipes',
  /** `userId`: the person whose search created the job. */
  data: z.object({ key: z.string(), userId: z.string().optional() }),
  retries: 1,
  timeLimit: 120,
});

export const sweepMoreRecipes = defineJob({
  name: 'matching.sweep-more-recipes',
  data: z.object({}),
  cron: '53 3 * * *',
});
