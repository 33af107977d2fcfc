import pg from 'pg';
import type { Database } from './client.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

export interface Listener {
  /** Resolves when the connection listens for the first time. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface Heard {
  message(payload: string): void;
  /** The connection was lost and is back: messages may have been missed. */
  again(): void;
}

/** Receives the messages of all instances on a channel, over its own connection, which is reopened when it breaks. */
export function listen(pool: pg.Pool, channel: string, heard: Heard): Listener {
  let closed = false;
  let client: pg.Client | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let first = true;
  const { promise: ready, resolve: isReady } = withResolvers();

  const retry = (): void => {
    if (closed) return;
    timer = setTimeout(() => void open(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...pool.options, password: pool.options.password, keepAlive: true });
    client = next;
    // A broken connection also emits "end", which is where it is reopened.
    next.on('error', () => {});
    next.on('notification', ({ payload }) => heard.message(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      await next.end().catch(() => {});
      return retry();
    }
    next.once('end', retry);
    wait = FIRST_WAIT_MS;
    if (!first) heard.again();
    first = false;
    isReady();
  };

  void open();
  return {
    ready,
    async close() {
      closed = true;
      clearTimeout(timer);
      isReady();
      await client?.end().catch(() => {});
    },
  };
}

/** Sends a message on a channel to all instances, including this one. */
export async function tellOthers(
  { pool }: Pick<Database, 'pool'>,
  channel: string,
  payload: string,
): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [channel, payload]);
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
