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

/** Also moves photos to the store of objects, if there is one. */
export const tidyOwnPhotos = defineJob({
  name: 'recipes.tidy-photos',
  data: z.object({}),
  timeLimit: 600,
  cron: '*/10 * * * *',
});
