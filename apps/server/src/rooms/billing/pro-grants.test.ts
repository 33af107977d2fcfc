import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const grant = (userId: string, source: 'referral' | 'admin', ref: string, days: number) =>
  t.container.db.transaction((tx) => t.container.billing.grantDays(tx, { userId, source, ref, days }));
const planOf = async (token: string): Promise<string> =>
  (await t.call('GET', '/api/auth/me', { token })).json().user.plan;
const daysLeft = async (userId: string): Promise<number> => {
  const { rows } = await t.container.db.pool.query('select pro_until from users where id = $1', [userId]);
  return Math.round((rows[0].pro_until.getTime() - Date.now()) / DAY_MS);
};

it('queues days of one source, runs sources side by side, and the latest end wins', async () => {
  const cook = await t.signUp();
  expect(await planOf(cook.token)).toBe('free');
  await grant(cook.id, 'referral', 'friend-1', 30);
  expect(await planOf(cook.token)).toBe('pro');
  await grant(cook.id, 'referral', 'friend-2', 30);
  expect(await daysLeft(cook.id)).toBe(60);
  await grant(cook.id, 'admin', 'gift', 45);
  expect(await daysLeft(cook.id)).toBe(60);
});

it('grants one thing once, however many ask at the same time', async () => {
  const cook = await t.signUp();
  const ends = await Promise.all(
    Array.from({ length: 20 }, () => grant(cook.id, 'referral', 'same-friend', 30)),
  );
  expect(new Set(ends.map((end) => end.getTime())).size).toBe(1);
  expect(await daysLeft(cook.id)).toBe(30);
});

it('takes a grant back and lets what waited behind it move up', async () => {
  const cook = await t.signUp();
  for (const ref of ['a', 'b', 'c']) await grant(cook.id, 'referral', ref, 10);
  await t.container.db.transaction((tx) => t.container.billing.revoke(tx, 'referral', 'a'));
  expect(await daysLeft(cook.id)).toBe(20);
  for (const ref of ['b', 'c', 'never-given'])
    await t.container.db.transaction((tx) => t.container.billing.revoke(tx, 'referral', ref));
  expect(await planOf(cook.token)).toBe('free');
});

it('ends by itself', async () => {
  const cook = await t.signUp();
  await grant(cook.id, 'admin', 'short', 1);
  await t.container.db.pool.query(`update users set pro_until = now() - interval '1 second' where id = $1`, [
    cook.id,
  ]);
  await expect.poll(() => planOf(cook.token)).toBe('free');
});
