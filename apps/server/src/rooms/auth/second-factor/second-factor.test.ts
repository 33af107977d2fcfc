import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
/** Codes belong to half minutes of this clock. */
let at = Date.parse('2026-03-04T12:00:00Z');
const halfMinutes = (count: number) => {
  at += count * 30_000;
};
beforeAll(async () => {
  t = await testApp({ now: () => new Date(at), env: { SMTP_URL: 'smtp://mail.example' } });
});
afterAll(() => t.close());

const FACTOR = '/api/user/second-factor';
type Cook = Awaited<ReturnType<TestApp['signUp']>>;

const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + later * 30_000 });
let networks = 0;
const network = () => `10.7.${networks >> 8}.${networks++ & 255}`;
const login = ({ email, password }: Pick<Cook, 'email' | 'password'>, more: object = {}) =>
  t.call('POST', '/api/auth/login', { body: { email, password, ...more }, address: network() });
const ticketOf = async (cook: Cook): Promise<string> => (await login(cook)).json().ticket;
const finish = (ticket: string, code: string, more: object = {}) =>
  t.call('POST', '/api/auth/login/code', { body: { ticket, code, ...more }, address: network() });
const send = (method: 'POST' | 'DELETE', url: string, token: string, body?: object) =>
  t.call(method, url, { token, ...(body && { body }) });
const activity = async (token: string): Promise<string[]> =>
  (await t.call('GET', '/api/user/activity', { token }))
    .json()
    .entries.map((e: { action: string }) => e.action);
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);
const subjectsTo = async (email: string) => {
  await t.container.jobs.runDue();
  return t.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

/** A user with a confirmed address and one-time codes. */
async function guarded() {
  const cook = await t.signUp();
  await query('update users set email_confirmed_at = now() where id = $1', [cook.id]);
  const { secret, uri } = (await send('POST', `${FACTOR}/secret`, cook.token)).json();
  const on = await send('POST', FACTOR, cook.token, { code: codeOf(secret) });
  expect(on.statusCode).toBe(200);
  halfMinutes(2);
  return {
    ...cook,
    secret: secret as string,
    uri: uri as string,
    codes: on.json().recoveryCodes as string[],
  };
}

describe('turning one-time codes on', () => {
  it('needs a code of the new secret, which the app reads from an address', async () => {
    const cook = await t.signUp();
    expect((await t.call('GET', FACTOR, { token: cook.token })).json()).toEqual({
      since: null,
      recoveryCodesLeft: 0,
    });
    const nothing = await send('POST', FACTOR, cook.token, { code: '123456' });
    expect(nothing.statusCode).toBe(409);
    const first = (await send('POST', `${FACTOR}/secret`, cook.token)).json();
    const { secret, uri } = (await send('POST', `${FACTOR}/secret`, cook.token)).json();
    expect(uri).toContain(`otpauth://totp/Crisper:${encodeURIComponent(cook.email)}?`);
    expect(uri).toContain(`secret=${secret}`);
    for (const code of [codeOf(first.secret), codeOf(secret, 9), 'abc', '1234-5678-9012-3456']) {
      const answer = await send('POST', FACTOR, cook.token, { code });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['code']]);
    }
    // Until then nothing is asked for.
    expect((await login(cook)).json().token).toBeDefined();
    const { recoveryCodes } = (await send('POST', FACTOR, cook.token, { code: codeOf(secret) })).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect((await t.call('GET', FACTOR, { token: cook.token })).json().recoveryCodesLeft).toBe(10);
    for (const [url, body] of [
      [`${FACTOR}/secret`, undefined],
      [FACTOR, { code: codeOf(secret, 1) }],
    ] as const)
      expect((await send('POST', url, cook.token, body)).statusCode).toBe(409);
  });

  it('keeps no secret and no recovery code that a thief of the tables could use', async () => {
    const cook = await guarded();
    const kept = JSON.stringify([
      (await query('select * from second_factors where user_id = $1', [cook.id])).rows,
      (await query('select * from recovery_codes where user_id = $1', [cook.id])).rows,
    ]);
    expect(kept).not.toContain(cook.secret);
    for (const code of cook.codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
    // Moved to another account, it does not open.
    const thief = await guarded();
    await query(
      `update second_factors set sealed_secret = (select sealed_secret from second_factors where user_id = $1)
       where user_id = $2`,
      [thief.id, cook.id],
    );
    expect((await finish(await ticketOf(cook), codeOf(thief.secret))).statusCode).toBe(400);
    expect((await finish(await ticketOf(cook), cook.codes[0]!)).statusCode).toBe(200);
  });

  it('is in the export, without the secret, and gone with the account', async () => {
    const cook = await guarded();
    await ticketOf(cook);
    const file = await t.call('GET', '/api/user/export', { token: cook.token });
    expect(file.json().secondFactor).toMatchObject([{ recoveryCodesLeft: 10 }]);
    expect(file.body).not.toContain(cook.secret);
    await send('DELETE', '/api/user/account', cook.token, { confirm: cook.username });
    for (const table of ['second_factors', 'recovery_codes', 'sign_in_tickets'])
      expect((await query(`select 1 from ${table} where user_id = $1`, [cook.id])).rows).toEqual([]);
  });
});

