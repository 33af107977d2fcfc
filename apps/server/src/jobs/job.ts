import type { z } from 'zod';

/** A kind of work that is done later: its name, the shape of its data, and how hard to try. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string;
  data: Data;
  /** Tries after the first; 5 when absent. */
  retries?: number;
  /** Seconds before the first retry, doubled each time; 10 when absent. */
  retryDelay?: number;
  /** Seconds one try may take; 60 when absent. */
  timeLimit?: number;
  /** Cron pattern (UTC) for work that repeats; its data is `{}`. */
  cron?: string;
}

export interface JobHandler {
  job: Job;
  run(data: unknown): Promise<void>;
}

const defined = new Map<string, Job>();

/** A name that is defined and imported anywhere must have a handler when the server starts. */
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
