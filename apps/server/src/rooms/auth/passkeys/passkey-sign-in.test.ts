import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { authenticator } from '../../../testing/authenticator.ts';
import { withPasskeys } from '../../../testing/passkeys.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { SMTP_URL: 'smtp://mail.example' } });
});
afterAll(() => t.close());

const DOOR = '/api/auth/passkeys';
const { post, optionsOf, keyed, signIn, added, activity } = withPasskeys(() => t);
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);

describe('signing up with a passkey', () => {
  it('makes an account without a password, whose passkey carries its id', async () => {
    const cook = await keyed();
    const { rows } = await query('select password_hash from users where id = $1', [cook.id]);
    expect(rows).toEqual([{ password_hash: null }]);
    expect((await t.call('GET', '/api/user/auth-methods', { token: cook.token })).json()).toEqual({
      password: false,
      passkeys: 1,
      codes: false,
      provider: false,
    });
    expect(await activity(cook.token)).toEqual(['signed-up', 'passkey-added']);
    const again = await signIn(cook.device);
    expect([again.statusCode, again.json().user.id]).toEqual([200, cook.id]);
    const guess = await post('/api/auth/login', { email: cook.email, password: 'null' });
    expect(guess.statusCode).toBe(401);
  });

  it('says what is taken before a passkey is made', async () => {
    const cook = await keyed();
    const url = `${DOOR}/sign-up/options`;
    const email = await post(url, { email: cook.email.toUpperCase(), username: 'somebody-else' });
    expect([email.statusCode, Object.keys(email.json().fields)]).toEqual([409, ['email']]);
    const name = await post(url, { email: 'free@example.com', username: cook.username.toUpperCase() });
    expect([name.statusCode, Object.keys(name.json().fields)]).toEqual([409, ['username']]);
    expect((await post(url, { email: 'free@example.com', username: 'admin' })).statusCode).toBe(400);
  });

  it('lets exactly one of two answers at the same time make the account', async () => {
    const person = { email: 'twice@example.com', username: 'twice' };
    const passkey = authenticator().make(await optionsOf(`${DOOR}/sign-up/options`, person));
    const both = await Promise.all([1, 2].map(() => post(`${DOOR}/sign-up`, { ...person, passkey })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  it('keeps to who may make an account', async () => {
    const closed = await testApp({ env: { SIGNUP: 'closed' } });
    await closed.signUp();
    const body = { email: 'late@example.com', username: 'late' };
    const refused = await closed.call('POST', `${DOOR}/sign-up/options`, { body });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    await closed.close();
  });
});

describe('signing in with a passkey', () => {
  it('asks for no one-time code, where a password does', async () => {
    const cook = await t.signUp();
    const { device } = await added(cook.token);
    await query('insert into second_factors (user_id, sealed_secret, confirmed_at) values ($1, $2, now())', [
      cook.id,
      'sealed',
    ]);
    const { email, password } = cook;
    expect((await post('/api/auth/login', { email, password })).json()).toHaveProperty('ticket');
    expect((await signIn(device)).json()).toHaveProperty('token');
  });

  it.each([
    ['of another site', { origin: 'https://crisper.example.net' }],
    ['of another host', { rpId: 'example.net' }],
    ['from the same host at another port', { origin: 'http://localhost:4000' }],
    ['without a finger, a face or a PIN', { verified: false }],
    ['that was made for something else', { type: 'webauthn.create' }],
    ['whose count went back, as of a copy', { counter: 1 }],
    ['that names somebody else', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('refuses an answer %s', async (_, claims) => {
    const { device, token } = await keyed();
    const refused = await signIn(device, claims);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_request']);
    expect(await activity(token)).toContain('passkey-refused');
    expect((await signIn(device)).statusCode).toBe(200);
  });

  it('refuses an answer that was changed, and one of an unknown passkey', async () => {
    const { device } = await keyed();
    const options = await optionsOf(`${DOOR}/sign-in/options`);
    const passkey = device.use(options);
    const signature = `${passkey.response.signature.slice(0, -8)}AAAAAAAA`;
    const changed = { ...passkey, response: { ...passkey.response, signature } };
    expect((await post(`${DOOR}/sign-in`, { passkey: changed })).statusCode).toBe(400);

    const stranger = authenticator();
    stranger.make({ challenge: '', user: { id: 'AA' }, rp: { id: 'localhost' } });
    const unknown = await signIn(stranger);
    expect([unknown.statusCode, unknown.json().error]).toEqual([400, expect.stringContaining('isn’t known')]);
  });

  it('takes an answer once, and none that comes late', async () => {
    const { device } = await keyed();
    const passkey = device.use(await optionsOf(`${DOOR}/sign-in/options`));
    const both = await Promise.all([1, 2].map(() => post(`${DOOR}/sign-in`, { passkey })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await post(`${DOOR}/sign-in`, { passkey })).statusCode).toBe(400);

    const late = device.use(await optionsOf(`${DOOR}/sign-in/options`));
    await query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    const refused = await post(`${DOOR}/sign-in`, { passkey: late });
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('too long')]);
    expect((await signIn(device, { challenge: 'made-up' })).statusCode).toBe(400);
  });

  it('takes passkeys that do not count', async () => {
    const person = { email: 'synced@example.com', username: 'synced' };
    const device = authenticator();
    const passkey = device.make(await optionsOf(`${DOOR}/sign-up/options`, person), { counter: 0 });
    expect((await post(`${DOOR}/sign-up`, { ...person, passkey })).statusCode).toBe(201);
    expect((await signIn(device)).statusCode).toBe(200);
    expect((await signIn(device)).statusCode).toBe(200);
  });

  it('keeps a disabled account out', async () => {
    const { device, id } = await keyed();
    await query('update users set disabled_at = now() where id = $1', [id]);
    const refused = await signIn(device);
    expect([refused.statusCode, refused.json().error]).toEqual([403, expect.stringContaining('disabled')]);
  });

  it.each([
    ['an answer that is not one', { passkey: 'yes' }],
    ['an absurd size', { passkey: { id: 'A'.repeat(5000), rawId: 'A', type: 'public-key', response: {} } }],
    [
      'bytes that mean nothing',
      {
        passkey: {
          ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
          response: { clientDataJSON: 'AAAA', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
        },
      },
    ],
  ])('refuses %s', async (_, body) => {
    expect((await post(`${DOOR}/sign-in`, body)).statusCode).toBe(400);
  });
});

it('works below a base path, where the site is the host alone', async () => {
  const below = await testApp({
    env: { PUBLIC_URL: 'https://home.example.org/kitchen', BASE_PATH: '/kitchen' },
  });
  const body = { email: 'below@example.com', username: 'below' };
  const asked = await below.call('POST', `/kitchen${DOOR}/sign-up/options`, { body });
  const { options } = asked.json();
  expect(options.rp.id).toBe('home.example.org');
  const passkey = authenticator('https://home.example.org').make(options);
  const made = await below.call('POST', `/kitchen${DOOR}/sign-up`, { body: { ...body, passkey } });
  expect(made.statusCode).toBe(201);
  await below.close();
});
