import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { ANY_PHOTO } from '../testing/photos.ts';
import { seeing, testVision } from '../testing/vision.ts';

const engine = testVision();
let t: TestApp;
beforeAll(async () => {
  engine.look = seeing('tomato');
  // The mail server is only named here: the emails land in `emails`.
  t = await testApp({ vision: engine, env: { SMTP_URL: 'smtp://mail.example' } });
});
afterAll(() => t.close());

let networks = 0;
/** Each call from a network of its own: limits by network have their own tests. */
const post = (url: string, body: object, token?: string) =>
  t.call('POST', url, {
    body,
    ...(token && { token }),
    address: `10.6.${networks >> 8}.${networks++ & 255}`,
  });
const emailsTo = async (email: string) => {
  await t.container.jobs.runDue();
  return t.emails.filter(({ to }) => to === email);
};
const linkTo = async (email: string): Promise<string> =>
  /token=([\w-]+)/.exec((await emailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const confirm = async (email: string) => post('/api/auth/email/confirm', { token: await linkTo(email) });
const askForReset = async (email: string): Promise<string> => {
  await t.container.jobs.runDue();
  await post('/api/auth/password-reset', { email });
  return linkTo(email);
};
const me = (token: string) => t.call('GET', '/api/auth/me', { token });
const proDays = async (id: string): Promise<number> => {
  const { rows } = await t.container.db.pool.query(
    `select coalesce(round(extract(epoch from pro_until - now()) / 86400), 0)::int as days from users where id = $1`,
    [id],
  );
  return rows[0].days;
};

describe('a made-up address', () => {
  it('earns no rewards: not for who invites, not for who comes', async () => {
    const host = await t.signUp();
    const refused = await post('/api/referrals/generate', {}, host.token);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toMatch(/^Confirm your email first/);
    expect((await post('/api/viral/generate-code', { userId: host.id }, host.token)).statusCode).toBe(403);
    expect((await confirm(host.email)).statusCode).toBe(200);
    const { code } = (await post('/api/referrals/generate', {}, host.token)).json<{ code: string }>();

    const friend = await t.signUp({ referralCode: code } as never);
    expect((await post('/api/scan', { images: [ANY_PHOTO] }, friend.token)).statusCode).toBe(200);
    await t.container.jobs.runDue();
    expect([await proDays(host.id), await proDays(friend.id)]).toEqual([0, 0]);

    expect((await confirm(friend.email)).statusCode).toBe(200);
    await t.container.jobs.runDue();
    expect([await proDays(host.id), await proDays(friend.id)]).toEqual([30, 7]);
  });

  it('writes nothing that others read; it scans, saves and pays', async () => {
    const cook = await t.signUp();
    const words = { title: 'Eggs', content: 'How long for a soft one?', category: 'Kitchen Tips' };
    expect((await post('/api/discussions', words, cook.token)).statusCode).toBe(403);
    expect((await post('/api/scan', { images: [ANY_PHOTO] }, cook.token)).statusCode).toBe(200);
    expect((await post('/api/pantry', { items: [{ name: 'egg' }] }, cook.token)).statusCode).toBe(201);
    expect((await post('/api/create-subscription', { interval: 'month' }, cook.token)).statusCode).toBe(200);

    await confirm(cook.email);
    const { id } = (await post('/api/discussions', words, cook.token)).json<{ id: number }>();
    const other = await t.signUp();
    const reply = () => post(`/api/discussions/${id}/replies`, { content: 'Six minutes.' }, other.token);
    expect((await reply()).statusCode).toBe(403);
    await confirm(other.email);
    expect((await reply()).statusCode).toBe(201);
  });
});

describe('the link in the email', () => {
  it('is kept as a hash, works once, not for ever, and not after a newer one', async () => {
    const cook = await t.signUp();
    const older = await linkTo(cook.email);
    const { rows } = await t.container.db.pool.query('select token_hash from email_confirmations');
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(older);
    expect((await post('/api/auth/email/resend', {}, cook.token)).statusCode).toBe(202);
    const newer = await linkTo(cook.email);
    expect((await post('/api/auth/email/confirm', { token: older })).statusCode).toBe(400);
    expect((await me(cook.token)).json().user.emailConfirmed).toBe(false);
    expect((await post('/api/auth/email/confirm', { token: newer })).statusCode).toBe(200);
    expect((await me(cook.token)).json().user.emailConfirmed).toBe(true);
    expect((await post('/api/auth/email/confirm', { token: newer })).statusCode).toBe(400);
    expect((await post('/api/auth/email/resend', {}, cook.token)).statusCode).toBe(409);

    const late = await t.signUp();
    const token = await linkTo(late.email);
    await t.container.db.pool.query(
      `update email_confirmations set expires_at = now() - interval '1 second'`,
    );
    expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(400);
  });

  it('is mailed five times a day at most', async () => {
    const cook = await t.signUp();
    const codes = [];
    for (let at = 0; at < 6; at++) {
      codes.push((await post('/api/auth/email/resend', {}, cook.token)).statusCode);
      await t.container.jobs.runDue();
    }
    expect(codes).toEqual([202, 202, 202, 202, 429, 429]);
    expect(await emailsTo(cook.email)).toHaveLength(5);
  });
});

describe('an address that a stranger signed up with', () => {
  const squat = async (email: string) => {
    const squatter = await t.signUp({ email, username: `made-by-${email.split('@')[0]}` });
    await post('/api/pantry', { items: [{ name: 'egg' }] }, squatter.token);
    return squatter;
  };
  const pantryOf = async (token: string) =>
    (await t.call('GET', '/api/pantry', { token })).json<{ items: unknown[] }>().items;

  it('goes back to its owner, who is shown nothing of the stranger', async () => {
    const email = 'owner1@example.com';
    const squatter = await squat(email);
    const token = await askForReset(email);
    for (const message of await emailsTo(email)) expect(message.text).not.toContain(squatter.username);
    const password = 'copper kettle 77';
    for (const username of [undefined, 'owner1']) {
      const answer = await post('/api/auth/password-reset/confirm', { token, password, username });
      expect(answer.statusCode).toBe(409);
      expect(answer.body).not.toContain(squatter.username);
    }
    expect((await me(squatter.token)).statusCode).toBe(200);

    expect((await post('/api/auth/email/disown', { token })).statusCode).toBe(200);
    expect((await me(squatter.token)).statusCode).toBe(401);
    expect((await post('/api/auth/email/disown', { token })).statusCode).toBe(400);
    const owner = await t.signUp({ email, username: 'olga-one' });
    expect(await pantryOf(owner.token)).toEqual([]);
    expect((await post('/api/auth/login', { email, password: squatter.password })).json().user?.id).not.toBe(
      squatter.id,
    );
  });

  it('is told to its owner who signs up, with a link that frees it', async () => {
    const email = 'owner2@example.com';
    const squatter = await squat(email);
    await t.container.jobs.runDue();
    t.emails.length = 0;
    const body = { email, username: 'olga-two', password: 'wooden spoon 42' };
    expect((await post('/api/auth/register', body)).statusCode).toBe(409);
    const token = await linkTo(email);
    expect((await post('/api/auth/email/disown', { token })).statusCode).toBe(200);
    expect((await me(squatter.token)).statusCode).toBe(401);
    expect((await post('/api/auth/register', body)).statusCode).toBe(201);
  });

  it('stays with who made the account: by its username, or on the device that made it', async () => {
    const password = 'copper kettle 77';
    const first = await squat('forgetful1@example.com');
    const byName = {
      token: await askForReset(first.email),
      password,
      username: first.username.toUpperCase(),
    };
    expect((await post('/api/auth/password-reset/confirm', byName)).statusCode).toBe(200);

    const second = await squat('forgetful2@example.com');
    const signIn = { email: second.email, password: second.password };
    const { deviceMark } = (await post('/api/auth/login', signIn)).json<{ deviceMark: string }>();
    const byDevice = { token: await askForReset(second.email), password, deviceMark };
    expect((await post('/api/auth/password-reset/confirm', byDevice)).statusCode).toBe(200);

    for (const { email, token: old } of [first, second]) {
      expect((await me(old)).statusCode).toBe(401);
      const { token, user } = (await post('/api/auth/login', { email, password })).json();
      expect(user.emailConfirmed).toBe(true);
      expect(await pantryOf(token)).toHaveLength(1);
    }
  });

  it('is not given away once it is confirmed', async () => {
    const cook = await t.signUp();
    await confirm(cook.email);
    const token = await askForReset(cook.email);
    expect((await post('/api/auth/email/disown', { token })).statusCode).toBe(409);
    expect((await me(cook.token)).statusCode).toBe(200);
  });
});

describe('emails about the account', () => {
  const subjects = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject);
  const NEW = 'New sign-in to your Crisper account';
  const CHANGED = 'Your Crisper password was changed';
  const signInFrom = (who: { email: string; password: string }, agent: string, deviceMark?: string) =>
    t.call('POST', '/api/auth/login', {
      body: { email: who.email, password: who.password, deviceMark },
      headers: { 'user-agent': agent },
    });

  it('tell of a device that is new, and of no other, without a word that a stranger chose', async () => {
    const cook = await t.signUp();
    await signInFrom(cook, 'before it was confirmed');
    expect(await subjects(cook.email)).not.toContain(NEW);
    await confirm(cook.email);
    const agent = 'Firefox/140 Windows You won! Go to https://evil.example';
    const { deviceMark } = (await signInFrom(cook, agent)).json<{ deviceMark: string }>();
    await signInFrom(cook, agent, deviceMark);
    const emails = (await emailsTo(cook.email)).filter(({ subject }) => subject === NEW);
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain('Firefox on Windows');
    expect(emails[0]!.text).toContain('If it wasn’t');
    expect(emails[0]!.text).toContain('/reset-password');
    expect(emails[0]!.text).not.toContain('evil');
  });

  it('tell of a finished reset', async () => {
    const cook = await t.signUp();
    await confirm(cook.email);
    const token = await askForReset(cook.email);
    await post('/api/auth/password-reset/confirm', { token, password: 'copper kettle 77' });
    expect(await subjects(cook.email)).toContain(CHANGED);
  });
});

it('nobody is asked where no mail server is set', async () => {
  const quiet = await testApp();
  const cook = await quiet.signUp();
  const { user } = (await quiet.call('GET', '/api/auth/me', { token: cook.token })).json();
  expect(user.emailConfirmed).toBe(true);
  const body = { title: 'Eggs', content: 'How long for a soft one?', category: 'Kitchen Tips' };
  expect((await quiet.call('POST', '/api/discussions', { token: cook.token, body })).statusCode).toBe(201);
  await quiet.call('POST', '/api/auth/login', { body: { email: cook.email, password: cook.password } });
  await quiet.container.jobs.runDue();
  expect(quiet.emails).toEqual([]);
  await quiet.close();
});
