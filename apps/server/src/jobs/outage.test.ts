import { pino } from 'pino';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../testing/database.ts';
import { defineJob, handle } from './job.ts';
import { createJobs } from './jobs.ts';

const OUTAGE_MS = 1_500;

const succeed = defineJob({ name: 'test.succeed', data: z.object({}) });
const stumble = defineJob({ name: 'test.stumble', data: z.object({}), retries: 0 });

it('writes down how work ended once the database is back, and does it once', async () => {
  const db = await testDatabase();
  const query = db.pool.query.bind(db.pool) as (
    ...given: unknown[]
  ) => Promise<{ rows: { state: string }[] }>;
  let ran = 0;
  let away = false;
  let end = (): void => {};
  const over = new Promise<void>((done) => {
    end = done;
  });
  const leave = (): void => {
    ran++;
    if (ran < 2) return;
    // Both are running: the database is gone at the moment they end.
    away = true;
    setTimeout(() => {
      away = false;
      end();
    }, OUTAGE_MS);
  };
  const gone = (): boolean => away;
  db.pool.query = ((...given: unknown[]) =>
    gone()
      ? Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
      : query(...given)) as typeof db.pool.query;

  const jobs = createJobs(db, pino({ level: 'silent' }));
  const bothStarted = async (): Promise<void> => {
    leave();
    await expect.poll(() => ran, { timeout: 10_000 }).toBe(2);
  };
  await jobs.start([
    handle(succeed, bothStarted),
    handle(stumble, async () => {
      await bothStarted();
      throw new Error('no luck');
    }),
  ]);
  try {
    await Promise.all([jobs.enqueue(succeed, {}), jobs.enqueue(stumble, {})]);
    await over;
    const states = async (): Promise<string[]> => {
      const { rows } = await query("select state from pgboss.job where name like 'test.%' order by name");
      return rows.map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 10_000 }).toEqual(['failed', 'completed']);
    expect(ran).toBe(2);
  } finally {
    await jobs.close();
    await db.close();
  }
});
