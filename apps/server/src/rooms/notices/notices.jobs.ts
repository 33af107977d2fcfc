import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Looks who has something to hear, often enough that it comes soon after quiet hours. */
export const pollNotices = defineJob({
  name: 'notices.look',
  data: z.object({}),
  cron: '*/15 * * * *',
  retries: 0,
});

/** One person's notice. Twice is once: the day is claimed before anything is sent. */
export const tellPerson = defineJob({
  name: 'notices.tell',
  data: z.object({ userId: z.uuid() }),
  retries: 1,
});