describe('signing in with one-time codes', () => {
  it('takes two steps, and the first gives nothing but a ticket', async () => {
    const cook = await guarded();
    const first = await login(cook);
    expect(Object.keys(first.json()).sort()).toEqual(['expiresAt', 'ticket']);
    const { ticket } = first.json<{ ticket: string }>();
    expect((await t.call('GET', '/api/auth/me', { token: ticket })).statusCode).toBe(401);
    expect(JSON.stringify((await query('select * from sign_in_tickets')).rows)).not.toContain(ticket);
    const second = await finish(ticket, ` ${codeOf(cook.secret).replace(/(...)/, '$1 ')} `);
    expect(second.statusCode).toBe(200);
    const { token, user } = second.json();
    expect(user.id).toBe(cook.id);
    expect((await t.call('GET', '/api/auth/me', { token })).statusCode).toBe(200);
    expect((await activity(token)).slice(0, 2)).toEqual(['signed-in', 'second-factor-used']);
  });

  it('takes a code of the half minute before or after, and none from further away', async () => {
    const cook = await guarded();
    for (const [later, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const)
      expect([later, (await finish(await ticketOf(cook), codeOf(cook.secret, later))).statusCode]).toEqual([
        later,
        status,
      ]);
  });

  it('takes each code once, also at the same moment, and no older one after it', async () => {
    const cook = await guarded();
    const tickets = [await ticketOf(cook), await ticketOf(cook), await ticketOf(cook)];
    const code = codeOf(cook.secret);
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().error).toContain('already used');
    expect((await finish(await ticketOf(cook), codeOf(cook.secret, -1))).statusCode).toBe(400);
  });

  it('takes each recovery code once, however it is written, and tells the owner', async () => {
    const cook = await guarded();
    const [first = '', second = ''] = cook.codes;
    const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('1', 'I').replaceAll('0', 'O');
    expect((await finish(await ticketOf(cook), typed)).statusCode).toBe(200);
    expect((await finish(await ticketOf(cook), first)).statusCode).toBe(400);
    const tickets = [await ticketOf(cook), await ticketOf(cook)];
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, second)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await t.call('GET', FACTOR, { token: cook.token })).json().recoveryCodesLeft).toBe(8);
    expect(await subjectsTo(cook.email)).toContain('A recovery code was used for your Crisper account');
    const other = await guarded();
    expect((await finish(await ticketOf(other), cook.codes[2]!)).statusCode).toBe(400);
  });

  it('ends a ticket after five wrong codes, when it was used, when it is old and when the password is new', async () => {
    const cook = await guarded();
    const tried = await ticketOf(cook);
    for (let i = 0; i < 5; i++) expect((await finish(tried, '000000')).statusCode).toBe(400);
    expect((await finish(tried, codeOf(cook.secret))).statusCode).toBe(401);

    const eager = await guarded();
    const used = await ticketOf(eager);
    expect((await finish(used, codeOf(eager.secret))).statusCode).toBe(200);
    expect((await finish(used, eager.codes[0]!)).statusCode).toBe(401);
    const late = await ticketOf(eager);
    await query(`update sign_in_tickets set expires_at = now() - interval '1 second' where user_id = $1`, [
      eager.id,
    ]);
    expect((await finish(late, eager.codes[0]!)).statusCode).toBe(401);
    const old = await ticketOf(eager);
    await t.call('DELETE', '/api/auth/sessions', { token: eager.token });
    expect((await finish(old, eager.codes[0]!)).statusCode).toBe(401);
    expect((await finish('A'.repeat(43), '123456')).statusCode).toBe(401);
  });

  it('slows down who knows the password and guesses codes, but not the owner’s own device', async () => {
    const cook = await guarded();
    const { deviceMark } = (await finish(await ticketOf(cook), codeOf(cook.secret))).json();
    halfMinutes(2);
    const codes: number[] = [];
    for (let i = 0; i < 4; i++) {
      const ticket = await ticketOf(cook);
      for (let j = 0; j < 4; j++) codes.push((await finish(ticket, '000000')).statusCode);
    }
    expect(codes.filter((code) => code === 400).length).toBeLessThan(8);
    expect(codes.at(-1)).toBe(429);
    const answer = await finish(await ticketOf(cook), codeOf(cook.secret), { deviceMark });
    expect(answer.statusCode).toBe(200);
    expect(await activity(answer.json().token)).toContain('second-factor-refused');
  });

  it('is not skipped by a new password', async () => {
    const cook = await guarded();
    await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email }, address: network() });
    await t.container.jobs.runDue();
    const message = t.emails.find(({ to, text }) => to === cook.email && text.includes('token='));
    const token = /token=([\w-]+)/.exec(message!.text)![1];
    const body = { token, password: 'copper kettle 77' };
    const { deviceMark, ...answer } = (
      await t.call('POST', '/api/auth/password-reset/confirm', { body, address: network() })
    ).json();
    expect(answer).toEqual({ ok: true });
    const after = await login({ email: cook.email, password: body.password }, { deviceMark });
    expect(Object.keys(after.json())).not.toContain('token');
    expect((await finish(after.json().ticket, codeOf(cook.secret), { deviceMark })).statusCode).toBe(200);
  });

  it('writes about a device that is new, once the second step is done', async () => {
    const cook = await guarded();
    const NEW = 'New sign-in to your Crisper account';
    const { ticket } = (await login(cook)).json();
    expect(await subjectsTo(cook.email)).not.toContain(NEW);
    await finish(ticket, codeOf(cook.secret));
    expect(await subjectsTo(cook.email)).toContain(NEW);
  });

  it('refuses an account that was disabled between the steps', async () => {
    const cook = await guarded();
    const ticket = await ticketOf(cook);
    await query('update users set disabled_at = now() where id = $1', [cook.id]);
    expect((await finish(ticket, codeOf(cook.secret))).statusCode).toBe(403);
  });
});

