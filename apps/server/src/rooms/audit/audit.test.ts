import type { AuditAction } from '@crisper/contract/audit/audit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { subscriber } from '../../testing/subscriber.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Page = {
  entries: { id: number; action: AuditAction; network: string; detail: string }[];
  next: number | null;
};
const activity = async (token: string, query = ''): Promise<Page> =>
  (await t.call('GET', `/api/user/activity${query}`, { token })).json();
const actions = async (token: string) => (await activity(token)).entries.map(({ action }) => action);
const login = (email: string, password: string, address = '203.0.113.77') =>
  t.call('POST', '/api/auth/login', {
    body: { email, password },
    address,
    headers: { 'user-agent': 'Firefox on a toaster' },
  });
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);
const logOf = async (userId: string): Promise<AuditAction[]> =>
  (await query('select action from audit_log where user_id = $1 order by id', [userId])).rows.map(
    ({ action }) => action,
  );

async function admin() {
  const person = await t.signUp();
  await query(`update users set role = 'admin' where id = $1`, [person.id]);
  t.container.sessions.forgetUser(person.id);
  return person;
}

it('tells a person who came in and who tried to, without a secret or a whole address', async () => {
  const cook = await t.signUp();
  await login(cook.email, 'not the password');
  await login(cook.email, cook.password);
  const { entries } = await activity(cook.token);
  expect(entries).toMatchObject([
    { action: 'signed-in', network: '203.0.113.0/24', device: 'Firefox on a toaster' },
    { action: 'sign-in-failed', network: '203.0.113.0/24' },
    { action: 'signed-up' },
  ]);
  const { rows } = await query('select * from audit_log');
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|not the password|wooden spoon|cook\d@/);
});

it('says when somebody came in from a browser that the account had not seen', async () => {
  const cook = await t.signUp();
  const { deviceMark } = (await login(cook.email, cook.password)).json<{ deviceMark: string }>();
  const body = { email: cook.email, password: cook.password, deviceMark };
  await t.call('POST', '/api/auth/login', { body });
  const [again, first] = (await activity(cook.token)).entries;
  expect([again?.detail, first?.detail]).toEqual(['', 'from a new browser']);
});

it('knows sessions that ended, resets, exports and payments', async () => {
  const cook = await t.signUp();
  const { token } = (await login(cook.email, cook.password)).json<{ token: string }>();
  await t.call('POST', '/api/auth/logout', { token });
  await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email } });
  await t.container.jobs.runDue();
  await subscriber(t, cook.token).subscribe();
  await t.call('POST', '/api/billing/cancel', { token: cook.token });
  expect((await t.call('GET', '/api/user/export', { token: cook.token })).body).toContain('securityActivity');
  expect(await actions(cook.token)).toEqual([
    'data-exported',
    'subscription-canceled',
    'subscription-started',
    'reset-requested',
    'signed-out',
    'signed-in',
    'signed-up',
  ]);
});

it('shows nobody the activity of another, and pages through a long one', async () => {
  const [cook, other] = [await t.signUp(), await t.signUp()];
  await query(`insert into audit_log (user_id, action) select $1, 'signed-in' from generate_series(1, 120)`, [
    cook.id,
  ]);
  expect(await actions(other.token)).toEqual(['signed-up']);
  const sizes = [];
  let next: number | null | undefined;
  while (next !== null) {
    const page: Page = await activity(cook.token, next ? `?before=${next}` : '');
    sizes.push(page.entries.length);
    next = page.next;
  }
  expect(sizes).toEqual([50, 50, 21]);
});

it('is not filled by a flood of the same action', async () => {
  const cook = await t.signUp();
  const action = { action: 'signed-in' as const, userId: cook.id };
  for (let i = 0; i < 130; i++) await t.container.audit.record(t.container.db.orm, action);
  expect((await logOf(cook.id)).length).toBe(101);
});

it('cannot be changed, shortened or emptied, whoever asks the database', async () => {
  const cook = await t.signUp();
  for (const attempt of [
    `update audit_log set action = 'signed-out'`,
    `update audit_log set at = now() - interval '9 years'`,
    'delete from audit_log',
    'truncate audit_log',
  ])
    await expect(query(attempt), attempt).rejects.toThrow('The audit log is append-only');
  expect(await logOf(cook.id)).toEqual(['signed-up']);
});

it('goes with the account, but for the deletion itself and the actions of an administrator', async () => {
  const boss = await admin();
  await t.call('POST', '/api/admin/community/events', {
    token: boss.token,
    body: { title: 'Soup night', startsAt: '2030-01-01T18:00:00Z', place: 'Here', link: null },
  });
  await t.call('DELETE', '/api/user/account', { token: boss.token, body: { confirm: boss.username } });
  expect(await logOf(boss.id)).toEqual(['administration', 'account-deleted']);
});

it('drops what is older than a year when it sweeps, and nothing else', async () => {
  const cook = await t.signUp();
  await query(
    `insert into audit_log (user_id, action, at) values
      ($1, 'signed-in', now() - interval '2 years'), ($1, 'signed-out', now() - interval '364 days')`,
    [cook.id],
  );
  await t.container.audit.sweep();
  expect(await logOf(cook.id)).toEqual(['signed-up', 'signed-out']);
});

it('writes down what an administrator changes, and shows administrators all of it', async () => {
  const boss = await admin();
  const author = await t.signUp();
  const post = await t.call('POST', '/api/discussions', {
    token: author.token,
    body: { title: 'How long do eggs boil?', content: 'I never know how long.' },
  });
  const { id } = post.json<{ id: string }>();
  await t.call('POST', `/api/admin/moderation/discussion/${id}`, {
    token: boss.token,
    body: { action: 'remove' },
  });
  const all = await t.call('GET', `/api/admin/audit?action=administration&username=${boss.username}`, {
    token: boss.token,
  });
  expect(all.json<Page>().entries).toMatchObject([
    {
      action: 'administration',
      username: boss.username,
      detail: `POST /api/admin/moderation/discussion/${id} {"action":"remove"}`,
    },
  ]);
  expect(await actions(boss.token)).toContain('administration');
});
