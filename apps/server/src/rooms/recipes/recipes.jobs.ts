import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepGeneratedRecipes = defineJob({
  name: 'recipes.sweep-made',
  data: z.object({}),
  cron: '41 3 * * *',
});
