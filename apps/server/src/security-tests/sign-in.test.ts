import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSessions } from '../rooms/auth/sessions/sessions.service.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
/** Two session services, as on two instances of the server. */
let here: ReturnType<typeof createSessions>;
let there: ReturnType<typeof createSessions>;
beforeAll(async () => {
  t = await testApp();
  const shared = { shared: true, audit: t.container.audit, plans: true, confirmEmails: false };
  here = createSessions(t.container.db, shared);
  there = createSessions(t.container.db, shared);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await t.close();
});

const login = (email: string, password: string, address: string, token?: string) =>
  t.call('POST', '/api/auth/login', { body: { email, password }, address, ...(token && { token }) });
const me = (token: string) => t.call('GET', '/api/auth/me', { token });

it('gives everybody a token of its own making, never one that was brought along', async () => {
  const cook = await t.signUp();
  const planted = 'A'.repeat(43);
  const first = (await login(cook.email, cook.password, '10.8.0.1', planted)).json<{ token: string }>();
  const second = (await login(cook.email, cook.password, '10.8.0.1', first.token)).json<{ token: string }>();
  expect(new Set([planted, cook.token, first.token, second.token]).size).toBe(4);
  expect((await me(planted)).statusCode).toBe(401);
  const { rows } = await t.container.db.pool.query(
    'select count(*)::int as n from sessions where user_id = $1',
    [cook.id],
  );
  expect(rows[0].n).toBe(3);
});

it('takes a token that was signed out nowhere, also where it was used a moment ago', async () => {
  const cook = await t.signUp();
  expect(await there.authenticate(cook.token)).toMatchObject({ user: { id: cook.id } });
  const signedIn = await here.authenticate(cook.token);
  const origin = { network: { line: '10.8.0.1', site: '10.8.0.1' }, device: '' };
  const ended = await here.end(cook.id, signedIn!.sessionId, { action: 'signed-out', origin });
  expect(ended).toBe(true);
  expect(await here.authenticate(cook.token)).toBeNull();
  await expect.poll(() => there.authenticate(cook.token)).toBeNull();
});

it('counts guesses that come all at once', async () => {
  const cook = await t.signUp();
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => login(cook.email, `guess number ${at}`, '10.8.0.2')),
  );
  const codes = guesses.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
});

/** Strangers guess fifty times, each from a network of its own, ten at once. */
async function besiege(email: string, networks: string): Promise<number[]> {
  const codes: number[] = [];
  for (let at = 0; at < 50; at += 10) {
    const guesses = Array.from({ length: 10 }, (_, one) => login(email, 'wrong', `${networks}.${at + one}`));
    codes.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode));
  }
  return codes;
}

it('slows down guesses at one account that come from everywhere', async () => {
  const cook = await t.signUp();
  const codes = await besiege(cook.email, '10.8.1');
  expect(codes.filter((code) => code === 401).length).toBeLessThan(20);
  const slowed = await login(cook.email, cook.password, '10.8.2.1');
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(300);
});

it('never keeps the owner out: a device that signed in before is not counted with strangers', async () => {
  const cook = await t.signUp();
  const signIn = (deviceMark: string, password = cook.password) =>
    t.call('POST', '/api/auth/login', {
      body: { email: cook.email, password, deviceMark },
      address: '10.8.11.1',
    });
  const { deviceMark } = (await login(cook.email, cook.password, '10.8.11.1')).json<{ deviceMark: string }>();
  await besiege(cook.email, '10.8.10');
  // The strangers guess from the owner's own network, too.
  for (let at = 0; at < 6; at++) await login(cook.email, 'wrong', '10.8.11.1');
  expect((await login(cook.email, cook.password, '10.8.11.1')).statusCode).toBe(429);
  expect((await signIn(deviceMark)).statusCode).toBe(200);

  const other = await t.signUp();
  const foreign = (await login(other.email, other.password, '10.8.11.2')).json<{ deviceMark: string }>();
  for (const mark of ['', 'A'.repeat(43), foreign.deviceMark])
    expect((await signIn(mark)).statusCode).toBe(429);

  // Who holds the mark guesses no more often than anybody else.
  const codes = [];
  for (let at = 0; at < 6; at++) codes.push((await signIn(deviceMark, 'wrong')).statusCode);
  expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
});

