import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? '';

let t: TestApp;
let folder: string;
let admin: Awaited<ReturnType<TestApp['signUp']>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-admin-'));
  t = await testApp({
    env: { DATA_DIR: folder, SIGNUP: 'invite', ADMIN: 'first', SMTP_URL: 'smtp://user:hunter2@mail.example' },
  });
  admin = await t.signUp({ invitation: await setupCode(t) });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

async function setupCode({ container }: TestApp): Promise<string> {
  return tokenOf((await container.accounts.registration.setupLink())!);
}

type Method = Parameters<TestApp['call']>[0];
const asAdmin = (method: Method, url: string, body?: object) =>
  t.call(method, url, { token: admin.token, ...(body && { body }) });
const invite = async (body: object = {}) =>
  (await asAdmin('POST', '/api/admin/invitations', body)).json<{
    link: string;
    mailed: boolean;
    invitation: { id: string; state: string };
  }>();
let people = 0;
const register = (invitation?: string, more: object = {}) => {
  people++;
  const body = {
    email: `baker${people}@example.com`,
    username: `baker${people}`,
    password: 'wooden spoon 42',
  };
  return t.call('POST', '/api/auth/register', {
    body: { ...body, invitation, ...more },
    address: `10.9.0.${people}`,
  });
};
const newcomer = async () => {
  const answer = await register(tokenOf((await invite()).link));
  return { ...answer.json<{ token: string; user: { id: string; email: string } }>() };
};

describe('the first administrator', () => {
  it('has the link that the start printed, also where sign-up is by invitation', async () => {
    const { user } = (await asAdmin('GET', '/api/auth/me')).json();
    expect(user.role).toBe('admin');
    expect(await t.container.accounts.registration.setupLink()).toBeUndefined();
    const { mode, first } = (await t.call('GET', '/api/auth/signup')).json();
    expect([mode, first]).toEqual(['invite', false]);
  });
});

describe('an invitation', () => {
  it('is needed, and lets one person in', async () => {
    expect((await register()).json().error).toMatch('You need an invitation');
    const { link, invitation } = await invite();
    const token = tokenOf(link);
    const tries = await Promise.all([register(token), register(token), register(token)]);
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    const { rows } = await t.container.db.pool.query('select token_hash from invitations where id = $1', [
      invitation.id,
    ]);
    expect(rows[0].token_hash).not.toContain(token);
    expect((await asAdmin('DELETE', `/api/admin/invitations/${invitation.id}`)).statusCode).toBe(404);
  });

  it('stays good when the name was taken', async () => {
    const token = tokenOf((await invite()).link);
    expect((await register(token, { username: admin.username })).statusCode).toBe(409);
    expect((await register(token)).statusCode).toBe(201);
  });

  it('that names an email is for that one, and is mailed', async () => {
    const { link, mailed } = await invite({ email: 'Ann@Example.com' });
    expect(mailed).toBe(true);
    expect(t.emails.at(-1)).toMatchObject({ to: 'ann@example.com' });
    expect(t.emails.at(-1)?.text).not.toContain(link);
    const token = tokenOf(link);
    const read = (await t.call('POST', '/api/auth/invitation', { body: { token } })).json();
    expect(read.email).toBe('ann@example.com');
    expect((await register(token)).json().error).toBe('This invitation is for ann@example.com.');
    expect((await register(token, { email: 'ann@example.com' })).statusCode).toBe(201);
  });

  it('can be taken back, and runs out', async () => {
    const gone = await invite();
    expect((await asAdmin('DELETE', `/api/admin/invitations/${gone.invitation.id}`)).statusCode).toBe(200);
    expect((await register(tokenOf(gone.link))).statusCode).toBe(400);
    const old = await invite();
    await t.container.db.pool.query(
      `update invitations set expires_at = now() - interval '1 second' where id = $1`,
      [old.invitation.id],
    );
    expect((await register(tokenOf(old.link))).json().error).toMatch('expired');
    const { invitations } = (await asAdmin('GET', '/api/admin/invitations')).json();
    expect(invitations.find(({ id }: { id: string }) => id === old.invitation.id).state).toBe('expired');
  });
});

