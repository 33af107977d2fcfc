import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = (email: string, address = '10.8.0.1') =>
  t.call('POST', '/api/auth/password-reset', { body: { email }, address });
const confirm = (token: string, password: string) =>
  t.call('POST', '/api/auth/password-reset/confirm', { body: { token, password } });

async function mailedToken(email: string): Promise<string> {
  await ask(email);
  await t.container.jobs.runDue();
  const sent = t.emails.filter(({ to }) => to === email).at(-1);
  return /token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
}

it('mails a link that sets a new password, once, and ends every session', async () => {
  const cook = await t.signUp();
  const token = await mailedToken(cook.email);
  expect((await confirm(token, 'copper kettle 77')).statusCode).toBe(200);
  expect((await t.call('GET', '/api/auth/me', { token: cook.token })).statusCode).toBe(401);

  const login = (password: string) =>
    t.call('POST', '/api/auth/login', { body: { email: cook.email, password } });
  expect((await login(cook.password)).statusCode).toBe(401);
  expect((await login('copper kettle 77')).statusCode).toBe(200);
  expect((await confirm(token, 'another kettle 78')).statusCode).toBe(400);
});

it('answers the same for an address nobody has, and mails nothing', async () => {
  const cook = await t.signUp();
  const known = await ask(cook.email, '10.8.0.2');
  const unknown = await ask('nobody@example.com', '10.8.0.2');
  expect(unknown.statusCode).toBe(202);
  expect(unknown.json()).toEqual(known.json());
  await t.container.jobs.runDue();
  expect(t.emails.some(({ to }) => to === 'nobody@example.com')).toBe(false);
});

it('refuses a weak password without using the link up', async () => {
  const cook = await t.signUp();
  const token = await mailedToken(cook.email);
  expect((await confirm(token, 'password123')).statusCode).toBe(400);
  expect((await confirm(token, 'copper kettle 77')).statusCode).toBe(200);
});

it('refuses an expired link, and an older one after a newer mail', async () => {
  const cook = await t.signUp();
  const older = await mailedToken(cook.email);
  const newer = await mailedToken(cook.email);
  expect((await confirm(older, 'copper kettle 77')).statusCode).toBe(400);
  await t.container.db.pool.query(`update password_resets set expires_at = now() - interval '1 second'`);
  expect((await confirm(newer, 'copper kettle 77')).statusCode).toBe(400);
});

it('stops mailing one account over and over', async () => {
  const cook = await t.signUp();
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push((await ask(cook.email, `10.8.3.${i}`)).statusCode);
  expect(answers).toEqual([202, 202, 202, 429]);
});
