import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const rollUpEvents = defineJob({
  name: 'analytics.roll-up',
  data: z.object({}),
  cron: '7 0 * * *',
});
