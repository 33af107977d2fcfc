import type { Scope } from '@crisper/contract/tokens/scopes';
import { type ApiToken, TOKEN_RATE, TOKENS_MAX } from '@crisper/contract/tokens/tokens';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  t = await testApp({ log, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterAll(() => t.close());

interface Made {
  token: ApiToken;
  secret: string;
}
const ask = (token: string, scopes: readonly string[], more: object = {}) =>
  t.call('POST', '/api/tokens', { token, body: { name: 'Kitchen display', scopes, days: 30, ...more } });
const make = async (token: string, ...scopes: Scope[]) => (await ask(token, scopes)).json<Made>();
const list = async (token: string) =>
  (await t.call('GET', '/api/tokens', { token })).json<{ tokens: ApiToken[] }>().tokens;
const pantry = (token: string) => t.call('GET', '/api/pantry', { token });
const query = (text: string, ...values: unknown[]) => t.container.db.pool.query(text, values);

it('is shown once, works within its scopes, says when it was used, and ends when it is taken back', async () => {
  const cook = await t.signUp();
  await query('update users set email_confirmed_at = now() where id = $1', cook.id);
  const answer = await ask(cook.token, ['pantry:write', 'pantry:write', 'meals:read']);
  expect(answer.statusCode).toBe(201);
  const { token, secret } = answer.json<Made>();
  expect(secret).toMatch(/^crisper_[0-9a-f]{64}$/);
  expect(token).toMatchObject({
    name: 'Kitchen display',
    scopes: ['pantry:write', 'meals:read'],
    lastUsedAt: null,
  });

  const added = await t.call('POST', '/api/pantry', { token: secret, body: { items: [{ name: 'rice' }] } });
  expect(added.statusCode).toBe(201);
  expect((await pantry(secret)).json().items).toHaveLength(1);
  expect((await t.call('GET', '/api/meals', { token: secret })).statusCode).toBe(200);
  const refused = await t.call('POST', '/api/meals', { token: secret, body: { name: 'Soup', calories: 1 } });
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    'This API token may not do this: it needs the scope meals:write.',
  ]);
  expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="meals:write"');

  expect((await list(cook.token))[0]!.lastUsedAt).not.toBeNull();
  const { rows } = await query('select * from api_tokens where user_id = $1', cook.id);
  const exported = await t.call('GET', '/api/user/export', { token: cook.token });
  expect(exported.json().apiTokens).toMatchObject([{ name: 'Kitchen display' }]);
  for (const text of [
    JSON.stringify(rows),
    exported.body,
    JSON.stringify(await list(cook.token)),
    logged.join(''),
  ])
    expect(text).not.toContain(secret);

  await t.container.jobs.runDue();
  expect(t.emails.at(-1)).toMatchObject({
    to: cook.email,
    subject: 'A new API token for your Crisper account',
  });

  const gone = () => t.call('DELETE', `/api/tokens/${token.id}`, { token: cook.token });
  expect([(await gone()).statusCode, (await gone()).statusCode]).toEqual([200, 404]);
  const after = await pantry(secret);
  expect([after.statusCode, after.headers['www-authenticate']]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ]);
  const { entries } = (await t.call('GET', '/api/user/activity', { token: cook.token })).json<{
    entries: { action: string; detail: string }[];
  }>();
  expect(entries.filter(({ action }) => action.startsWith('token-'))).toMatchObject([
    { action: 'token-revoked', detail: 'Kitchen display' },
    { action: 'token-made', detail: 'Kitchen display: pantry:write meals:read' },
  ]);
});

