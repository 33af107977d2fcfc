import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepTokens = defineJob({ name: 'tokens.sweep', data: z.object({}), cron: '27 3 * * *' });
