import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { safeError } from '../safe-error.ts';

const POLL_MS = 1_000;
const RETRY_MS = 500;
/** About as long as an attempt may last. After that the queue treats the job as lost and retries it. */
const WRITE_TRIES = 120;

interface Deps {
  queue: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>;
  /** Names of the jobs that are due. */
  due(): Promise<string[]>;
  log: Logger;
}

interface Work {
  /** Timeout of one attempt in seconds. */
  timeLimit: number;
  /** How many run at once. */
  concurrency: number;
  run(data: unknown): Promise<void>;
}

export interface Workers {
  /** Takes no new jobs and waits for the running ones. Jobs that take too long go back to the queue. */
  close(limitMs: number): Promise<void>;
}

/**
 * Works through the queue, several jobs of each name at a time, so that one that waits does not hold up the others.
 * Storing the completion of a job is retried until the database can be reached, because a job without it runs again.
 * pg-boss' own workers do not wait for that, so that a failure there would crash the process, and each of them polls the
 * database every second.
 */
export function startWorkers({ queue, due, log }: Deps, works: ReadonlyMap<string, Work>): Workers {
  const closing = new AbortController();
  const { signal } = closing;
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
  /** Names that are asking the queue for jobs. */
  const fetching = new Map<string, Promise<void>>();
  /** The running jobs of each name, by id. */
  const running = new Map([...works.keys()].map((name) => [name, new Map<string, Promise<void>>()]));

  const writeDown = async (write: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries++) {
      try {
        return await write();
      } catch (error) {
        if (tries >= WRITE_TRIES || signal.aborted)
          return log.error({ err: error }, 'the end of a job was not written down');
        await rest(RETRY_MS);
      }
    }
  };

  const work = async (
    name: string,
    { timeLimit, run }: Work,
    job: { id: string; data: unknown },
  ): Promise<void> => {
    const [end] = await Promise.allSettled([within(timeLimit, async () => run(job.data))]);
    await writeDown(() =>
      end.status === 'fulfilled'
        ? queue.complete(name, job.id)
        : queue.fail(name, job.id, safeError(end.reason)),
    );
  };

  const failed = (error: unknown): void => log.error({ err: error }, 'job queue');

  /** Takes jobs until nothing is due or as many run as may. */
  const take = async (name: string, its: Work, mine: Map<string, Promise<void>>): Promise<void> => {
    while (!signal.aborted && mine.size < its.concurrency) {
      const jobs = await queue.fetch(name, { batchSize: its.concurrency - mine.size });
      if (jobs.length === 0) return;
      for (const job of jobs) {
        const working = work(name, its, job).finally(() => {
          mine.delete(job.id);
          fill(name);
        });
        mine.set(job.id, working);
      }
    }
  };

  const fill = (name: string): void => {
    const its = works.get(name);
    const mine = running.get(name);
    if (!its || !mine || signal.aborted || fetching.has(name)) return;
    const taking = take(name, its, mine)
      .catch(failed)
      .finally(() => fetching.delete(name));
    fetching.set(name, taking);
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await due()
        .then((names) => names.forEach(fill))
        .catch(failed);
      await rest(POLL_MS);
    }
  };

  const watching = watch();
  return {
    async close(limitMs) {
      closing.abort();
      await watching;
      await Promise.all(fetching.values());
      const all = [...running.values()].flatMap((mine) => [...mine.values()]);
      await within(limitMs / 1000, () => Promise.all(all)).catch(async () => {
        for (const [name, mine] of running)
          for (const id of mine.keys())
            await queue.fail(name, id, { message: 'The server stopped meanwhile.' });
      });
    },
  };
}

async function within<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Took longer than ${seconds} seconds`)), seconds * 1000);
  });
  return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}
