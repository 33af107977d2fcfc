import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** A friend's first scan found something. Put into the queue with that scan, so that neither is there without the other. */
export const friendScanned = defineJob({
  name: 'referrals.friend-scanned',
  data: z.object({ userId: z.string() }),
});