describe('people', () => {
  it('are found by a part of their name or email, and wildcards mean themselves', async () => {
    const found = (await asAdmin('GET', `/api/admin/people?search=${admin.username.toUpperCase()}`)).json();
    expect(found).toMatchObject({ total: 1, people: [{ id: admin.id, role: 'admin', disabled: false }] });
    expect((await asAdmin('GET', '/api/admin/people?search=%25')).json().total).toBe(0);
  });

  it('who are disabled are out at once, cannot come back, and are told so', async () => {
    const cook = await newcomer();
    const { email } = cook.user;
    const set = (disabled: boolean) => asAdmin('PATCH', `/api/admin/people/${cook.user.id}`, { disabled });
    expect((await set(true)).json().person.disabled).toBe(true);
    expect((await t.call('GET', '/api/auth/me', { token: cook.token })).statusCode).toBe(401);
    const login = () => t.call('POST', '/api/auth/login', { body: { email, password: 'wooden spoon 42' } });
    const refused = await login();
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'This account is disabled. Ask the administrator of this installation.',
    ]);
    const wrong = await t.call('POST', '/api/auth/login', { body: { email, password: 'wrong spoon 42' } });
    expect(wrong.json().error).toBe('Invalid email or password');
    expect((await asAdmin('POST', `/api/admin/people/${cook.user.id}/reset-link`)).statusCode).toBe(409);
    expect((await set(false)).json().person.disabled).toBe(false);
    expect((await login()).statusCode).toBe(200);
    const { entries } = (await asAdmin('GET', '/api/admin/audit?action=account-disabled')).json();
    expect(entries[0].userId).toBe(cook.user.id);
  });

  it('get in again with a link that works once and ends all sessions', async () => {
    const cook = await newcomer();
    const { link } = (await asAdmin('POST', `/api/admin/people/${cook.user.id}/reset-link`)).json();
    const token = new URL(link).searchParams.get('token');
    const choose = (password: string) =>
      t.call('POST', '/api/auth/password-reset/confirm', { body: { token, password } });
    expect((await choose('a new wooden spoon')).statusCode).toBe(200);
    expect((await choose('another wooden spoon')).statusCode).toBe(400);
    expect((await t.call('GET', '/api/auth/me', { token: cook.token })).statusCode).toBe(401);
    const { rows } = await t.container.db.pool.query('select email_confirmed_at from users where id = $1', [
      cook.user.id,
    ]);
    expect(rows[0].email_confirmed_at, 'it proves nothing about the mailbox').toBeNull();
  });

  it('are given Pro, made administrators, and deleted', async () => {
    const { user } = await newcomer();
    const at = `/api/admin/people/${user.id}`;
    expect((await asAdmin('POST', `${at}/pro`, { days: 3 })).statusCode).toBe(200);
    expect((await asAdmin('PATCH', at, { role: 'admin' })).json().person).toMatchObject({
      plan: 'pro',
      role: 'admin',
    });
    expect((await asAdmin('DELETE', at)).statusCode).toBe(200);
    expect((await asAdmin('PATCH', at, { role: 'user' })).statusCode).toBe(404);
  });

  it('lose the days of Pro that were given, and none that they paid for', async () => {
    const { user } = await newcomer();
    const at = `/api/admin/people/${user.id}/pro`;
    for (const days of [3, 30]) await asAdmin('POST', at, { days });
    expect((await asAdmin('DELETE', at)).json()).toEqual({ until: null });
    const find = async () =>
      (await asAdmin('GET', `/api/admin/people?search=${user.email}`)).json().people[0];
    expect((await find()).plan).toBe('free');
    // Taken back twice, by two administrators or a second click: nothing more happens.
    expect((await asAdmin('DELETE', at)).json()).toEqual({ until: null });

    await asAdmin('POST', at, { days: 3 });
    await t.container.db.pool.query(
      `insert into pro_grants (user_id, source, ref, starts_at, ends_at)
       values ($1, 'subscription', 'paid', now(), '2099-01-01')`,
      [user.id],
    );
    expect((await asAdmin('DELETE', at)).json()).toEqual({ until: '2099-01-01T00:00:00.000Z' });
    expect((await find()).plan).toBe('pro');
    const { entries } = (await asAdmin('GET', '/api/admin/audit?action=pro-taken-back')).json();
    expect(entries[0].userId).toBe(user.id);
  });

  it('an administrator does none of it to the own account', async () => {
    const at = `/api/admin/people/${admin.id}`;
    expect((await asAdmin('PATCH', at, { disabled: true })).statusCode).toBe(409);
    expect((await asAdmin('PATCH', at, { role: 'user' })).statusCode).toBe(409);
    expect((await asAdmin('DELETE', at)).statusCode).toBe(409);
  });

  it('are safe from a stolen session: what harms asks for the password', async () => {
    const { user } = await newcomer();
    await t.container.db.pool.query(`update sessions set elevated_until = null where user_id = $1`, [
      admin.id,
    ]);
    const elevated = t.app.endpoints.filter((one) => one.elevated && one.access === 'admin');
    expect(elevated).toHaveLength(3);
    for (const { method, path } of elevated) {
      const body = method === 'PATCH' ? { disabled: true } : undefined;
      const answer = await asAdmin(method, path.replace(':id', user.id), body);
      expect(answer.json().code, path).toBe('confirmation_required');
    }
    const body = { password: admin.password };
    expect((await asAdmin('POST', '/api/auth/confirm', body)).statusCode).toBe(200);
  });
});