describe('with a session that is stolen', () => {
  const lapse = (id: string) =>
    query(`update sessions set elevated_until = now() - interval '1 second' where user_id = $1`, [id]);

  it('codes are not turned off and recovery codes are not made without a code', async () => {
    const cook = await guarded();
    for (const [method, url] of [
      ['DELETE', FACTOR],
      ['POST', `${FACTOR}/recovery-codes`],
    ] as const) {
      expect((await send(method, url, cook.token, { code: '000000' })).statusCode).toBe(400);
      await lapse(cook.id);
      const answer = await send(method, url, cook.token, { code: codeOf(cook.secret) });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'confirmation_required']);
      await send('POST', '/api/auth/confirm', cook.token, { password: cook.password });
    }
    const made = await send('POST', `${FACTOR}/recovery-codes`, cook.token, { code: codeOf(cook.secret) });
    const [fresh = ''] = made.json().recoveryCodes;
    expect((await finish(await ticketOf(cook), cook.codes[0]!)).statusCode).toBe(400);
    expect((await finish(await ticketOf(cook), fresh)).statusCode).toBe(200);

    halfMinutes(1);
    expect((await send('DELETE', FACTOR, cook.token, { code: codeOf(cook.secret) })).statusCode).toBe(200);
    expect((await login(cook)).json().token).toBeDefined();
    expect((await send('DELETE', FACTOR, cook.token, { code: '123456' })).statusCode).toBe(409);
    const subjects = await subjectsTo(cook.email);
    expect(subjects).toContain('New recovery codes for your Crisper account');
    expect(subjects).toContain('One-time codes are off for your Crisper account');
  });

  it('a code opens what asks for the password again; a wrong or used one does not', async () => {
    const cook = await guarded();
    await lapse(cook.id);
    const confirm = (body: object) => send('POST', '/api/auth/confirm', cook.token, body);
    for (const body of [{}, { code: '000000' }, { password: cook.password, code: '000000' }, { code: ' ' }])
      expect((await confirm(body)).statusCode).toBe(400);
    expect((await confirm({ code: codeOf(cook.secret) })).statusCode).toBe(200);
    expect((await t.call('GET', '/api/user/export', { token: cook.token })).statusCode).toBe(200);
    expect((await confirm({ code: codeOf(cook.secret) })).statusCode).toBe(400);
    const without = await t.signUp();
    expect((await send('POST', '/api/auth/confirm', without.token, { code: '123456' })).statusCode).toBe(400);
  });
});
