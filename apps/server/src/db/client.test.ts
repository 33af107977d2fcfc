import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { connect, type Database } from './client.ts';
import { oneAtATime } from './migrate.ts';

const LIMIT_MS = 50;

let home: Database;
let db: Database;
beforeAll(async () => {
  home = await testDatabase();
  const { onConnect: _, ...options } = home.pool.options;
  db = await connect({ ...options, max: 1, statementLimitMs: LIMIT_MS });
});
afterAll(async () => {
  await db.close();
  await home.close();
});

const limitOf = async (client: Pick<Database['pool'], 'query'>) =>
  (await client.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)).rows[0]
    ?.limit;

it('has PostgreSQL end a statement that takes too long, on every connection of the pool', async () => {
  expect(await limitOf(home.pool)).toBe('30s');
  expect(await limitOf(db.pool)).toBe('50ms');
  await expect(db.pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  // On the same connection, which is whole.
  expect(await limitOf(db.pool)).toBe('50ms');
});

it('lets migrations and work on a connection of its own take longer', async () => {
  expect(await oneAtATime(db.pool, limitOf)).toBe('1h');
  expect(await limitOf(db.pool)).toBe('50ms');
  const own = await db.ownConnection();
  expect(await limitOf(own)).toBe('0');
  await own.end();
});
