import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

export interface DeadLetter {
  id: string;
  name: string;
  data: unknown;
  reason: unknown;
  failedAt: Date;
}

/** Jobs that failed on every attempt, newest first. The queue keeps them and moves older rows to its archive. */
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

/** Takes a failed job out, wherever the queue keeps it. */
export async function takeFailed(tx: Tx, id: string): Promise<{ name: string; data: object } | undefined> {
  for (const table of [sql`pgboss.job`, sql`pgboss.archive`]) {
    const { rows } = await tx.execute<{ name: string; data: object | null }>(
      sql`delete from ${table} where id = ${id} and state = 'failed' returning name, data`,
    );
    if (rows[0]) return { name: rows[0].name, data: rows[0].data ?? {} };
  }
  return undefined;
}

/** Names of the jobs that are due. Written so that the queue's own index is used. */
export async function dueNames(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct name from pgboss.job where state < 'active' and start_after < now()`);
  return rows.map(({ name }) => name);
}

export async function oldestWaitingSeconds(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - min(start_after))::float as seconds from pgboss.job
    where state in ('created', 'retry') and start_after <= now()`);
  return Math.max(0, rows[0]?.seconds ?? 0);
}

interface JobCounts {
  waiting: number;
  active: number;
  completed: number;
  failed: number;
}

interface Counted {
  /** Only jobs of this name; all when absent. */
  name?: string;
  /** Only jobs whose data has this person's id; everybody's when absent. */
  userId?: string;
}

/** Counts waiting, running and completed jobs. Completed ones are archived after half a day and then not counted. */
export async function countJobs(tx: Tx, { name, userId }: Counted): Promise<JobCounts> {
  const named = name === undefined ? sql`name not like '\\_\\_%'` : sql`name = ${name}`;
  const owned = userId === undefined ? sql`` : sql`and data->>'userId' = ${userId}`;
  const { rows } = await tx.execute<JobCounts & Record<string, unknown>>(sql`
    select (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'completed'))::int as completed,
      (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job where ${named} ${owned}`);
  return rows[0]!;
}

/** Removes a person's jobs: the queue keeps completed jobs and their data for a while. */
export async function removeOf(tx: Tx, person: { userId: string; email: string }): Promise<void> {
  for (const table of [sql`pgboss.job`, sql`pgboss.archive`])
    await tx.execute(sql`
      delete from ${table}
      where data->>'userId' = ${person.userId} or lower(data->>'email') = lower(${person.email})`);
}
