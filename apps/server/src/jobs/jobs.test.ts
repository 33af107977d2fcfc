import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../db/client.ts';
import { testDatabase } from '../testing/database.ts';
import { defineJob, handle } from './job.ts';
import { createJobs, type Jobs } from './jobs.ts';

const greet = defineJob({ name: 'test.greet', data: z.object({ name: z.string() }) });
const break_ = defineJob({ name: 'test.break', data: z.object({}), retries: 0 });

const tidy = defineJob({ name: 'test.tidy', data: z.object({}), cron: '17 3 * * *' });

const greeted: string[] = [];
let tidied = 0;
const handlers = [
  handle(tidy, async () => void tidied++),
  handle(greet, async ({ name }) => void greeted.push(name)),
  handle(break_, async () => {
    throw new Error('no luck');
  }),
];

let db: Database;
let jobs: Jobs;
beforeAll(async () => {
  db = await testDatabase();
  jobs = createJobs(db, pino({ level: 'silent' }));
  await jobs.start(handlers);
});
afterAll(async () => {
  await jobs.close();
  await db.close();
});

it('runs what was put into the queue', async () => {
  await jobs.enqueue(greet, { name: 'Ada' });
  expect(await jobs.runDue()).toBe(1);
  expect(greeted).toEqual(['Ada']);
});

it('enqueues with the transaction, or not at all', async () => {
  await db.transaction((tx) => jobs.enqueue(greet, { name: 'kept' }, tx));
  const undone = db.transaction(async (tx) => {
    await jobs.enqueue(greet, { name: 'undone' }, tx);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await jobs.runDue();
  expect(greeted).toContain('kept');
  expect(greeted).not.toContain('undone');
});

it('keeps work that failed on every try, with the reason', async () => {
  await jobs.enqueue(break_, {});
  await jobs.runDue();
  expect(await jobs.deadLetters(10)).toMatchObject([
    { name: 'test.break', reason: { type: 'Error', message: 'no luck' } },
  ]);
});

it('refuses data of the wrong shape', async () => {
  await expect(jobs.enqueue(greet, { name: 7 } as never)).rejects.toThrow();
});

it('repeats a job in its minute, once for all instances', async () => {
  const other = createJobs(db, pino({ level: 'silent' }));
  await other.start(handlers);
  await jobs.enqueueRepeating(new Date('2026-03-01T03:16:59Z'));
  expect(await jobs.runDue()).toBe(0);
  await jobs.enqueueRepeating(new Date('2026-03-01T03:17:01Z'));
  await other.enqueueRepeating(new Date('2026-03-01T03:17:59Z'));
  expect([await jobs.runDue(), tidied]).toEqual([1, 1]);
  await other.enqueueRepeating(new Date('2026-03-01T03:17:59Z'));
  expect(await jobs.runDue()).toBe(0);
  await jobs.enqueueRepeating(new Date('2026-03-02T03:17:00Z'));
  expect([await jobs.runDue(), tidied]).toEqual([1, 2]);
  await other.close();
});

it('does not start while a job has no handler', async () => {
  const lacking = createJobs(db, pino({ level: 'silent' }));
  await expect(lacking.start(handlers.slice(0, 2))).rejects.toThrow('No handler for: test.break');
});

it('starts on several instances at once, on a database that has no queue yet', async () => {
  await db.pool.query('drop schema pgboss cascade');
  const instances = [1, 2, 3].map(() => createJobs(db, pino({ level: 'silent' })));
  await Promise.all(instances.map((instance) => instance.start(handlers)));
  await instances[0]!.enqueue(greet, { name: 'Grace' });
  expect(await instances[2]!.runDue()).toBe(1);
  await Promise.all(instances.map((instance) => instance.close()));
});
