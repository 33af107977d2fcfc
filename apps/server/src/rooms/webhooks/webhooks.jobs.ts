import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Sends what is due. Runs each minute, and soon after something happened. */
export const sendDue = defineJob({
  name: 'webhooks.send',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
  timeLimit: 55,
});

/** Looks through pantries for what spoils soon, once a day in the morning of each person. */
export const pollSpoiling = defineJob({
  name: 'webhooks.spoiling',
  data: z.object({}),
  cron: '11 * * * *',
  retries: 0,
});

export const sweepDeliveries = defineJob({
  name: 'webhooks.sweep',
  data: z.object({}),
  cron: '41 * * * *',
});
