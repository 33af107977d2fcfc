import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Executor } from '../db/executor.ts';

const PAUSE_MS = 500;
/** About as long as a try may last: later the queue takes the work for lost and hands it out again. */
const TRIES = 120;

interface RetryingExecutor extends Executor {
  /** No more waiting for a database that is away; resolves when every end is written down or given up. */
  close(): Promise<void>;
}

/**
 * Writes down how a job ended as soon as the database can be reached. The queue does not wait for this and hears of no
 * failure, so that one would end the process; and what is not written down as done is done once more.
 */
export function retryJobCompletion(executor: Executor, log: Logger): RetryingExecutor {
  const open = new Set<Promise<unknown>>();
  const closing = new AbortController();

  const insist = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    for (let tries = 1; ; tries++) {
      try {
        return await executor.executeSql(text, values);
      } catch (error) {
        if (tries >= TRIES || closing.signal.aborted) {
          log.error({ err: error }, 'the end of a job was not written down');
          return { rows: [{ count: 0 }] };
        }
        await pause(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };

  return {
    executeSql(text, values) {
      if (!isEnd(text)) return executor.executeSql(text, values);
      const written = insist(text, values);
      open.add(written);
      return written.finally(() => open.delete(written));
    },
    async close() {
      closing.abort();
      await Promise.all(open);
    },
  };
}

/** "complete" and "fail" name the jobs by their ids and say what came out; no other statement of the queue does both. */
function isEnd(text: string): boolean {
  return text.includes('UNNEST($2::uuid[])') && text.includes('$3::jsonb');
}
