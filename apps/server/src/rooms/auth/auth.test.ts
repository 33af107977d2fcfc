import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const login = (email: string, password: string, address = '10.9.0.1') =>
  t.call('POST', '/api/auth/login', { body: { email, password }, address });
const me = (token: string) => t.call('GET', '/api/auth/me', { token });

describe('signing up and in', () => {
  it('signs up, says who is signed in, signs out and in again', async () => {
    const cook = await t.signUp();
    const answer = await me(cook.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: cook.email,
      username: cook.username,
      plan: 'free',
      role: 'user',
    });
    expect((await t.call('GET', '/api/auth/user', { token: cook.token })).json()).toEqual(answer.json().user);

    expect((await t.call('POST', '/api/auth/logout', { token: cook.token })).statusCode).toBe(200);
    expect((await me(cook.token)).statusCode).toBe(401);

    const again = await login(cook.email.toUpperCase(), cook.password);
    expect(again.statusCode).toBe(200);
    expect((await me(again.json().token)).statusCode).toBe(200);
  });

  it('keeps the time zone that the browser reports, and ignores one that does not exist', async () => {
    const body = {
      email: 'zone@example.com',
      username: 'zone',
      password: 'wooden spoon 42',
      timeZone: 'Mars/Olympus',
    };
    const first = await t.call('POST', '/api/auth/register', { body });
    expect(first.json().user.timeZone).toBe('UTC');
    const second = await t.call('POST', '/api/auth/login', { body: { ...body, timeZone: 'Asia/Tokyo' } });
    expect(second.json().user.timeZone).toBe('Asia/Tokyo');
  });

  it('never stores a password or a token as it is', async () => {
    const cook = await t.signUp();
    const { rows } = await t.container.db.pool.query(
      'select password_hash, token_hash from users join sessions on user_id = users.id where users.id = $1',
      [cook.id],
    );
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0].token_hash).not.toContain(cook.token);
  });

  it('asking for Pro at sign-up gives a free account until it is paid', async () => {
    const body = { email: 'pro@example.com', username: 'pro-cook', password: 'wooden spoon 42', plan: 'pro' };
    expect((await t.call('POST', '/api/auth/register', { body })).json().user.plan).toBe('free');
  });

  it('Pro ends by itself', async () => {
    const cook = await t.signUp();
    const setPro = (until: string) =>
      t.container.db.pool.query(`update users set pro_until = now() + interval '${until}' where id = $1`, [
        cook.id,
      ]);
    await setPro('1 day');
    const token = (await login(cook.email, cook.password)).json().token;
    expect((await me(token)).json().user.plan).toBe('pro');
    await setPro('-1 second');
    expect((await login(cook.email, cook.password)).json().user.plan).toBe('free');
  });
});

