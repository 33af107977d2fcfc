import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** The sandbox's webhooks go through the same route as Stripe's. */
export const sandboxWebhook = defineJob({
  name: 'billing.sandbox-webhook',
  data: z.object({ payload: z.string() }),
  retryDelay: 2,
});
