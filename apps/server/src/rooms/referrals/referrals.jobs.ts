import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** A friend's first scan found something. Enqueued in the scan's transaction, so that both are stored or neither. */
export const friendScanned = defineJob({
  name: 'referrals.friend-scanned',
  data: z.object({ userId: z.string() }),
});
