import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepViews = defineJob({
  name: 'community.sweep-views',
  data: z.object({}),
  cron: '23 * * * *',
});