describe('the installation', () => {
  it('shows settings without secrets, and storage', async () => {
    const answer = await asAdmin('GET', '/api/admin/installation');
    expect(answer.body).not.toContain('hunter2');
    const shown = answer.json();
    expect(shown.settings.find(({ name }: { name: string }) => name === 'SIGNUP').value).toBe('invite');
    expect(shown.storage.databaseBytes).toBeGreaterThan(1_000_000);
  });

  it('sends an email to whoever asks', async () => {
    expect((await asAdmin('POST', '/api/admin/mail-test')).json()).toEqual({ to: admin.email });
    expect(t.emails.at(-1)).toMatchObject({ to: admin.email, subject: 'An email from Crisper' });
  });

  it('shows jobs that failed for good, without their data, and does one again', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    await t.container.db.pool.query(
      `insert into pgboss.job (id, name, data, state, output, completed_on)
       values ($1, 'accounts.sweep-sessions', '{"email":"secret@example.com"}', 'failed', '{"message":"no luck"}', now())`,
      [id],
    );
    const listed = await asAdmin('GET', '/api/admin/jobs');
    expect(listed.json().failed).toMatchObject([{ id, name: 'accounts.sweep-sessions', reason: 'no luck' }]);
    expect(listed.body).not.toContain('secret@example.com');
    expect((await asAdmin('POST', `/api/admin/jobs/${id}/retry`)).statusCode).toBe(200);
    expect((await asAdmin('POST', `/api/admin/jobs/${id}/retry`)).statusCode).toBe(404);
    const after = (await asAdmin('GET', '/api/admin/jobs')).json();
    expect(after.failed).toEqual([]);
  });
});

it('without mail nobody is promised an email', async () => {
  const quiet = await testApp({ env: { NODE_ENV: 'production' } });
  const asked = await quiet.call('POST', '/api/auth/password-reset', { body: { email: 'a@example.com' } });
  expect([asked.statusCode, asked.json().error]).toEqual([
    503,
    'This installation sends no email. Ask its administrator for a link to choose a new password.',
  ]);
  await quiet.close();
});
