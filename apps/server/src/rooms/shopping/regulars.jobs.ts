import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Often enough that what comes back is there in the morning, wherever that is. Twice is once: a line moves its day on. */
export const writeRegulars = defineJob({
  name: 'shopping.regulars',
  data: z.object({}),
  cron: '11 * * * *',
  retries: 1,
});
