import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Enqueued at every start; does nothing when the food data has not changed. */
export const refreshRecipeClaims = defineJob({
  name: 'recipes.refresh-claims',
  data: z.object({}),
  timeLimit: 1800,
  concurrency: 1,
});

export const sweepGeneratedRecipes = defineJob({
  name: 'recipes.sweep-made',
  data: z.object({}),
  cron: '41 3 * * *',
});
