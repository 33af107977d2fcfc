import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './client.ts';
import { acceptSecret, assertSecret, keepPublicUrl, keptPublicUrl } from './installation.ts';

const FIRST = 'the secret that came first, long enough';
const SECOND = 'another secret, which is long enough too';

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

it('belongs to the secret that came first', async () => {
  await Promise.all([assertSecret(db, FIRST), assertSecret(db, FIRST)]);
  await expect(assertSecret(db, SECOND)).rejects.toThrow(
    'This database belongs to an installation with another SECRET.',
  );
  await assertSecret(db, FIRST);
  const { rows } = await db.pool.query('select * from installation');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(FIRST);
});

it('takes another one when the first is lost', async () => {
  await assertSecret(db, FIRST);
  await acceptSecret(db, SECOND);
  await assertSecret(db, SECOND);
  await expect(assertSecret(db, FIRST)).rejects.toThrow('another SECRET');
});

it('knows where people reach it, once a server has started', async () => {
  expect(await keptPublicUrl(db)).toBeUndefined();
  await assertSecret(db, FIRST);
  expect(await keptPublicUrl(db)).toBeUndefined();
  await keepPublicUrl(db, 'https://home.example/kitchen');
  await acceptSecret(db, SECOND);
  expect(await keptPublicUrl(db)).toBe('https://home.example/kitchen');
});
