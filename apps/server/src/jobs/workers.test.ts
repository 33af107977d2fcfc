import PgBoss from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/client.ts';
import { poolExecutor } from '../db/executor.ts';
import { testDatabase } from '../testing/database.ts';
import { startWorkers } from './workers.ts';

const NAME = 'test.slow';

let db: Database;
let boss: PgBoss;
beforeEach(async () => {
  db = await testDatabase();
  boss = new PgBoss({ db: poolExecutor(db.pool), schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue(NAME, { name: NAME, retryLimit: 1 });
});
afterEach(async () => {
  await boss.stop({ graceful: false, close: false });
  await db.close();
});

const forever = (): Promise<void> => new Promise(() => {});
const start = (timeLimit: number, run: () => Promise<void>) =>
  startWorkers(
    { queue: boss, due: async () => [NAME], log: pino({ level: 'silent' }) },
    new Map([[NAME, { timeLimit, concurrency: 1, run }]]),
  );
const state = async (id: string) => (await boss.getJobById(NAME, id))?.state;

it('gives work back to the queue when the server stops and it takes too long', async () => {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const id = (await boss.send(NAME, {}))!;
  const workers = start(60, () => {
    begin();
    return forever();
  });
  await begun;
  expect(await state(id)).toBe('active');
  await workers.close(1);
  expect(await state(id)).toBe('retry');
});

it('ends a try that takes longer than it may', async () => {
  const id = (await boss.send(NAME, {}))!;
  const workers = start(0.01, forever);
  await expect.poll(() => state(id), { timeout: 15_000 }).not.toMatch(/created|active/);
  await workers.close(10_000);
});
