import { randomUUID } from 'node:crypto';
import { PASSKEYS_MAX } from '@crisper/contract/auth/passkeys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { authenticator } from '../../../testing/authenticator.ts';
import { withPasskeys } from '../../../testing/passkeys.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { SMTP_URL: 'smtp://mail.example' } });
});
afterAll(() => t.close());

const MINE = '/api/user/passkeys';
const DOOR = '/api/auth/passkeys';
const { post, optionsOf, keyed, added, signIn, activity } = withPasskeys(() => t);
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);
const remove = (token: string, id: string) => t.call('DELETE', `${MINE}/${id}`, { token });

describe('a passkey that is made', () => {
  it.each([
    ['for another site', { origin: 'https://crisper.example.net' }],
    ['for another host', { rpId: 'example.net' }],
    ['without a finger, a face or a PIN', { verified: false }],
    ['with certificates nobody asked for', { certificates: [Buffer.from('anything')] }],
  ])('is not kept %s', async (_, claims) => {
    const { token } = await t.signUp();
    const passkey = authenticator().make(await optionsOf(`${MINE}/options`, undefined, token), claims);
    expect((await post(MINE, { passkey }, token)).statusCode).toBe(400);
    expect((await t.call('GET', MINE, { token })).json()).toEqual({ passkeys: [] });
  });

  it('belongs to the session that asked for it, and to what it was asked for', async () => {
    const victim = await keyed();
    const thief = await keyed();
    const options = await optionsOf(`${MINE}/options`, undefined, victim.token);
    const stolen = authenticator().make(options);
    expect((await post(MINE, { passkey: stolen }, thief.token)).statusCode).toBe(400);
    expect((await post(MINE, { passkey: stolen }, victim.token)).statusCode).toBe(400);

    const asked = await optionsOf('/api/auth/confirm/passkey', undefined, victim.token);
    const confirm = victim.device.use(asked);
    expect((await post(`${DOOR}/sign-in`, { passkey: confirm })).statusCode).toBe(400);
  });

  it('is kept once, for one person', async () => {
    const [ada, bob] = [await t.signUp(), await t.signUp()];
    const device = authenticator();
    await added(ada.token, device);
    const options = await optionsOf(`${MINE}/options`, undefined, bob.token);
    const fresh = device.make(options);
    await query('update passkeys set credential_id = $1 where user_id = $2', [fresh.id, ada.id]);
    const refused = await post(MINE, { passkey: fresh }, bob.token);
    expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('in use')]);
  });

  it('is told by mail to a confirmed address, and so is a sign-in with it from a new browser', async () => {
    const cook = await t.signUp();
    await query('update users set email_confirmed_at = now() where id = $1', [cook.id]);
    const { id, device } = await added(cook.token);
    expect((await signIn(device)).statusCode).toBe(200);
    expect((await remove(cook.token, id)).statusCode).toBe(200);
    await t.container.jobs.runDue();
    const subjects = t.emails.filter(({ to }) => to === cook.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('passkey'))).toHaveLength(2);
    expect(subjects).toContain('New sign-in to your Crisper account');
  });
});

describe('the list of passkeys', () => {
  it('names them by the device, and anew', async () => {
    const { token } = await t.signUp();
    const { id } = await added(token);
    const [first] = (await t.call('GET', MINE, { token })).json().passkeys;
    expect(first).toMatchObject({ id, name: 'Unknown device', synced: false, lastUsedAt: null });
    const renamed = await t.call('PATCH', `${MINE}/${id}`, { token, body: { name: '  Kitchen tablet ' } });
    expect(renamed.json()).toMatchObject({ id, name: 'Kitchen tablet' });
    const body = { name: ' '.repeat(8) };
    expect((await t.call('PATCH', `${MINE}/${id}`, { token, body })).statusCode).toBe(400);
    const missing = { token, body: { name: 'Nothing' } };
    expect((await t.call('PATCH', `${MINE}/${randomUUID()}`, missing)).statusCode).toBe(404);
  });

  it('keeps the last way in, also when two are removed at the same time', async () => {
    const cook = await keyed();
    const [only] = (await t.call('GET', MINE, { token: cook.token })).json().passkeys;
    const refused = await remove(cook.token, only.id);
    expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('only way')]);

    const { id } = await added(cook.token);
    const both = await Promise.all([remove(cook.token, only.id), remove(cook.token, id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);

    const { token } = await t.signUp();
    expect((await remove(token, (await added(token)).id)).statusCode).toBe(200);
  });

  it('has room for a few, also when the last two come at the same time', async () => {
    const { token, id, email, password } = await t.signUp();
    await query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, synced)
       select $1, gen_random_uuid(), 'key', 0, '{}', 'Old phone', false from generate_series(1, $2)`,
      [id, PASSKEYS_MAX - 1],
    );
    // Two sessions, as each has one open challenge.
    const body = { email, password };
    const second = (await post('/api/auth/login', body)).json().token;
    const both = await Promise.all(
      [token, second].map(async (mine) => {
        const passkey = authenticator().make(await optionsOf(`${MINE}/options`, undefined, mine));
        return { mine, passkey };
      }),
    );
    const answers = await Promise.all(both.map(({ mine, passkey }) => post(MINE, { passkey }, mine)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await post(`${MINE}/options`, undefined, token)).statusCode).toBe(409);
  });

  it('is part of the export, without keys', async () => {
    const cook = await keyed();
    const answer = await t.call('GET', '/api/user/export', { token: cook.token });
    expect(answer.json().passkeys).toEqual([
      { name: 'Unknown device', synced: false, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect(answer.body).not.toContain(cook.made.id);
  });
});

describe('a passkey confirms who sits there', () => {
  const confirm = (token: string, passkey: object) => post('/api/auth/confirm', { passkey }, token);
  const asked = (token: string) => optionsOf('/api/auth/confirm/passkey', undefined, token);

  it('and opens what asks for it', async () => {
    const cook = await keyed();
    await query('update sessions set elevated_until = null where user_id = $1', [cook.id]);
    expect((await post(`${MINE}/options`, undefined, cook.token)).statusCode).toBe(403);
    const passkey = cook.device.use(await asked(cook.token));
    expect((await confirm(cook.token, passkey)).statusCode).toBe(200);
    expect((await post(`${MINE}/options`, undefined, cook.token)).statusCode).toBe(200);
    expect((await confirm(cook.token, passkey)).statusCode).toBe(400);
    expect(await activity(cook.token)).toContain('passkey-used');
  });

  it('but not for somebody else', async () => {
    const victim = await keyed();
    const thief = await keyed();
    const own = thief.device.use(await asked(victim.token));
    expect((await confirm(victim.token, own)).statusCode).toBe(400);
    const theirs = victim.device.use(await asked(victim.token));
    expect((await confirm(thief.token, theirs)).statusCode).toBe(400);
  });

  it('with one proof at a time', async () => {
    const cook = await keyed();
    const passkey = cook.device.use(await asked(cook.token));
    const body = { passkey, password: 'wooden spoon 42' };
    expect((await post('/api/auth/confirm', body, cook.token)).statusCode).toBe(400);
    const { token } = await t.signUp();
    expect((await post('/api/auth/confirm/passkey', undefined, token)).statusCode).toBe(409);
  });
});
