import { INTERVALS } from '@crisper/contract/billing/billing';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { EMAIL_KINDS } from './email-texts.ts';

/** Enqueued by the transaction that makes the change, so that each change sends one email. */
export const billingEmail = defineJob({
  name: 'billing.letter',
  data: z.object({
    userId: z.uuid(),
    kind: z.enum(EMAIL_KINDS),
    amountCents: z.number().int(),
    interval: z.enum(INTERVALS),
    date: z.iso.datetime(),
  }),
});

/** Checks payments without a webhook, renewals past the grace period, and interrupted refunds. */
export const finishPayments = defineJob({
  name: 'billing.finish-payments',
  data: z.object({ all: z.boolean().default(false) }),
  cron: '* * * * *',
  retries: 0,
  timeLimit: 300,
});

export const reconcile = defineJob({
  name: 'billing.reconcile',
  data: z.object({}),
  cron: '41 2 * * *',
  timeLimit: 3600,
});

/** The provider sends receipts of its own. */
export const customerMoved = defineJob({
  name: 'billing.customer-moved',
  data: z.object({ userId: z.uuid() }),
  retries: 20,
  retryDelay: 30,
});

/** Ends all charges after an account is deleted. */
export const customerGone = defineJob({
  name: 'billing.customer-gone',
  data: z.object({ customerId: z.string() }),
  retries: 20,
  retryDelay: 30,
});