it('ends by its date, with the account, while the account is disabled, and by a new password', async () => {
  const cook = await t.signUp();
  const works = async (secret: string) => (await pantry(secret)).statusCode;
  const { secret, token } = await make(cook.token, 'read');
  expect(await works(secret)).toBe(200);
  await query('update users set disabled_at = now() where id = $1', cook.id);
  expect(await works(secret)).toBe(401);
  await query('update users set disabled_at = null where id = $1', cook.id);
  expect(await works(secret)).toBe(200);
  await query(`update api_tokens set expires_at = now() - interval '1 second' where id = $1`, token.id);
  expect(await works(secret)).toBe(401);
  // Its owner sees why the program stopped, for a while.
  await t.container.tokens.sweep();
  expect(await list(cook.token)).toHaveLength(1);
  await query(`update api_tokens set expires_at = now() - interval '31 days' where id = $1`, token.id);
  await t.container.tokens.sweep();
  expect(await list(cook.token)).toEqual([]);

  const other = await make(cook.token, 'read');
  await query(`update users set password_hash = 'another' where id = $1`, cook.id);
  expect(await works(other.secret)).toBe(401);
  const last = await make(cook.token, 'read');
  await query('delete from users where id = $1', cook.id);
  expect(await works(last.secret)).toBe(401);
});

it('refuses what is no token, also where guests are welcome', async () => {
  const { secret } = await make((await t.signUp()).token, 'read');
  for (const wrong of [
    'crisper_',
    `crisper_${'0'.repeat(64)}`,
    `${secret}0`,
    secret.toUpperCase(),
    `crisper_${'a'.repeat(450)}`,
  ]) {
    expect((await pantry(wrong)).statusCode, wrong).toBe(401);
    const recipes = await t.call('GET', '/api/recipes', { token: wrong });
    expect(recipes.statusCode, wrong).toBe(wrong.startsWith('crisper_') ? 401 : 200);
  }
  expect((await t.call('GET', '/api/recipes', { token: secret })).statusCode).toBe(200);
  // A token in a cookie or in the address is none.
  expect((await t.call('GET', '/api/pantry', { headers: { cookie: `token=${secret}` } })).statusCode).toBe(
    401,
  );
  expect((await t.call('GET', `/api/pantry?access_token=${secret}`)).statusCode).toBe(401);
});

it('refuses absurd tokens, and keeps a few of each person, however many ask at once', async () => {
  const cook = await t.signUp();
  const absurd: object[] = [
    { scopes: [] },
    { scopes: ['admin'] },
    { scopes: ['pantry:*'] },
    { scopes: Array(10_000).fill('read') },
    { days: 0 },
    { days: 366 },
    { days: 1.5 },
    { name: ' ' },
    { name: 'x'.repeat(61) },
  ];
  for (const more of absurd)
    expect((await ask(cook.token, ['read'], more)).statusCode, JSON.stringify(more).slice(0, 80)).toBe(400);
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(cook.token, ['read'])));
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(TOKENS_MAX);
  const over = answers.find(({ statusCode }) => statusCode !== 201)!;
  expect([over.statusCode, over.json().error]).toEqual([403, 'You have 20 API tokens. Take one back first.']);
  await t.call('DELETE', `/api/tokens/${made[0]!.json<Made>().token.id}`, { token: cook.token });
  expect((await ask(cook.token, ['read'])).statusCode).toBe(201);
});

it('keeps a child’s limits', async () => {
  const [ada, kid] = [await t.signUp(), await t.signUp()];
  await query(
    `update users set household_id = $2, household_role = 'child' where id = $1`,
    kid.id,
    ada.householdId,
  );
  const { secret } = await make(kid.token, 'read', 'write');
  await t.call('POST', '/api/pantry', { token: secret, body: { items: [{ name: 'rice' }] } });
  const [item] = (await pantry(secret)).json<{ items: { id: string }[] }>().items;
  const refused = await t.call('DELETE', `/api/pantry/${item!.id}`, { token: secret });
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    'Ask a grown-up of your household to do this for you.',
  ]);
});

