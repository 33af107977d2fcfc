import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Serialization failure and deadlock: PostgreSQL has undone all of it because of a concurrent change, so that it may be
 * done again. A connection that breaks is different: the work may have been committed.
 */
const UNDONE = new Set(['40001', '40P01']);
/** By time and not by tries: on a busy machine each change of a crowd takes longer, and all of them must have their turn. */
const GIVE_UP_AFTER_MS = 15_000;
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 400;

/** The query builder wraps the driver's error. */
function isUndone(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return UNDONE.has(String(cause?.code ?? code));
}

/** Does the work again when PostgreSQL has undone it. The work must change nothing outside the database. */
export async function retrying<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || performance.now() - began > GIVE_UP_AFTER_MS) throw error;
      // A random wait, so that two that met do not meet again.
      await pause(Math.random() * Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
    }
  }
}

type Query = (...given: unknown[]) => Promise<unknown>;

/** A statement outside a transaction is a transaction of its own. Statements of a transaction use a client, not the pool. */
export function retryStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as Query;
  pool.query = ((...given: unknown[]) => retrying(() => query(...given))) as typeof pool.query;
}
