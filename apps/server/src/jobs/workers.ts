import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';

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
  run(data: unknown): Promise<void>;
}

export interface Workers {
  /** Takes no new jobs and waits for the running ones. Jobs that take too long go back to the queue. */
  close(limitMs: number): Promise<void>;
}

/**
 * Works through the queue, one job of each name at a time. Storing the completion of a job is retried until the database
 * can be reached, because a job without it runs again. pg-boss' own workers do not wait for that, so that a
 * failure there would crash the process, and each of them polls the database every second.
 */
export function startWorkers({ queue, due, log }: Deps, works: ReadonlyMap<string, Work>): Workers {
  const closing = new AbortController();
  const { signal } = closing;
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
  const busy = new Map<string, Promise<void>>();
  /** Names and ids of the running jobs. */
  const atHand = new Map<string, string>();

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

  const workOff = async (name: string, { timeLimit, run }: Work): Promise<void> => {
    while (!signal.aborted) {
      const [job] = await queue.fetch(name);
      if (!job) return;
      atHand.set(name, job.id);
      const [end] = await Promise.allSettled([within(timeLimit, async () => run(job.data))]);
      await writeDown(() =>
        end.status === 'fulfilled' ? queue.complete(name, job.id) : queue.fail(name, job.id, end.reason),
      );
      atHand.delete(name);
    }
  };

  const failed = (error: unknown): void => log.error({ err: error }, 'job queue');
  const look = async (): Promise<void> => {
    for (const name of await due()) {
      const work = works.get(name);
      if (!work || busy.has(name) || signal.aborted) continue;
      const working = workOff(name, work)
        .catch(failed)
        .finally(() => busy.delete(name));
      busy.set(name, working);
    }
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await look().catch(failed);
      await rest(POLL_MS);
    }
  };

  const watching = watch();
  return {
    async close(limitMs) {
      closing.abort();
      await watching;
      await within(limitMs / 1000, () => Promise.all(busy.values())).catch(async () => {
        for (const [name, id] of atHand)
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
