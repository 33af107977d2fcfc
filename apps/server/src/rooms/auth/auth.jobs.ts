import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { SECURITY_NOTES } from './auth-emails.ts';

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

/** A user wants another email; the email goes to that one. */
export const emailChangeRequested = defineJob({
  name: 'accounts.email-change-requested',
  data: z.object({ userId: z.string() }),
});

const happened = z.object({ userId: z.string(), device: z.string(), at: z.iso.datetime() });

/** A user signed in on a device that the account had not seen before. */
export const newSignIn = defineJob({ name: 'accounts.new-sign-in', data: happened });

export const passwordChanged = defineJob({ name: 'accounts.password-changed', data: happened });

/** Something else happened to the account that its owner should know of. */
export const accountChanged = defineJob({
  name: 'accounts.changed',
  data: happened.extend({ what: z.enum(SECURITY_NOTES), passkeyId: z.string().optional() }),
});

/** An account has another email; the email goes to the old one, with a way back. */
export const emailChanged = defineJob({
  name: 'accounts.email-changed',
  data: happened.extend({ formerId: z.string() }),
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

/** Emails that were kept because no mail server is set. */
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
