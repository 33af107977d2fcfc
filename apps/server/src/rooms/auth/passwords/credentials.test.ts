import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { SMTP_URL: 'smtp://mail.example' } });
});
afterAll(() => t.close());

type Cook = Awaited<ReturnType<TestApp['signUp']>>;
const NEW = 'a fresh copper kettle';
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);
const login = ({ email }: Cook, password: string, deviceMark?: string) =>
  t.call('POST', '/api/auth/login', { body: { email, password, deviceMark } });
const rename = ({ token }: Cook, username: string) =>
  t.call('PUT', '/api/user/username', { token, body: { username } });
const change = ({ token }: Pick<Cook, 'token'>, password: string) =>
  t.call('PUT', '/api/user/password', { token, body: { password } });
const isIn = async (token: string) => (await t.call('GET', '/api/auth/me', { token })).statusCode === 200;
const activity = async (token: string) =>
  (await t.call('GET', '/api/user/activity', { token })).json().entries;

describe('another password', () => {
  it('ends all other sessions and open links, and tells the owner', async () => {
    const cook = await t.signUp();
    await query('update users set email_confirmed_at = now() where id = $1', [cook.id]);
    const { token: elsewhere } = (await login(cook, cook.password)).json();
    await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email } });
    await t.container.jobs.runDue();
    const resets = async () =>
      (await query('select 1 from password_resets where user_id = $1', [cook.id])).rowCount;
    expect(await resets()).toBe(1);

    const changed = await change(cook, NEW);
    expect(changed.statusCode).toBe(200);
    expect([await isIn(cook.token), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await resets()).toBe(0);
    expect((await login(cook, cook.password)).statusCode).toBe(401);
    t.emails.length = 0;
    expect((await login(cook, NEW, changed.json().deviceMark)).statusCode).toBe(200);
    await t.container.jobs.runDue();
    // The browser is known by its new mark: no email about a new one.
    expect(t.emails.map(({ subject }) => subject)).toEqual(['Your Crisper password was changed']);
    expect(await activity(cook.token)).toContainEqual(
      expect.objectContaining({ action: 'password-changed' }),
    );
  });

  it('is refused when it is weak, or when nobody proved who sits there', async () => {
    const cook = await t.signUp();
    for (const password of ['short', 'password123', cook.username.padEnd(8, '1'), cook.email])
      expect((await change(cook, password)).statusCode).toBe(400);
    await query('update sessions set elevated_until = null where user_id = $1', [cook.id]);
    expect((await change(cook, NEW)).json().code).toBe('confirmation_required');
    expect((await login(cook, cook.password)).statusCode).toBe(200);
  });

  it('is refused when it was stolen elsewhere, however strong it looks, at every door', async () => {
    const stolen = 'FylhtQ95';
    const cook = await t.signUp();
    const email = 'newcomer@example.com';
    await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email } });
    await t.container.jobs.runDue();
    const emails = t.emails.filter(({ to }) => to === cook.email).map(({ text }) => text);
    const token = /reset-password\?token=([\w-]+)/.exec(emails.join('\n'))?.[1];
    const reset = { token, password: stolen, username: cook.username };
    for (const answer of [
      await change(cook, stolen),
      await t.call('POST', '/api/auth/register', {
        body: { email, username: 'newcomer', password: stolen },
      }),
      await t.call('POST', '/api/auth/password-reset/confirm', { body: reset }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields.password).toMatch(/stolen/);
    }
  });

  it('can be the first one', async () => {
    const cook = await t.signUp();
    await query('update users set password_hash = null where id = $1', [cook.id]);
    expect((await login(cook, cook.password)).statusCode).toBe(401);
    expect((await change(cook, NEW)).statusCode).toBe(200);
    expect((await login(cook, NEW)).statusCode).toBe(200);
  });
});

describe('another username', () => {
  it('is shown from then on, in another spelling too, and freed for others', async () => {
    const cook = await t.signUp({ username: 'pancake_pia' });
    expect((await rename(cook, 'Waffle.Pia')).json().user.username).toBe('Waffle.Pia');
    expect((await rename(cook, 'waffle.pia')).statusCode).toBe(200);
    expect((await t.call('GET', '/api/auth/me', { token: cook.token })).json().user.username).toBe(
      'waffle.pia',
    );
    expect((await activity(cook.token))[0]).toMatchObject({
      action: 'username-changed',
      detail: 'from Waffle.Pia',
    });
    await t.signUp({ username: 'pancake_pia' });
  });

  it('is refused when it is taken, ours, odd, or changed all the time', async () => {
    const [cook, other] = [await t.signUp(), await t.signUp()];
    const taken = await rename(cook, other.username.toUpperCase());
    expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([409, ['username']]);
    for (const name of ['crisper_team', 'a', 'näme', 'x'.repeat(31)])
      expect((await rename(cook, name)).statusCode).toBe(400);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push((await rename(cook, `soup.fan.${i}`)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
  });

  it('goes to exactly one of those who want it at the same moment', async () => {
    const cooks = await Promise.all([t.signUp(), t.signUp(), t.signUp()]);
    const answers = await Promise.all(cooks.map((cook) => rename(cook, 'the.only.one')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});
