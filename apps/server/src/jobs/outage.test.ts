import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../testing/database.ts';
import { defineJob, handle } from './job.ts';
import { createJobs } from './jobs.ts';

/** How often each completion is refused before the database is back. */
const REFUSALS = 2;

const succeed = defineJob({ name: 'test.succeed', data: z.object({}) });
const stumble = defineJob({ name: 'test.stumble', data: z.object({}), retries: 0 });

/** A promise that can be resolved from outside. */
function awaited() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

it('writes down how work ended once the database is back, and does it once', async () => {
  const db = await testDatabase();
  const query = db.pool.query.bind(db.pool) as (
    ...given: unknown[]
  ) => Promise<{ rows: Record<'id' | 'state', string>[] }>;
  const bothRun = awaited();
  const mayEnd = awaited();
  const bothRefused = awaited();
  /** Number of refused statements by job id. */
  const refusals = new Map<string, number>();
  let ran = 0;
  let away = false;
  db.pool.query = ((...given: unknown[]) => {
    if (!away) return query(...given);
    const statement = JSON.stringify(given);
    for (const [id, count] of refusals) if (statement.includes(id)) refusals.set(id, count + 1);
    if ([...refusals.values()].every((count) => count >= REFUSALS)) {
      away = false;
      bothRefused.resolve();
    }
    return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  }) as typeof db.pool.query;

  const jobs = createJobs(db, pino({ level: 'silent' }));
  const work = async (): Promise<void> => {
    ran++;
    if (ran === 2) bothRun.resolve();
    await mayEnd.promise;
  };
  await jobs.start([
    handle(succeed, work),
    handle(stumble, async () => {
      await work();
      throw new Error('no luck');
    }),
  ]);
  jobs.work();
  const stored = async () =>
    (await query("select id, state from pgboss.job where name like 'test.%' order by name")).rows;
  try {
    await Promise.all([jobs.enqueue(succeed, {}), jobs.enqueue(stumble, {})]);
    await bothRun.promise;
    for (const { id } of await stored()) refusals.set(id, 0);
    // Both jobs are running: the database goes away before they complete.
    away = true;
    mayEnd.resolve();
    await bothRefused.promise;
    await expect
      .poll(async () => (await stored()).map(({ state }) => state))
      .toEqual(['failed', 'completed']);
    expect(ran).toBe(2);
  } finally {
    await jobs.close();
    await db.close();
  }
});
