import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database, Tx } from '../db/client.ts';
import { poolExecutor, txExecutor } from '../db/executor.ts';
import { oneAtATime } from '../db/migrate.ts';
import { safeError } from '../safe-error.ts';
import { definedJobs, type Job, type JobHandler } from './job.ts';
import {
  type DeadLetter,
  deadLetters,
  dueNames,
  oldestWaitingSeconds,
  takeFailed,
} from './jobs.repository.ts';
import { enqueueRepeating } from './repeating.ts';
import { startWorkers, type Workers } from './workers.ts';

const KEEP_FAILED_DAYS = 90;
/** How often to look for jobs that were started and never finished. */
const LOOK_AFTER_SECONDS = 30;
/** Short enough that no minute is missed. */
const REPEAT_MS = 20_000;
const TIME_LIMIT_SECONDS = 60;
const CONCURRENCY = 5;
const CLOSE_LIMIT_MS = 10_000;

export interface Jobs {
  /**
   * Adds a job to the queue; with `tx`, only if that transaction commits. Of the jobs with one name, those with the
   * higher priority run first; it is 0 when absent. A job with `startAfter` waits until then.
   */
  enqueue<Data extends z.ZodType>(
    job: Job<Data>,
    data: z.input<Data>,
    tx?: Tx,
    options?: { priority?: number; startAfter?: Date },
  ): Promise<void>;
  /** Creates the queue's tables and stops. Used to build the test template. */
  install(): Promise<void>;
  /** Creates the queues of all handlers: from now on, jobs can be enqueued. */
  start(handlers: JobHandler[]): Promise<void>;
  /** Starts the workers. A server does this once it listens, because some jobs call the server itself. */
  work(): void;
  /** Runs all due jobs in this process and returns how many ran. For tests and the command line. */
  runDue(): Promise<number>;
  /** Adds the repeating jobs of this minute to the queue, once. A server with workers does this by itself. */
  enqueueRepeating(now: Date): Promise<void>;
  /** How long the oldest due job has been waiting; 0 when there is none. */
  oldestWaitingSeconds(): Promise<number>;
  deadLetters(limit: number): Promise<DeadLetter[]>;
  /** Puts a job that failed for good into the queue once more; false when it is not among those. */
  retry(id: string): Promise<boolean>;
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Wraps the run of one job, for metrics. */
type Around = (name: string, run: () => Promise<void>) => Promise<void>;

export function createJobs(db: Database, log: Logger, around: Around = (_name, run) => run()): Jobs {
  const boss = new PgBoss({
    db: poolExecutor(db.pool),
    schedule: false,
    deleteAfterDays: KEEP_FAILED_DAYS,
    maintenanceIntervalSeconds: LOOK_AFTER_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  const handlers = new Map<string, JobHandler>();
  let workers: Workers | undefined;
  let repeating: NodeJS.Timeout | undefined;

  const open = async ({ job }: JobHandler): Promise<void> => {
    const options = {
      name: job.name,
      retryLimit: job.retries ?? 5,
      retryDelay: job.retryDelay ?? 10,
      retryBackoff: true,
      expireInSeconds: job.timeLimit ?? TIME_LIMIT_SECONDS,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
  };

  const repeat = (now: Date): Promise<void> => {
    const jobs = [...handlers.values()].flatMap(({ job: { name, cron } }) => (cron ? [{ name, cron }] : []));
    return enqueueRepeating(boss, jobs, now);
  };

  const work = (): void => {
    const works = [...handlers].map(([name, { job, run }]) => {
      const work = {
        timeLimit: job.timeLimit ?? TIME_LIMIT_SECONDS,
        concurrency: job.concurrency ?? (job.cron ? 1 : CONCURRENCY),
        run: (data: unknown) => around(name, () => run(data)),
      };
      return [name, work] as const;
    });
    workers = startWorkers({ queue: boss, due: () => dueNames(db.orm), log }, new Map(works));
    const look = (): void =>
      void repeat(new Date()).catch((error) => log.error({ err: error }, 'repeating jobs'));
    look();
    repeating = setInterval(look, REPEAT_MS);
  };

  return {
    async enqueue(job, data, tx, options = {}) {
      if (!handlers.has(job.name)) throw new Error(`Job ${job.name} has no handler`);
      const parsed = job.data.parse(data) as object;
      await boss.send(job.name, parsed, { ...options, ...(tx && { db: txExecutor(tx) }) });
    },

    async install() {
      await boss.start();
      await boss.stop({ graceful: false, close: false });
    },

    async start(given) {
      assertAnswered(definedJobs(), given);
      // The queue creates its tables and partitions itself and does not expect another instance to do the same.
      await oneAtATime(db.pool, async () => {
        await boss.start();
        for (const handler of given) await open(handler);
      });
      for (const handler of given) handlers.set(handler.job.name, handler);
    },
    work,

    async runDue() {
      let ran = 0;
      for (const [name, handler] of handlers) {
        for (const job of await boss.fetch(name, { batchSize: 100 })) {
          ran++;
          await around(name, () => handler.run(job.data)).then(
            () => boss.complete(name, job.id),
            (error) => boss.fail(name, job.id, safeError(error)),
          );
        }
      }
      return ran;
    },

    enqueueRepeating: repeat,
    oldestWaitingSeconds: () => oldestWaitingSeconds(db.orm),
    deadLetters: (limit) => deadLetters(db.orm, limit),
    retry: (id) =>
      db.transaction(async (tx) => {
        const failed = await takeFailed(tx, id);
        if (!failed || !handlers.has(failed.name)) return false;
        await boss.send(failed.name, failed.data, { db: txExecutor(tx) });
        return true;
      }),
    check: async () => void (await boss.getQueues()),
    async close() {
      clearInterval(repeating);
      await workers?.close(CLOSE_LIMIT_MS);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

function assertAnswered(known: Job[], handlers: JobHandler[]): void {
  const names = handlers.map((handler) => handler.job.name);
  const missing = known.filter((job) => !names.includes(job.name)).map((job) => job.name);
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`More than one handler for: ${twice.join(', ')}`);
}