describe('what is refused at sign-up', () => {
  const tryWith = (body: object) =>
    t.call('POST', '/api/auth/register', {
      body: { email: 'refused@example.com', username: 'refused', password: 'wooden spoon 42', ...body },
      address: '10.9.0.2',
    });

  it.each([
    ['an email that is none', { email: 'nobody' }, 'email'],
    ['a short username', { username: 'ab' }, 'username'],
    ['a username with a space', { username: 'a b c' }, 'username'],
    ['a short password', { password: 'seven77' }, 'password'],
    ['a very long password', { password: 'x'.repeat(129) }, 'password'],
    ['a common password', { password: 'Password1' }, 'password'],
    ['a common password with a sign', { password: 'Password1!' }, 'password'],
    ['a common password with signs for emails', { password: 'P@ssw0rd!' }, 'password'],
    ['one letter eight times', { password: 'aaaaaaaa' }, 'password'],
    ['eight blanks', { password: '        ' }, 'password'],
    ['a row of keys', { password: 'qwertyuiop' }, 'password'],
    ['our own name and a digit', { password: 'crisper1' }, 'password'],
    ['a long repeat', { password: 'abc'.repeat(42) }, 'password'],
    ['the username and a digit', { username: 'longenough', password: 'longenough1' }, 'password'],
    ['a name of the team', { username: 'Crisper-team' }, 'username'],
    ['a name that looks like one of the team', { username: '5upp0rt' }, 'username'],
    ['a name with a letter of another script', { username: '\u0430dmin' }, 'username'],
    ['a name in wide emails', { username: 'ａｄｍｉｎ' }, 'username'],
    ['the email as password', { password: 'Refused@example.com' }, 'password'],
    ['the username as password', { username: 'longenough', password: 'LongEnough' }, 'password'],
    ['a number as email', { email: 7 }, 'email'],
  ])('%s', async (_, body, field) => {
    const answer = await tryWith(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', fields: { [field]: expect.any(String) } });
  });

  it.each([
    ['email', { email: 'TAKEN@Example.com', username: 'other-name' }],
    ['username', { email: 'other@example.com', username: 'TaKeN' }],
  ])('a %s that somebody has, in another case', async (field, body) => {
    await t.signUp({ email: `taken@example.com`, username: 'taken' }).catch(() => undefined);
    const answer = await tryWith(body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', fields: { [field]: expect.any(String) } });
  });

  it('two sign-ups at once for one email make one account', async () => {
    const body = (username: string) => ({ email: 'race@example.com', username, password: 'wooden spoon 42' });
    const answers = await Promise.all(
      ['race-a', 'race-b', 'race-c'].map((username, at) =>
        t.call('POST', '/api/auth/register', { body: body(username), address: `10.9.1.${at}` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('sessions', () => {
  it.each([
    ['forged', 'A'.repeat(43)],
    ['empty', ''],
    ['with odd characters', "' or 1=1 --"],
    ['huge', 'x'.repeat(5000)],
  ])('a token that is %s signs nobody in', async (_, token) => {
    const answer = await t.call('GET', '/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthorized', error: expect.any(String) });
  });

  it('an expired session is over', async () => {
    const cook = await t.signUp();
    await t.container.db.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      [cook.id],
    );
    expect((await me(cook.token)).statusCode).toBe(401);
  });

  it('using a session moves its end 30 days ahead', async () => {
    const cook = await t.signUp();
    await t.container.db.pool.query(
      `update sessions set last_used_at = now() - interval '20 days', expires_at = now() + interval '10 days' where user_id = $1`,
      [cook.id],
    );
    await me(cook.token);
    const { rows } = await t.container.db.pool.query(
      'select extract(day from expires_at - now())::int as days from sessions where user_id = $1',
      [cook.id],
    );
    expect(rows[0].days).toBeGreaterThanOrEqual(29);
  });

  it('lists sessions, ends one at once, and never somebody else’s', async () => {
    const cook = await t.signUp();
    const stranger = await t.signUp();
    const second = (await login(cook.email, cook.password)).json().token;
    expect((await me(second)).statusCode).toBe(200);
    const { sessions } = (await t.call('GET', '/api/auth/sessions', { token: cook.token })).json();
    expect(sessions).toHaveLength(2);
    const other = sessions.find((session: { current: boolean }) => !session.current);

    const end = (token: string) => t.call('DELETE', `/api/auth/sessions/${other.id}`, { token });
    expect((await end(stranger.token)).statusCode).toBe(404);
    expect((await me(second)).statusCode).toBe(200);
    expect((await end(cook.token)).statusCode).toBe(200);
    expect((await me(second)).statusCode).toBe(401);
    expect((await me(cook.token)).statusCode).toBe(200);
  });

  it('signs out everywhere', async () => {
    const cook = await t.signUp();
    const second = (await login(cook.email, cook.password)).json().token;
    expect((await t.call('DELETE', '/api/auth/sessions', { token: second })).statusCode).toBe(200);
    expect((await me(cook.token)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(401);
  });
});

describe('guessing', () => {
  it('a wrong password and an unknown email get the same answer', async () => {
    const cook = await t.signUp();
    const wrong = await login(cook.email, 'not the password');
    const unknown = await login('nobody-at-all@example.com', 'not the password');
    const plain = ({ requestId, ...rest }: { requestId: string }) => rest;
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(plain(unknown.json())).toEqual(plain(wrong.json()));
  });

  it.each(['known', 'unknown'])(
    'slows down after five wrong passwords for an account that is %s',
    async (kind) => {
      const cook = await t.signUp();
      const email = kind === 'known' ? cook.email : 'unknown-slow@example.com';
      const address = kind === 'known' ? '10.9.2.1' : '10.9.2.2';
      for (let i = 0; i < 5; i++) expect((await login(email, 'wrong', address)).statusCode).toBe(401);
      const slowed = await login(email, cook.password, address);
      expect(slowed.statusCode).toBe(429);
      expect(slowed.headers['retry-after']).toBe('900');
      // Wrong passwords from a stranger's IP address do not lock out the owner.
      expect((await login(cook.email, cook.password, '10.9.2.9')).statusCode).toBe(200);
    },
  );
});
