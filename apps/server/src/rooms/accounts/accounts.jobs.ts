import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** The lookup happens here and not in the request, so that the answer takes as long for an address nobody has. */
export const passwordResetRequested = defineJob({
  name: 'accounts.password-reset-requested',
  data: z.object({ email: z.string() }),
});

export const sweepSessions = defineJob({
  name: 'accounts.sweep-sessions',
  data: z.object({}),
  cron: '17 3 * * *',
});

export const sweepIdempotencyKeys = defineJob({
  name: 'accounts.sweep-idempotency-keys',
  data: z.object({}),
  cron: '37 3 * * *',
});
