import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepScans = defineJob({
  name: 'scans.sweep',
  data: z.object({}),
  cron: '41 3 * * *',
});
