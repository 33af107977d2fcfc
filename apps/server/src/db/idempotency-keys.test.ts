import { KEY_KNOWN_DAYS } from '@crisper/contract/idempotency';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepIdempotencyKeys } from '../rooms/auth/auth.jobs.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { claim } from './idempotency-keys.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const keysOf = async (userId: string) => {
  const { rows } = await t.container.db.pool.query<{ key: string }>(
    'select key from idempotency_keys where user_id = $1 order by created_at',
    [userId],
  );
  return rows.map((row) => row.key);
};

it('gives a key to one of many at the same time, and to the next one when that one fails', async () => {
  const { db } = t.container;
  const { id } = await t.signUp();
  const tries = Array.from({ length: 8 }, (_, at) =>
    db.transaction(async (tx) => {
      const mine = await claim(tx, id, 'the same key');
      if (mine && at === 0) throw new Error('the change failed');
      return mine;
    }),
  );
  const ends = await Promise.allSettled(tries);
  expect(ends.filter((end) => end.status === 'fulfilled' && end.value)).toHaveLength(1);
  expect(await claim(db.orm, id, undefined)).toBe(true);
  expect(await claim(db.orm, (await t.signUp()).id, 'the same key')).toBe(true);
});

it('forgets old keys, the oldest of too many, and those of a deleted account', async () => {
  const { pool } = t.container.db;
  const [old, busy] = [(await t.signUp()).id, (await t.signUp()).id];
  await pool.query(
    `insert into idempotency_keys select $1, 'key of day ' || day, now() - make_interval(days => day)
     from unnest(array[1, $2 - 1, $2 + 1]) as day`,
    [old, KEY_KNOWN_DAYS],
  );
  await pool.query(
    `insert into idempotency_keys select $1, 'key number ' || at, now() - make_interval(secs => at)
     from generate_series(1, 5003) as at`,
    [busy],
  );
  await t.container.jobs.enqueue(sweepIdempotencyKeys, {});
  await t.container.jobs.runDue();
  expect(await keysOf(old)).toEqual([`key of day ${KEY_KNOWN_DAYS - 1}`, 'key of day 1']);
  const kept = await keysOf(busy);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([5000, 'key number 5000', 'key number 1']);
  await pool.query('delete from users where id = $1', [busy]);
  expect(await keysOf(busy)).toEqual([]);
});
