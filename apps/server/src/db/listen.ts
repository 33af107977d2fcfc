import pg from 'pg';
import type { Database } from './client.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

export interface Listener {
  /** Settles once the connection listens for the first time. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface Heard {
  message(payload: string): void;
  /** The connection was lost for a while: anything may have been said. */
  again(): void;
}

/** Hears what any instance says on a channel, over one connection of its own that is opened again whenever it breaks. */
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
    // What breaks a connection ends it, too; the end is where it is opened again.
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

/** Says something on a channel to every instance, this one too. */
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
