import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** A large database takes its time. What failed is tried again by the schedule, and shown until then. */
export const makeBackupJob = defineJob({
  name: 'administration.backup',
  data: z.object({}),
  retries: 0,
  timeLimit: 6 * 60 * 60,
  concurrency: 1,
});

export const checkBackups = defineJob({
  name: 'administration.check-backups',
  data: z.object({}),
  cron: '*/10 * * * *',
  retries: 0,
});
