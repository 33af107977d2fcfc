import { INTERVALS } from '@crisper/contract/billing';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { EMAIL_KINDS } from './email-texts.ts';

/** Put into the queue by the transaction that changes something, so that each change is told once. */
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

/** What the sandbox has to say goes through the same door as Stripe's messages. */
export const sandboxWebhook = defineJob({
  name: 'billing.sandbox-webhook',
  data: z.object({ payload: z.string() }),
  retryDelay: 2,
});

/** Payments whose end nobody told us, renewals out of grace, refunds that were cut short. */
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

/** After an account is gone, nothing of it is charged again. */
export const customerGone = defineJob({
  name: 'billing.customer-gone',
  data: z.object({ customerId: z.string() }),
  retries: 20,
  retryDelay: 30,
});
