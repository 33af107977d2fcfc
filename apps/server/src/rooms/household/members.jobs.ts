import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** The token is made in the job, so that it is in no queue. */
export const invitationRequested = defineJob({
  name: 'household.invitation-requested',
  data: z.object({ invitationId: z.string() }),
});

export const sweepInvitations = defineJob({
  name: 'household.sweep-invitations',
  data: z.object({}),
  cron: '27 3 * * *',
});
