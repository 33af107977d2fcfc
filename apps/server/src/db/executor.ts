import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from './client.ts';

/** The database interface of the job queue: SQL text with $1, $2 … and the values. */
export interface Executor {
  executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

export function poolExecutor(pool: pg.Pool): Executor {
  return { executeSql: (text, values) => pool.query(text, values) };
}

/** Runs SQL with numbered parameters inside a transaction of the query builder, which numbers its parameters itself. */
export function txExecutor(tx: Tx): Executor {
  return {
    async executeSql(text, values) {
      const parts = text.split(/\$(\d+)/);
      const chunks = parts.map((part, at) =>
        at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
      );
      const { rows } = await tx.execute(sql.join(chunks));
      return { rows };
    },
  };
}
