import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const contactMessageStored = defineJob({
  name: 'contact.message-stored',
  data: z.object({ id: z.number().int() }),
});
