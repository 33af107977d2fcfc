import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { SMTP_URL: 'smtp://mail.example' } });
});
afterAll(() => t.close());

type Cook = Awaited<ReturnType<TestApp['signUp']>>;

let made = 0;
const network = () => `10.9.${++made >> 8}.${made & 255}`;
const address = () => `moved-${++made}@example.com`;
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);
const emailOf = async ({ id }: Cook): Promise<string> =>
  (await query('select email from users where id = $1', [id])).rows[0].email;

/** A user whose address is confirmed. */
async function confirmed(): Promise<Cook> {
  const cook = await t.signUp();
  await query('update users set email_confirmed_at = now() where id = $1', [cook.id]);
  return cook;
}

const ask = (cook: Cook, email: string) =>
  t.call('PUT', '/api/user/email', { token: cook.token, body: { email } });
const confirm = (cook: Cook, token: string) =>
  t.call('POST', '/api/user/email/confirm', { token: cook.token, body: { token }, address: network() });
const undo = (token: string) =>
  t.call('POST', '/api/auth/email/undo', { body: { token }, address: network() });
const login = (email: string, password: string) =>
  t.call('POST', '/api/auth/login', { body: { email, password }, address: network() });
const me = ({ token }: Cook) => t.call('GET', '/api/auth/me', { token });
const register = (email: string) =>
  t.call('POST', '/api/auth/register', {
    body: { email, username: `thief${++made}`, password: 'copper kettle 77' },
    address: network(),
  });

async function emailsTo(email: string) {
  await t.container.jobs.runDue();
  return t.emails.filter(({ to }) => to === email);
}
async function linkTo(email: string): Promise<string> {
  const texts = (await emailsTo(email)).map(({ text }) => /change-email\?\w+=([\w-]+)/.exec(text)?.[1]);
  return texts.findLast((token) => token !== undefined) ?? '';
}
async function move(cook: Cook, email = address()): Promise<string> {
  expect((await ask(cook, email)).statusCode).toBe(200);
  expect((await confirm(cook, await linkTo(email))).statusCode).toBe(200);
  return email;
}

