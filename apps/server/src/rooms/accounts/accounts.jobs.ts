import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** The email is looked up in this job, not in the request, so that response times do not reveal which emails are known. */
export const passwordResetRequested = defineJob({
  name: 'accounts.password-reset-requested',
  data: z.object({ email: z.string() }),
  concurrency: 20,
});

export const confirmationRequested = defineJob({
  name: 'accounts.confirmation-requested',
  data: z.object({ userId: z.string() }),
});

const happened = z.object({ userId: z.string(), device: z.string(), at: z.iso.datetime() });

/** Somebody signed in on a device that the account had not seen before. */
export const newSignIn = defineJob({ name: 'accounts.new-sign-in', data: happened });

export const passwordChanged = defineJob({ name: 'accounts.password-changed', data: happened });

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

/** Letters that were kept because no mail server is set. */
export const sweepOutbox = defineJob({
  name: 'accounts.sweep-outbox',
  data: z.object({}),
  cron: '7 * * * *',
});

export const sweepDailyUses = defineJob({
  name: 'accounts.sweep-daily-uses',
  data: z.object({}),
  cron: '47 3 * * *',
});
