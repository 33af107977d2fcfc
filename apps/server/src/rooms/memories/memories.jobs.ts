import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepMemories = defineJob({
  name: 'memories.sweep',
  data: z.object({}),
  cron: '47 3 * * *',
});
