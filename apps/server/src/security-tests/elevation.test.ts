import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { ABSENT_PROVIDER } from '../testing/openid-provider.ts';
import { subscriber } from '../testing/subscriber.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: ABSENT_PROVIDER });
});
afterAll(() => t.close());

/** A subscriber whose session was stolen: the thief has the token, but not the password. */
async function robbed() {
  const cook = await t.signUp();
  await subscriber(t, cook.token).subscribe();
  await t.container.db.pool.query(
    `update sessions set elevated_until = now() - interval '1 second' where user_id = $1`,
    [cook.id],
  );
  return cook;
}
const confirm = (token: string, password: string) =>
  t.call('POST', '/api/auth/confirm', { token, body: { password } });
const now = () => Math.floor(Date.now() / 1000);

/** The id of nothing. */
const NOTHING = '0a0a0a0a-0000-4000-8000-00000000000a';

interface Harm {
  what: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body: () => object | null | undefined;
  after?: number;
}

/** `after`: what the password opens the way to, where that is more than a success. */
const HARMS = [
  { what: 'deleting the account', method: 'DELETE', url: '/api/user/account', body: () => null },
  { what: 'taking all data along', method: 'GET', url: '/api/user/export', body: () => undefined },
  { what: 'giving Pro back', method: 'POST', url: '/api/billing/refund', body: () => undefined },
  {
    what: 'paying for a year',
    method: 'POST',
    url: '/api/billing/switch',
    body: () => ({ interval: 'year', prorationAt: now() }),
  },
  {
    what: 'a token for programs of the thief',
    method: 'POST',
    url: '/api/tokens',
    body: () => ({ name: 'x', scopes: ['read'], days: 1 }),
    after: 201,
  },
  {
    what: 'an address of the thief that hears of everything',
    method: 'POST',
    url: '/api/webhooks',
    body: () => ({ url: 'https://example.com/', events: ['list.changed'] }),
    after: 201,
  },
  {
    what: 'an app of the thief',
    method: 'POST',
    url: '/api/user/second-factor/secret',
    body: () => undefined,
  },
  {
    what: 'codes of the thief at sign-in',
    method: 'POST',
    url: '/api/user/second-factor',
    body: () => ({ code: '123456' }),
    after: 409,
  },
  {
    what: 'turning codes off',
    method: 'DELETE',
    url: '/api/user/second-factor',
    body: () => ({ code: '123456' }),
    after: 409,
  },
  {
    what: 'recovery codes for the thief',
    method: 'POST',
    url: '/api/user/second-factor/recovery-codes',
    body: () => ({ code: '123456' }),
    after: 409,
  },
  {
    what: 'asking for a passkey of the thief',
    method: 'POST',
    url: '/api/user/passkeys/options',
    body: () => undefined,
  },
  {
    what: 'keeping a passkey of the thief',
    method: 'POST',
    url: '/api/user/passkeys',
    body: () => ({
      passkey: {
        ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    }),
    after: 400,
  },
  {
    what: 'removing a passkey',
    method: 'DELETE',
    url: `/api/user/passkeys/${NOTHING}`,
    body: () => undefined,
    after: 404,
  },
  {
    what: 'an email of the thief',
    method: 'PUT',
    url: '/api/user/email',
    body: () => ({ email: `thief-${crypto.randomUUID()}@example.com` }),
  },
  {
    what: 'a password of the thief',
    method: 'PUT',
    url: '/api/user/password',
    body: () => ({ password: 'a thief’s copper kettle' }),
  },
  {
    what: 'leaving to connect an account of the thief',
    method: 'POST',
    url: '/api/user/provider/start',
    body: () => undefined,
    after: 503,
  },
  {
    what: 'connecting an account of the thief',
    method: 'POST',
    url: '/api/user/provider',
    body: () => ({ answer: '?code=any&state=any', proof: 'any' }),
    after: 400,
  },
  {
    what: 'disconnecting the provider',
    method: 'DELETE',
    url: '/api/user/provider',
    body: () => undefined,
    after: 404,
  },
] satisfies Harm[];

it.each(HARMS)('a stolen session is not enough for $what; the password is', async (harm: Harm) => {
  const { method, url, body, after = 200 } = harm;
  const cook = await robbed();
  const tried = await t.call(method, url, { token: cook.token, body: body() });
  expect([tried.statusCode, tried.json().code]).toEqual([403, 'confirmation_required']);
  expect((await t.call('GET', '/api/auth/me', { token: cook.token })).json().user.plan).toBe('pro');

  expect((await confirm(cook.token, cook.password)).statusCode).toBe(200);
  expect((await t.call(method, url, { token: cook.token, body: body() })).statusCode).toBe(after);
});

// Those of administrators are in administration.test.ts.
it('the table above has every endpoint that asks for the password', () => {
  const asking = t.app.endpoints.filter(({ elevated, access }) => elevated && access !== 'admin');
  expect(asking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    HARMS.map(({ method, url }) => `${method} ${url.replace(NOTHING, ':id')}`).sort(),
  );
});

it('elevates one session only, and for some minutes only', async () => {
  const cook = await robbed();
  const { email, password } = cook;
  const other = (await t.call('POST', '/api/auth/login', { body: { email, password } })).json<{
    token: string;
  }>();
  const leave = (token: string) => t.call('GET', '/api/user/export', { token });
  // Who has just signed in gave the password a moment ago.
  expect((await leave(other.token)).statusCode).toBe(200);
  expect((await leave(cook.token)).statusCode).toBe(403);
  const { until } = (await confirm(cook.token, password)).json<{ until: string }>();
  const minutes = (new Date(until).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
});

it('does not let a thief guess, and tells the owner of the tries', async () => {
  const cook = await robbed();
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push((await confirm(cook.token, `guess ${i}`)).statusCode);
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await confirm(cook.token, cook.password)).statusCode).toBe(429);
  const { entries } = (await t.call('GET', '/api/user/activity', { token: cook.token })).json<{
    entries: { action: string }[];
  }>();
  expect(entries.filter(({ action }) => action === 'password-refused')).toHaveLength(5);
});
