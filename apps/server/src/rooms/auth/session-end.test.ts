import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);
const me = async (token: string) => (await t.call('GET', '/api/auth/me', { token })).statusCode;

it('goes on while it is used, for ninety days and no longer', async () => {
  const cook = await t.signUp();
  const daysLeft = async () => {
    const { rows } = await query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as idle,
         round(extract(epoch from ends_at - now()) / 86400)::int as ends from sessions where user_id = $1`,
      [cook.id],
    );
    return [rows[0].idle, rows[0].ends];
  };
  expect(await daysLeft()).toEqual([30, 90]);
  const pass = async (days: number) => {
    await query(
      `update sessions set ends_at = ends_at - make_interval(days => $2), last_used_at = now() - interval '1 day'
       where user_id = $1`,
      [cook.id, days],
    );
    t.container.sessions.forgetUser(cook.id);
  };
  await pass(40);
  expect(await me(cook.token)).toBe(200);
  expect(await daysLeft()).toEqual([30, 50]);
  await pass(40);
  expect(await me(cook.token)).toBe(200);
  expect(await daysLeft()).toEqual([10, 10]);
  await query(`update sessions set ends_at = now(), expires_at = now() where user_id = $1`, [cook.id]);
  t.container.sessions.forgetUser(cook.id);
  expect(await me(cook.token)).toBe(401);
});
