import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** A late probe is useless, so it is not retried. */
export const probeServices = defineJob({
  name: 'status.probe',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
});

export const sweepProbes = defineJob({ name: 'status.sweep', data: z.object({}), cron: '41 3 * * *' });

/** One email per job, so that a retry after a mail server failure sends no user the same email twice. */
export const statusEmail = defineJob({
  name: 'status.letter',
  data: z.object({ email: z.string(), subject: z.string(), text: z.string() }),
});
