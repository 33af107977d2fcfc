import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

describe('accounts', () => {
  it('signs up, says who is signed in, signs out and in again', async () => {
    const cook = await t.signUp();
    const me = await t.call('GET', '/api/auth/me', { token: cook.token });
    expect(me.statusCode).toBe(200);
    expect(me.json().user).toMatchObject({
      email: cook.email,
      username: cook.username,
      plan: 'free',
      role: 'user',
    });
    expect((await t.call('GET', '/api/auth/user', { token: cook.token })).json()).toEqual(me.json().user);

    expect((await t.call('POST', '/api/auth/logout', { token: cook.token })).statusCode).toBe(200);
    expect((await t.call('GET', '/api/auth/me', { token: cook.token })).statusCode).toBe(401);

    const again = await t.call('POST', '/api/auth/login', {
      body: { email: cook.email, password: cook.password },
    });
    expect(again.statusCode).toBe(200);
    expect((await t.call('GET', '/api/auth/me', { token: again.json().token })).statusCode).toBe(200);
  });
});