it('never keeps the owner out: a finished reset is worth more than what strangers tried', async () => {
  const cook = await t.signUp();
  await besiege(cook.email, '10.8.12');
  await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email }, address: '10.8.13.1' });
  await t.container.jobs.runDue();
  const token = /token=([\w-]+)/.exec(t.emails.at(-1)!.text)![1];
  const confirm = await t.call('POST', '/api/auth/password-reset/confirm', {
    body: { token, password: 'copper kettle 77' },
    address: '10.8.13.1',
  });
  const { deviceMark } = confirm.json<{ deviceMark: string }>();
  expect((await login(cook.email, 'copper kettle 77', '10.8.13.1')).statusCode).toBe(200);
  await besiege(cook.email, '10.8.14');
  const body = { email: cook.email, password: 'copper kettle 77', deviceMark };
  expect((await t.call('POST', '/api/auth/login', { body, address: '10.8.13.1' })).statusCode).toBe(200);
});

it('keeps only a hash of the mark of a device, and forgets the devices of the old password', async () => {
  const cook = await t.signUp();
  const first = (await login(cook.email, cook.password, '10.8.15.1')).json<{ deviceMark: string }>();
  const marks = async () => {
    const { rows } = await t.container.db.pool.query<{ mark_hash: string }>(
      'select mark_hash from known_devices where user_id = $1',
      [cook.id],
    );
    return rows.map(({ mark_hash }) => mark_hash);
  };
  // The device of the sign-up and this one.
  expect(await marks()).toHaveLength(2);
  expect(await marks()).not.toContain(first.deviceMark);
  const again = await t.call('POST', '/api/auth/login', {
    body: { email: cook.email, password: cook.password, deviceMark: first.deviceMark },
  });
  expect(again.json<{ deviceMark: string }>().deviceMark).toBe(first.deviceMark);
  expect(await marks()).toHaveLength(2);

  await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email }, address: '10.8.15.2' });
  await t.container.jobs.runDue();
  const token = /token=([\w-]+)/.exec(t.emails.at(-1)!.text)![1];
  const body = { token, password: 'copper kettle 77' };
  await t.call('POST', '/api/auth/password-reset/confirm', { body, address: '10.8.15.2' });
  expect(await marks()).toHaveLength(1);
});

it('stops guesses at links that were mailed', async () => {
  const codes = [];
  for (let at = 0; at < 22; at++) {
    const body = { token: `${'A'.repeat(41)}${10 + at}`, password: 'a new spoon 42' };
    codes.push(
      (await t.call('POST', '/api/auth/password-reset/confirm', { body, address: '10.8.0.3' })).statusCode,
    );
  }
  expect(new Set(codes.slice(0, 20))).toEqual(new Set([400]));
  expect(codes.slice(20)).toEqual([429, 429]);
});

it('works as hard for an address nobody has as for one somebody has', async () => {
  const cook = await t.signUp();
  const work = async (email: string, address: string): Promise<number> => {
    const before = process.cpuUsage();
    expect((await login(email, 'not the password', address)).statusCode).toBe(401);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < 7; at++) {
    known.push(await work(cook.email, `10.8.3.${at}`));
    unknown.push(await work(`nobody${at}@example.com`, `10.8.4.${at}`));
  }
  // Other processes can only add time, so the minimum is the best measure of the work itself.
  const ratio = Math.min(...known) / Math.min(...unknown);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

it('answers a forgotten password alike for everybody, and looks nobody up meanwhile', async () => {
  const cook = await t.signUp();
  const queries = vi.spyOn(t.container.db.pool, 'query');
  const ask = async (email: string, address: string) => {
    queries.mockClear();
    const answer = await t.call('POST', '/api/auth/password-reset', { body: { email }, address });
    return { code: answer.statusCode, body: answer.body, queries: queries.mock.calls.length };
  };
  const known = await ask(cook.email, '10.8.5.1');
  expect(known).toMatchObject({ code: 202 });
  expect(await ask('nobody-here@example.com', '10.8.5.2')).toEqual(known);
  queries.mockRestore();
});