describe('another email', () => {
  it('is taken once the new mailbox says yes, and the old one hears of it', async () => {
    const cook = await confirmed();
    const email = address();
    const asked = await ask(cook, email.toUpperCase());
    expect(asked.json()).toMatchObject({ user: { email: cook.email }, pending: { email } });
    const token = await linkTo(email);
    expect((await me(cook)).json().user.email).toBe(cook.email);
    expect((await t.call('GET', '/api/user/email', { token: cook.token })).json().pending.email).toBe(email);
    expect((await emailsTo(email))[0]?.text).not.toContain(cook.username);

    const taken = await confirm(cook, token);
    expect(taken.json().user).toMatchObject({ email, emailConfirmed: true });
    expect((await me(cook)).json().user.email).toBe(email);
    expect((await confirm(cook, token)).statusCode).toBe(400);
    expect((await login(email, cook.password)).statusCode).toBe(200);
    expect((await login(cook.email, cook.password)).statusCode).toBe(401);
    const told = (await emailsTo(cook.email)).map(({ subject }) => subject);
    expect(told).toContain('Your Crisper account has another email now');
  });

  it('is not taken by a stranger who got the email, nor with an old, dropped or replaced link', async () => {
    const [cook, stranger] = [await confirmed(), await confirmed()];
    const [first, second] = [address(), address()];
    await ask(cook, first);
    const older = await linkTo(first);
    expect((await confirm(stranger, older)).statusCode).toBe(400);
    await ask(cook, second);
    expect((await confirm(cook, older)).statusCode).toBe(400);
    const newer = await linkTo(second);
    await query(`update email_changes set expires_at = now() - interval '1 second'`);
    expect((await confirm(cook, newer)).statusCode).toBe(400);
    await ask(cook, second);
    const last = await linkTo(second);
    await t.call('DELETE', '/api/user/email', { token: cook.token });
    expect((await confirm(cook, last)).statusCode).toBe(400);
    expect(await emailOf(cook)).toBe(cook.email);
  });

  it('needs the password again', async () => {
    const cook = await confirmed();
    await query('update sessions set elevated_until = null where user_id = $1', [cook.id]);
    expect((await ask(cook, address())).json().code).toBe('confirmation_required');
  });

  it('is refused when it is one’s own or somebody’s already', async () => {
    const [cook, other] = [await confirmed(), await t.signUp()];
    expect((await ask(cook, cook.email)).statusCode).toBe(400);
    const taken = await ask(cook, other.email);
    expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([409, ['email']]);
    expect((await ask(cook, 'no address')).statusCode).toBe(400);
  });

  it('goes to exactly one of those who want it at the same moment', async () => {
    const cooks = await Promise.all([confirmed(), confirmed(), confirmed()]);
    const email = address();
    const tokens: string[] = [];
    for (const cook of cooks) {
      await ask(cook, email);
      tokens.push(await linkTo(email));
    }
    const answers = await Promise.all(cooks.map((cook, i) => confirm(cook, tokens[i]!)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const { rows } = await query('select id from users where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('ends the links that were mailed to the old one, and stops floods', async () => {
    const cook = await t.signUp();
    await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email } });
    const emails = await emailsTo(cook.email);
    const tokens = emails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    expect(tokens).toHaveLength(2);
    await move(cook);
    for (const token of tokens) {
      const body = { token, password: 'copper kettle 77', username: cook.username };
      expect((await t.call('POST', '/api/auth/password-reset/confirm', { body })).statusCode).toBe(400);
      for (const path of ['confirm', 'disown'])
        expect((await t.call('POST', `/api/auth/email/${path}`, { body: { token } })).statusCode).toBe(400);
    }
    // No user had confirmed the old address: it may be a stranger's, who is told nothing.
    expect(await emailsTo(cook.email)).toHaveLength(emails.length);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push((await ask(cook, address())).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });

  it('is in the export', async () => {
    const cook = await confirmed();
    await move(cook);
    const next = address();
    await ask(cook, next);
    const data = (await t.call('GET', '/api/user/export', { token: cook.token })).json();
    expect(data.emailChanges).toMatchObject([{ newEmail: next }, { email: cook.email }]);
  });
});

describe('the way back', () => {
  it('puts the old email back, signs everybody out and asks for a new password', async () => {
    const cook = await confirmed();
    const email = await move(cook);
    const back = await undo(await linkTo(cook.email));
    expect(back.statusCode).toBe(200);
    expect(await emailOf(cook)).toBe(cook.email);
    expect((await me(cook)).statusCode).toBe(401);
    for (const address of [email, cook.email])
      expect((await login(address, cook.password)).statusCode).toBe(401);

    const body = { token: back.json().resetToken, password: 'a fresh copper kettle' };
    expect((await t.call('POST', '/api/auth/password-reset/confirm', { body })).statusCode).toBe(200);
    expect((await login(cook.email, 'a fresh copper kettle')).statusCode).toBe(200);
    expect((await undo(await linkTo(cook.email))).statusCode).toBe(400);
  });

  it('stays open however often a thief moves on', async () => {
    const cook = await confirmed();
    const first = await move(cook);
    const back = await linkTo(cook.email);
    await move(cook);
    const thiefs = await linkTo(first);
    expect((await undo(back)).statusCode).toBe(200);
    expect(await emailOf(cook)).toBe(cook.email);
    expect((await undo(thiefs)).statusCode).toBe(400);
  });

  it('ends API tokens, also of who had no password', async () => {
    const cook = await confirmed();
    const body = { name: 'a thief’s', scopes: ['pantry:read'], days: 30 };
    const made = await t.call('POST', '/api/tokens', { token: cook.token, body });
    const read = () => t.call('GET', '/api/pantry', { token: made.json().secret });
    await move(cook);
    await query('alter table users disable trigger users_api_tokens_ended');
    await query('update users set password_hash = null where id = $1', [cook.id]);
    await query('alter table users enable trigger users_api_tokens_ended');
    expect((await read()).statusCode).toBe(200);
    expect((await undo(await linkTo(cook.email))).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(401);
  });

  it('is not barred by somebody who takes the old address meanwhile', async () => {
    const [cook, other] = [await confirmed(), await confirmed()];
    await move(cook);
    expect((await register(cook.email)).statusCode).toBe(409);
    expect((await ask(other, cook.email)).statusCode).toBe(409);
    // Not even at the very moment when it is given up.
    const mover = await confirmed();
    const next = address();
    await ask(mover, next);
    const token = await linkTo(next);
    await Promise.all([confirm(mover, token), register(mover.email), register(mover.email)]);
    const { rows } = await query('select id from users where email = $1', [mover.email]);
    expect(rows).toEqual([]);
    expect((await undo(await linkTo(mover.email))).statusCode).toBe(200);
  });

  it('ends after two weeks, and the address is free then', async () => {
    const cook = await confirmed();
    await move(cook);
    const token = await linkTo(cook.email);
    await query(`update former_emails set expires_at = now() - interval '1 second' where user_id = $1`, [
      cook.id,
    ]);
    expect((await undo(token)).statusCode).toBe(400);
    expect((await register(cook.email)).statusCode).toBe(201);
  });
});

it('takes a new email at once where no mail server is set', async () => {
  const alone = await testApp();
  const cook = await alone.signUp();
  const answer = await alone.call('PUT', '/api/user/email', {
    token: cook.token,
    body: { email: 'new@example.com' },
  });
  expect(answer.json()).toMatchObject({ user: { email: 'new@example.com' }, pending: null });
  const again = { email: 'new@example.com', password: cook.password };
  expect((await alone.call('POST', '/api/auth/login', { body: again })).statusCode).toBe(200);
  await alone.close();
});
