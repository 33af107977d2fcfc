import { STORED_KINDS } from '@crisper/contract/account/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { NODE_ENV: 'development' } });
});
afterAll(() => t.close());

const log = (token: string) =>
  t.call('POST', '/api/meals', { token, body: { name: 'Soup', items: [{ name: 'Soup', calories: 200 }] } });
const keptBy = async (token: string, what: string) =>
  (await t.call('GET', '/api/user/storage', { token }))
    .json<{ kinds: { what: string; rows: number; bytes: number }[] }>()
    .kinds.find((kind) => kind.what === what)!;

it('every kind that is limited has a name for the account page', async () => {
  const { rows } = await t.container.db.pool.query('select what from storage_limits order by what');
  expect(rows.map(({ what }) => what)).toEqual(Object.keys(STORED_KINDS).sort());
});

it('counts what a person keeps, adds and removes, and refuses more than there is room for', async () => {
  const [cook, other] = [await t.signUp(), await t.signUp()];
  const { pool } = t.container.db;
  const meal = (await log(cook.token)).json();
  expect(await keptBy(cook.token, 'meals')).toMatchObject({ rows: 1, bytes: expect.any(Number) });
  expect((await keptBy(cook.token, 'meals')).bytes).toBeGreaterThan(100);
  await pool.query(`update storage_uses set rows = 40000 where user_id = $1 and what = 'meals'`, [cook.id]);
  const full = await log(cook.token);
  expect(full.statusCode).toBe(403);
  expect(full.json()).toMatchObject({ code: 'limit_reached', error: expect.stringContaining('no room') });
  expect((await log(other.token)).statusCode).toBe(201);
  await pool.query('delete from meals where id = $1', [meal.id]);
  expect((await log(cook.token)).statusCode).toBe(201);
  await pool.query(`update storage_uses set bytes = 40000000 where user_id = $1 and what = 'meals'`, [
    cook.id,
  ]);
  expect((await log(cook.token)).statusCode).toBe(403);
});

it('keeps the newest orders of a person and forgets the oldest, so that searches fill nothing', async () => {
  const [cook, other] = [await t.signUp(), await t.signUp()];
  const { pool } = t.container.db;
  await pool.query(
    `insert into made_orders (key, asked, names, asked_by, expires_at)
     select 'old ' || n, '{}', '{}', $1, now() + interval '1 day' + n * interval '1 second'
     from generate_series(1, 900) n`,
    [cook.id],
  );
  const search = { ingredients: ['egg', 'flour', 'milk', 'butter'] };
  expect((await t.call('POST', '/api/recipes/search', { token: other.token, body: search })).statusCode).toBe(
    200,
  );
  const body = { ...search, filters: { maxTime: 77 } };
  expect((await t.call('POST', '/api/recipes/search', { token: cook.token, body })).statusCode).toBe(200);
  const { rows } = await pool.query(
    `select count(*)::int as kept, bool_or(key = 'old 1') as oldest, bool_or(key = 'old 900') as newest
     from made_orders where asked_by = $1`,
    [cook.id],
  );
  expect(rows[0]).toEqual({ kept: 700, oldest: false, newest: true });
  expect(
    (await pool.query('select 1 from made_orders where asked_by = $1', [other.id])).rowCount,
  ).toBeGreaterThan(0);
});

it('shows emails to who sits at this machine, and to nobody else', async () => {
  const page = (address: string, headers: Record<string, string> = {}) =>
    t.call('GET', '/dev/mail', { address, headers: { host: 'localhost:3000', ...headers } });
  expect((await page('127.0.0.1')).statusCode).toBe(200);
  expect((await page('192.168.1.7')).statusCode).toBe(404);
  expect((await page('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  expect((await page('127.0.0.1', { host: 'rebinding.example' })).statusCode).toBe(404);
});

it('forgets emails that nobody could send after a day', async () => {
  const { pool } = t.container.db;
  await pool.query(`insert into mail_outbox (recipient, subject, body, created_at) values
    ('old@example.com', 'Reset', 'link', now() - interval '25 hours'), ('new@example.com', 'Reset', 'link', now())`);
  await t.container.jobs.enqueue((await import('../rooms/auth/auth.jobs.ts')).sweepOutbox, {});
  await t.container.jobs.runDue();
  const { rows } = await pool.query('select recipient from mail_outbox');
  expect(rows).toEqual([{ recipient: 'new@example.com' }]);
});

it.each(['/api/openapi.json', '/api/docs'])('sends %s once to who keeps it', async (path) => {
  const first = await t.call('GET', path);
  expect(first.headers['cache-control']).toContain('max-age=3600');
  const again = await t.call('GET', path, { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
