import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

export const sweepAuditLog = defineJob({ name: 'audit.sweep', data: z.object({}), cron: '11 4 * * *' });