it('counts the requests of each token by itself, and says how many are left and when there are more', async () => {
  const cook = await t.signUp();
  const [one, other] = [await make(cook.token, 'pantry:read'), await make(cook.token, 'pantry:read')];
  const left = async (secret: string) => Number((await pantry(secret)).headers['ratelimit-remaining']);
  const first = await pantry(one.secret);
  expect(first.headers).toMatchObject({ 'ratelimit-limit': String(TOKEN_RATE.requests) });
  expect(Number(first.headers['ratelimit-reset'])).toBeLessThanOrEqual(TOKEN_RATE.seconds);
  expect((await pantry(cook.token)).headers).not.toHaveProperty('ratelimit-limit');

  // Two windows' worth: wherever the clock stands, one of them is used up.
  const answers = [];
  for (let at = 0; at < 2 * TOKEN_RATE.requests && answers.at(-1)?.statusCode !== 429; at++)
    answers.push(await pantry(one.secret));
  const over = answers.at(-1)!;
  expect([over.statusCode, over.json().code]).toEqual([429, 'rate_limited']);
  expect(over.headers['retry-after']).toBe(over.headers['ratelimit-reset']);
  expect(over.headers['ratelimit-remaining']).toBe('0');
  expect(await left(other.secret)).toBeGreaterThan(0);
});

it('tells a program what its token may do, until when, and what is left of its limits', async () => {
  const cook = await t.signUp();
  const { token, secret } = await make(cook.token, 'shopping:read');
  const self = () => t.call('GET', '/api/tokens/self', { token: secret });
  const [first, second] = [(await self()).json(), (await self()).json()];
  expect(first.token).toMatchObject({ ...token, lastUsedAt: expect.any(String) });
  expect(first.limits).toMatchObject(TOKEN_RATE);
  expect(second.limits.remaining).toBeLessThan(TOKEN_RATE.requests);
  expect(second.limits.reset).toBeLessThanOrEqual(TOKEN_RATE.seconds);
  expect(JSON.stringify(first)).not.toContain(secret);
  expect((await t.call('GET', '/api/tokens/self', { token: cook.token })).statusCode).toBe(403);
  // Others of the same person stay unknown to it.
  expect((await t.call('GET', '/api/tokens', { token: secret })).statusCode).toBe(403);
});

it('manages webhooks and the calendar with scopes of their own, which "write" does not have', async () => {
  const cook = await t.signUp();
  await query('update sessions set elevated_until = now() where user_id = $1', cook.id);
  const body = { url: 'https://kitchen.example/told', events: ['list.changed'] };
  await t.call('POST', '/api/auth/confirm', { token: cook.token, body: { password: cook.password } });
  const { secret: all } = await make(cook.token, 'write');
  const { secret: own, token } = await make(cook.token, 'webhooks:write', 'calendar:write');
  await query('update sessions set elevated_until = now() where user_id = $1', cook.id);

  for (const [method, url] of [
    ['GET', '/api/webhooks'],
    ['POST', '/api/webhooks'],
    ['POST', '/api/calendar'],
  ] as const) {
    const refused = await t.call(method, url, { token: all, ...(method === 'POST' && { body }) });
    expect(refused.statusCode, `${method} ${url}`).toBe(403);
    expect(refused.headers['www-authenticate']).toContain('insufficient_scope');
  }

  const made = await t.call('POST', '/api/webhooks', { token: own, body });
  expect(made.statusCode, made.body).toBe(201);
  const listed = (await t.call('GET', '/api/webhooks', { token: own })).json();
  expect(listed).toMatchObject({ webhooks: [{ url: body.url }], total: 1 });
  expect((await t.call('POST', '/api/calendar', { token: own })).statusCode).toBe(201);
  // A person at a session that was left open is still asked who they are.
  expect((await t.call('POST', '/api/webhooks', { token: cook.token, body })).json().code).toBe(
    'confirmation_required',
  );

  await query('delete from api_tokens where id = $1', token.id);
  expect((await t.call('POST', '/api/webhooks', { token: own, body })).statusCode).toBe(401);
});

it('says in each answer of 401 what it asks for', async () => {
  const { headers, statusCode } = await t.call('GET', '/api/pantry');
  expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer realm="Crisper"']);
  const unknown = await pantry(`crisper_${'0'.repeat(64)}`);
  expect(unknown.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
});
