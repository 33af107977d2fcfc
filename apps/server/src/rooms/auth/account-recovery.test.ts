import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { authenticator } from '../../testing/authenticator.ts';
import { openidProvider, withProvider } from '../../testing/openid-provider.ts';
import { withPasskeys } from '../../testing/passkeys.ts';

const BACK = 'http://localhost:3000/sign-in/callback';
let provider: Awaited<ReturnType<typeof openidProvider>>;
let t: TestApp;
let at = Date.parse('2026-03-04T12:00:00Z');
beforeAll(async () => {
  provider = await openidProvider(BACK, { sub: 'nobody' });
  t = await testApp({
    now: () => new Date(at),
    env: { ...withProvider(provider.issuer), SMTP_URL: 'smtp://mail.example' },
  });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

type Cook = Awaited<ReturnType<TestApp['signUp']>>;
const { post, added, keyed, signIn, optionsOf } = withPasskeys(() => t);
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);
let made = 0;
const address = () => `moved-${++made}@example.com`;
const wait = (days: number) =>
  Promise.all([
    query(`update passkeys set created_at = created_at - make_interval(days => $1)`, [days]),
    query(`update second_factors set confirmed_at = confirmed_at - make_interval(days => $1)`, [days]),
  ]);

async function confirmed(): Promise<Cook> {
  const cook = await t.signUp();
  await query('update users set email_confirmed_at = now() where id = $1', [cook.id]);
  return cook;
}
async function linksTo(email: string, path: string): Promise<string[]> {
  await t.container.jobs.runDue();
  const emails = t.emails.filter(({ to }) => to === email).map(({ text }) => text);
  return emails.flatMap((text) => new RegExp(`/${path}=([\\w-]+)`).exec(text)?.[1] ?? []);
}
const lastLink = async (email: string, path: string) => (await linksTo(email, path)).at(-1) ?? '';

const ask = ({ token }: Cook, email: string) => t.call('PUT', '/api/user/email', { token, body: { email } });
const confirmEmail = async ({ token }: Cook, email: string) =>
  post('/api/user/email/confirm', { token: await lastLink(email, 'change-email\\?token') }, token);
async function move(cook: Cook, email = address()): Promise<string> {
  expect((await ask(cook, email)).statusCode).toBe(200);
  expect((await confirmEmail(cook, email)).statusCode).toBe(200);
  return email;
}
const backLink = (email: string) => lastLink(email, 'change-email\\?back');
const goBack = async (cook: Cook) => post('/api/auth/email/undo', { token: await backLink(cook.email) });
const sayYes = async (email: string) =>
  post('/api/auth/sign-in-methods/confirm', { token: await lastLink(email, 'sign-in-method\\?token') });
const sayNo = async (email: string) =>
  post('/api/auth/sign-in-methods/refuse', { token: await lastLink(email, 'sign-in-method\\?token') });

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
/** Turns one-time codes on. Returns the secret. */
async function codesOn({ token }: Cook): Promise<string> {
  const { secret } = (await post('/api/user/second-factor/secret', undefined, token)).json();
  expect((await post('/api/user/second-factor', { code: codeOf(secret) }, token)).statusCode).toBe(200);
  at += 60_000;
  return secret;
}
async function connect(cook: Cook, sub: string, email: string): Promise<void> {
  provider.become({ sub, email, email_verified: true });
  const { url, proof } = (await post('/api/user/provider/start', undefined, cook.token)).json();
  const answer = await provider.visit(url);
  expect((await post('/api/user/provider', { answer, proof }, cook.token)).statusCode).toBe(200);
}
async function throughProvider(sub: string, email: string) {
  provider.become({ sub, email, email_verified: true });
  const { url, proof } = (await post('/api/auth/provider/start', {})).json();
  return post('/api/auth/provider', { answer: await provider.visit(url), proof });
}

/** The owner chooses a new password with the token and signs in, without any other step. */
async function isOwners(cook: Cook, resetToken: string): Promise<Cook> {
  const password = 'a fresh copper kettle';
  const reset = await post('/api/auth/password-reset/confirm', { token: resetToken, password });
  expect(reset.statusCode).toBe(200);
  const entered = await post('/api/auth/login', { email: cook.email, password });
  expect(entered.json()).toMatchObject({ user: { id: cook.id, email: cook.email } });
  return { ...cook, password, token: entered.json().token };
}
const authMethods = async ({ token }: Cook) =>
  (await t.call('GET', '/api/user/auth-methods', { token })).json();
const ONLY_PASSWORD = { password: true, passkeys: 0, codes: false, provider: false };

describe('a thief who moved the account to a mailbox of their own', () => {
  it('keeps nothing that was added after the move, also not what that mailbox confirmed', async () => {
    const cook = await confirmed();
    const thief = await move(cook);
    const { device } = await added(cook.token);
    expect((await sayYes(thief)).statusCode).toBe(200);
    await codesOn(cook);
    expect((await sayYes(thief)).statusCode).toBe(200);
    await connect(cook, `thief-${cook.id}`, thief);

    const answer = await goBack(cook);
    const owner = await isOwners(cook, answer.json().resetToken);
    expect(await authMethods(owner)).toEqual(ONLY_PASSWORD);
    expect((await signIn(device)).statusCode).toBe(400);
    const through = await throughProvider(`thief-${cook.id}`, thief);
    expect(through.json().user?.id).not.toBe(cook.id);
  });

  it('keeps nothing that was added before it either', async () => {
    const cook = await confirmed();
    const { device } = await added(cook.token);
    await codesOn(cook);
    await wait(4);
    await move(cook);
    const owner = await isOwners(cook, (await goBack(cook)).json().resetToken);
    expect(await authMethods(owner)).toEqual(ONLY_PASSWORD);
    expect((await signIn(device)).statusCode).toBe(400);
  });

  it('keeps nothing after moving on twice, and the ways back of the stolen mailboxes are closed', async () => {
    const cook = await confirmed();
    const first = await move(cook);
    const { device } = await added(cook.token);
    expect((await sayYes(first)).statusCode).toBe(200);
    await connect(cook, `mover-${cook.id}`, first);
    const second = await move(cook);
    const { device: other } = await added(cook.token);
    expect((await sayYes(second)).statusCode).toBe(200);
    const thiefs = await backLink(first);
    const owner = await isOwners(cook, (await goBack(cook)).json().resetToken);
    expect(await authMethods(owner)).toEqual(ONLY_PASSWORD);
    for (const stolen of [device, other]) expect((await signIn(stolen)).statusCode).toBe(400);
    expect((await post('/api/auth/email/undo', { token: thiefs })).statusCode).toBe(400);
    for (const email of [first, second]) {
      const late = await linksTo(email, 'sign-in-method\\?token');
      for (const token of late)
        expect((await post('/api/auth/sign-in-methods/refuse', { token })).statusCode).toBe(400);
    }
  });

  it('does not use the owner’s way back a second time', async () => {
    const cook = await confirmed();
    await move(cook);
    const token = await backLink(cook.email);
    const first = await post('/api/auth/email/undo', { token });
    expect((await post('/api/auth/email/undo', { token })).statusCode).toBe(400);
    const owner = await isOwners(cook, first.json().resetToken);
    expect((await post('/api/auth/email/undo', { token })).statusCode).toBe(400);
    expect((await authMethods(owner)).password).toBe(true);
  });

  it('loses sessions, API tokens, webhooks and the calendar’s address', async () => {
    const cook = await confirmed();
    const { token } = cook;
    const program = await post('/api/tokens', { name: 'x', scopes: ['pantry:read'], days: 30 }, token);
    const hook = { url: 'https://hooks.example.com/x', events: ['plan.changed'] };
    expect((await post('/api/webhooks', hook, token)).statusCode).toBe(201);
    const calendar = new URL((await post('/api/calendar', undefined, token)).json().address).pathname;
    expect((await t.call('GET', calendar)).statusCode).toBe(200);
    await move(cook);
    const owner = await isOwners(cook, (await goBack(cook)).json().resetToken);
    expect((await t.call('GET', '/api/auth/me', { token })).statusCode).toBe(401);
    expect((await t.call('GET', '/api/pantry', { token: program.json().secret })).statusCode).toBe(401);
    expect((await t.call('GET', calendar)).statusCode).toBe(404);
    const { webhooks } = (await t.call('GET', '/api/webhooks', { token: owner.token })).json();
    expect(webhooks).toEqual([]);
  });

  it('does not stay an administrator by a group of the provider', async () => {
    const cook = await confirmed();
    const thief = await move(cook);
    await connect(cook, `group-${cook.id}`, thief);
    await query(`update provider_links set admin_by_group = true where user_id = $1`, [cook.id]);
    await query(`update users set role = 'admin' where id = $1`, [cook.id]);
    await goBack(cook);
    const { rows } = await query('select role from users where id = $1', [cook.id]);
    expect(rows).toEqual([{ role: 'user' }]);
  });
});

describe('what the mailbox confirmed before', () => {
  it('stays, so that who reads the old mailbox alone does not get in', async () => {
    const cook = await confirmed();
    const { device } = await added(cook.token);
    expect((await sayYes(cook.email)).statusCode).toBe(200);
    await codesOn(cook);
    expect((await sayYes(cook.email)).statusCode).toBe(200);
    await connect(cook, `owner-${cook.id}`, cook.email);
    await move(cook);
    expect((await goBack(cook)).statusCode).toBe(200);
    expect((await signIn(device)).json().user.id).toBe(cook.id);
    const through = await throughProvider(`owner-${cook.id}`, cook.email);
    expect(through.json()).toMatchObject({ ticket: expect.any(String) });
  });

  it('is over for codes when recovery codes were made anew', async () => {
    const cook = await confirmed();
    const secret = await codesOn(cook);
    expect((await sayYes(cook.email)).statusCode).toBe(200);
    const again = await post('/api/user/second-factor/recovery-codes', { code: codeOf(secret) }, cook.token);
    expect(again.statusCode).toBe(200);
    await wait(4);
    await move(cook);
    const owner = await isOwners(cook, (await goBack(cook)).json().resetToken);
    expect(await authMethods(owner)).toEqual(ONLY_PASSWORD);
  });

  it('has the passkey that an account was made with, and none that was added before it was confirmed', async () => {
    const cook = { ...(await keyed()), password: '', householdId: '' };
    const { device: later } = await added(cook.token);
    const token = await lastLink(cook.email, 'confirm-email\\?token');
    expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(200);
    await wait(4);
    await move(cook);
    expect((await goBack(cook)).statusCode).toBe(200);
    expect((await signIn(cook.device)).json().user.id).toBe(cook.id);
    expect((await signIn(later)).statusCode).toBe(400);
  });
});

describe('a way in that is added', () => {
  it('delays a change of email, asked for before or after, until the mailbox confirms it', async () => {
    const cook = await confirmed();
    const early = address();
    expect((await ask(cook, early)).statusCode).toBe(200);
    await added(cook.token);
    const late = await confirmEmail(cook, early);
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      expect.stringContaining('added a short while'),
    ]);
    expect((await ask(cook, address())).statusCode).toBe(409);
    expect((await sayYes(cook.email)).statusCode).toBe(200);
    await move(cook);
  });

  it('delays it for three days at most', async () => {
    const cook = await confirmed();
    await codesOn(cook);
    await wait(2);
    expect((await ask(cook, address())).statusCode).toBe(409);
    await wait(1);
    await move(cook);
  });

  it('is refused by the mailbox, which gets the account back', async () => {
    const cook = await confirmed();
    const { device } = await added(cook.token);
    await codesOn(cook);
    const answer = await sayNo(cook.email);
    expect((await t.call('GET', '/api/auth/me', { token: cook.token })).statusCode).toBe(401);
    const owner = await isOwners(cook, answer.json().resetToken);
    expect(await authMethods(owner)).toEqual(ONLY_PASSWORD);
    expect((await signIn(device)).statusCode).toBe(400);
    expect((await sayNo(cook.email)).statusCode).toBe(400);
  });

  it('is answered for two weeks, and once', async () => {
    const cook = await confirmed();
    await added(cook.token);
    await lastLink(cook.email, 'sign-in-method\\?token');
    await query(
      `update sign_in_method_emails set expires_at = now() - interval '1 second' where user_id = $1`,
      [cook.id],
    );
    expect((await sayYes(cook.email)).statusCode).toBe(400);
    await added(cook.token);
    expect((await sayYes(cook.email)).statusCode).toBe(200);
    expect((await sayNo(cook.email)).statusCode).toBe(400);
  });

  it('is not added by a request that was under way when the owner took the account back', async () => {
    const cook = await confirmed();
    await move(cook);
    const passkey = authenticator().make(
      await optionsOf('/api/user/passkeys/options', undefined, cook.token),
    );
    const owner = await t.container.db.pool.connect();
    await owner.query('begin');
    await owner.query('select 1 from users where id = $1 for update', [cook.id]);
    const adding = post('/api/user/passkeys', { passkey }, cook.token);
    await waiting();
    await owner.query('delete from sessions where user_id = $1', [cook.id]);
    await owner.query('commit');
    owner.release();
    expect((await adding).statusCode).toBe(401);
  });
});

/** Until a request waits for a lock. */
async function waiting(): Promise<void> {
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await query(blocked)).rows.length === 0) await new Promise((resolve) => setImmediate(resolve));
}
