import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepMeals = defineJob({
  name: 'meals.sweep',
  data: z.object({}),
  cron: '17 * * * *',
});
