import PgBoss from 'pg-boss';
import type { Database } from '../db/client.ts';
import { poolExecutor } from '../db/executor.ts';

/** Makes the tables of the queue and these queues, so that jobs of a backup have a place. The next start does the rest. */
export async function prepareQueues({ pool }: Database, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({ db: poolExecutor(pool), schedule: false, supervise: false });
  await boss.start();
  try {
    for (const name of names) await boss.createQueue(name);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
