import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

export interface DeadLetter {
  id: string;
  name: string;
  data: unknown;
  reason: unknown;
  failedAt: Date;
}

/** Work that failed on every try, newest first: the queue keeps it, and moves older rows to its archive. */
export async function deadLetters(tx: Tx, limit: number): Promise<DeadLetter[]> {
  const { rows } = await tx.execute<{
    id: string;
    name: string;
    data: unknown;
    output: unknown;
    at: Date;
  }>(sql`
    select id, name, data, output, completed_on as at from pgboss.job where state = 'failed'
    union all
    select id, name, data, output, completed_on as at from pgboss.archive where state = 'failed'
    order by at desc limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    data: row.data,
    reason: row.output,
    failedAt: new Date(row.at),
  }));
}
