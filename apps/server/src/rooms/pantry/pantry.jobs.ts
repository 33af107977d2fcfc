import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepPantry = defineJob({
  name: 'pantry.sweep',
  data: z.object({}),
  cron: '23 * * * *',
});
