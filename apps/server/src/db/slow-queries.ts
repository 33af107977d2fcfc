import type pg from 'pg';

interface Slow {
  text: string;
  ms: number;
}

type Query = (...given: unknown[]) => unknown;

/** Reports slow statements by their SQL text only: the values may be personal data. */
export function watchSlowQueries(pool: pg.Pool, limitMs: number, tell: (slow: Slow) => void): void {
  const watched = new WeakSet<pg.PoolClient>();

  const look = (statement: unknown, began: number): void => {
    const ms = performance.now() - began;
    if (ms < limitMs) return;
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text;
    if (text) tell({ text: text.replaceAll(/\s+/g, ' ').slice(0, 2_000), ms: Math.round(ms) });
  };

  /** The driver returns a promise, or calls the callback passed as the last argument. */
  const timed =
    (query: Query): Query =>
    (...given) => {
      const began = performance.now();
      const last = given.at(-1);
      if (typeof last === 'function') {
        const done: Query = (...answer) => {
          look(given[0], began);
          return last(...answer);
        };
        return query(...given.slice(0, -1), done);
      }
      const result = query(...given);
      if (result instanceof Promise)
        result.then(
          () => look(given[0], began),
          () => look(given[0], began),
        );
      return result;
    };

  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.query = timed(client.query.bind(client) as Query) as typeof client.query;
  });
}
