import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** A probe that is late is worth nothing, so it is not tried again. */
export const probeServices = defineJob({
  name: 'status.probe',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
});

export const sweepProbes = defineJob({ name: 'status.sweep', data: z.object({}), cron: '41 3 * * *' });

/** One email for each job: a mail server that fails in the middle sends nobody the same twice. */
export const statusEmail = defineJob({
  name: 'status.letter',
  data: z.object({ email: z.string(), subject: z.string(), text: z.string() }),
});
