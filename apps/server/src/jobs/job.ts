import type { z } from 'zod';

/** A kind of background job: its name, the schema of its data, and its retries. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string;
  data: Data;
  /** Retries after the first attempt; 5 when absent. */
  retries?: number;
  /** Seconds before the first retry, doubled each time; 10 when absent. */
  retryDelay?: number;
  /** Timeout of one attempt in seconds; 60 when absent. */
  timeLimit?: number;
  /** How many run at once on one instance; 5 when absent, 1 for a repeating job. */
  concurrency?: number;
  /** Cron pattern (UTC) of a repeating job; its data is `{}`. */
  cron?: string;
}

export interface JobHandler {
  job: Job;
  run(data: unknown): Promise<void>;
}

const defined = new Map<string, Job>();

/** Every defined job must have a handler when the server starts. */
export function defineJob<Data extends z.ZodType>(job: Job<Data>): Job<Data> {
  if (defined.has(job.name)) throw new Error(`Two jobs are called ${job.name}`);
  defined.set(job.name, job);
  return job;
}

export function definedJobs(): Job[] {
  return [...defined.values()];
}

export function handle<Data extends z.ZodType>(
  job: Job<Data>,
  run: (data: z.output<Data>) => Promise<void>,
): JobHandler {
  return { job, run: (data) => run(job.data.parse(data)) };
}
