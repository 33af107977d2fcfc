import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openidProvider, type Persona, withProvider } from '../../../testing/openid-provider.ts';

const BACK = 'http://localhost:3000/sign-in/callback';
let provider: Awaited<ReturnType<typeof openidProvider>>;
let t: TestApp;
beforeAll(async () => {
  provider = await openidProvider(BACK, { sub: 'nobody' });
  t = await testApp({ env: { ...withProvider(provider.issuer), SMTP_URL: 'smtp://mail.example' } });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

let networks = 0;
const post = (url: string, body?: object, token?: string, app = t) =>
  app.call('POST', url, {
    ...(body && { body }),
    ...(token && { token }),
    address: `10.9.${networks >> 8}.${networks++ & 255}`,
  });
const query = (text: string, values: unknown[] = []) => t.container.db.pool.query(text, values);

let people = 0;
const persona = (more: Partial<Persona> = {}): Persona => {
  const name = `club${++people}`;
  return { sub: name, email: `${name}@example.com`, email_verified: true, preferred_username: name, ...more };
};
/** Leaves for the provider and comes back with its answer. */
async function flow(who: Persona, more: object = {}, app = t) {
  provider.become(who);
  const { url, proof } = (await post('/api/auth/provider/start', more, undefined, app)).json();
  return { answer: await provider.visit(url), proof: proof as string };
}
const signIn = async (who: Persona, more: object = {}, app = t) =>
  post('/api/auth/provider', await flow(who, more, app), undefined, app);
/** A user with an account and a password, whose email is confirmed. */
async function member() {
  const cook = await t.signUp({ email: `member${++people}@example.com`, username: `member${people}` });
  await query('update users set email_confirmed_at = now() where id = $1', [cook.id]);
  return cook;
}
async function connect(token: string, who: Persona) {
  provider.become(who);
  const { url, proof } = (await post('/api/user/provider/start', undefined, token)).json();
  return post('/api/user/provider', { answer: await provider.visit(url), proof }, token);
}

describe('coming from the provider', () => {
  it('makes an account with a confirmed email, and finds it again by the subject', async () => {
    const who = persona({ preferred_username: 'Zoë Müller' });
    const first = await signIn(who);
    expect([first.statusCode, first.json().user]).toMatchObject([
      200,
      { email: who.email, username: 'Zoe.Muller', role: 'user', emailConfirmed: true },
    ]);
    const moved = await signIn({ ...who, email: 'elsewhere@example.com', email_verified: false });
    expect(moved.json().user).toMatchObject({ id: first.json().user.id, email: who.email });
    const token = moved.json().token;
    expect((await t.call('GET', '/api/user/auth-methods', { token })).json()).toMatchObject({
      provider: true,
    });
    const { providers } = (await t.call('GET', '/api/user/export', { token })).json();
    expect(providers).toMatchObject([{ issuer: provider.issuer, subject: who.sub }]);
  });

  it('takes another username where one is taken or not allowed', async () => {
    const [one, two] = [
      await signIn(persona({ preferred_username: 'sam' })),
      await signIn(persona({ preferred_username: 'SAM' })),
    ];
    expect([one, two].map((answer) => answer.json().user.username)).toEqual(['sam', 'SAM-2']);
    const posing = await signIn(persona({ preferred_username: 'admin', email: 'paul@example.com' }));
    expect(posing.json().user.username).toBe('paul');
  });

  it('opens the account whose confirmed email it is', async () => {
    const cook = await member();
    const answer = await signIn(persona({ email: cook.email.toUpperCase() }));
    expect([answer.statusCode, answer.json().user.id]).toEqual([200, cook.id]);
    await t.container.jobs.runDue();
    const subjects = t.emails.filter(({ to }) => to === cook.email).map(({ subject }) => subject);
    expect(subjects).toContain('Another way to sign in to your Crisper account');
  });

  it('refuses an email that the provider has not verified', async () => {
    const cook = await member();
    for (const who of [persona({ email: cook.email, email_verified: false }), { sub: 'no-email' }]) {
      const refused = await signIn(who);
      expect([refused.statusCode, refused.json().error]).toEqual([403, expect.stringContaining('verified')]);
    }
  });

  it('does not open an account that a stranger may have made with the email', async () => {
    const { email, token } = await t.signUp();
    const who = persona({ email });
    const refused = await signIn(who);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.stringContaining('never confirmed'),
    ]);
    // Its maker connects it from inside.
    expect((await connect(token, who)).statusCode).toBe(200);
    expect((await signIn(who)).json().user).toMatchObject({ email, emailConfirmed: true });
  });

  it('asks for the one-time code where it is on', async () => {
    const cook = await member();
    const sealed = 'insert into second_factors (user_id, sealed_secret, confirmed_at) values ($1, $2, now())';
    await query(sealed, [cook.id, 'sealed']);
    expect((await signIn(persona({ email: cook.email }))).json()).toHaveProperty('ticket');
  });

  it('keeps disabled accounts out, connected or not', async () => {
    const cook = await member();
    await query('update users set disabled_at = now() where id = $1', [cook.id]);
    const who = persona({ email: cook.email });
    expect((await signIn(who)).statusCode).toBe(403);
    await query('insert into provider_links (issuer, subject, user_id) values ($1, $2, $3)', [
      provider.issuer,
      who.sub,
      cook.id,
    ]);
    const refused = await signIn(who);
    expect([refused.statusCode, refused.json().error]).toEqual([403, expect.stringContaining('disabled')]);
  });

  it('makes administrators of a group, and ends that with it; others stay what they are', async () => {
    const who = persona();
    const roleOf = async (groups: string[]) => (await signIn({ ...who, groups })).json().user.role;
    expect(await roleOf(['cooks-admins', 'others'])).toBe('admin');
    expect(await roleOf(['cooks-admins-of-old'])).toBe('user');
    expect(await roleOf(['cooks-admins'])).toBe('admin');

    const cook = await member();
    await query(`update users set role = 'admin' where id = $1`, [cook.id]);
    const own = await signIn(persona({ email: cook.email, groups: [] }));
    expect(own.json().user.role).toBe('admin');
  });
});

describe('an answer', () => {
  const refusal = async (body: object, status = 400) => {
    const refused = await post('/api/auth/provider', body);
    expect([refused.statusCode, refused.json().error]).toEqual([status, expect.any(String)]);
    return refused.json().error as string;
  };

  it('works once', async () => {
    const brought = await flow(persona());
    const both = await Promise.all([1, 2].map(() => post('/api/auth/provider', brought)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('counts from the browser that left alone', async () => {
    const [mine, theirs] = [await flow(persona()), await flow(persona())];
    await refusal({ answer: theirs.answer, proof: mine.proof });
    await refusal({ ...theirs, proof: 'made up' });
  });

  it('fits what was asked, and no other request', async () => {
    const [one, two] = [await flow(persona()), await flow(persona())];
    const state = new URLSearchParams(one.answer).get('state')!;
    const mixed = new URLSearchParams(two.answer);
    mixed.set('state', state);
    expect(await refusal({ answer: `?${mixed}`, proof: one.proof })).toContain('does not hold');
    await refusal({ answer: '?code=made-up&state=made-up', proof: one.proof });
    await refusal({ answer: `?${'a'.repeat(9000)}`, proof: one.proof });
  });

  it('of another issuer is told apart', async () => {
    const { answer, proof } = await flow(persona());
    const other = new URLSearchParams(answer);
    other.set('iss', 'https://elsewhere.example');
    await refusal({ answer: `?${other}`, proof });
  });

  it('comes in time', async () => {
    const brought = await flow(persona());
    await query(`update provider_requests set expires_at = now() - interval '1 second'`);
    expect(await refusal(brought)).toContain('too long');
  });

  it('may be a no', async () => {
    provider.decline();
    const { url, proof } = (await post('/api/auth/provider/start', {})).json();
    expect(await refusal({ answer: await provider.visit(url), proof })).toContain('didn’t continue');
  });

  it('that was asked to connect an account signs nobody in, and the other way round', async () => {
    const cook = await member();
    const who = persona({ email: cook.email });
    provider.become(who);
    const { url, proof } = (await post('/api/user/provider/start', undefined, cook.token)).json();
    await refusal({ answer: await provider.visit(url), proof });
    expect((await post('/api/user/provider', await flow(who), cook.token)).statusCode).toBe(400);
  });
});

describe('connecting while signed in', () => {
  it('needs the same email, and an account that nobody else has', async () => {
    const cook = await member();
    const another = await connect(cook.token, persona());
    expect([another.statusCode, another.json().error]).toEqual([409, expect.stringContaining('another one')]);
    const who = persona({ email: cook.email });
    expect((await connect(cook.token, who)).statusCode).toBe(200);
    expect((await connect(cook.token, { ...who, sub: 'second' })).statusCode).toBe(409);
  });

  it('can be undone, but not as the last way in', async () => {
    const off = (token: string) => t.call('DELETE', '/api/user/provider', { token });
    const { token } = (await signIn(persona())).json();
    const last = await off(token);
    expect([last.statusCode, last.json().error]).toEqual([409, expect.stringContaining('only way')]);
    const cook = await member();
    expect((await off(cook.token)).statusCode).toBe(404);
    await connect(cook.token, persona({ email: cook.email }));
    expect((await off(cook.token)).statusCode).toBe(200);
  });
});

it('keeps to who may make an account, and takes an invitation along', async () => {
  const app = await testApp({ env: { ...withProvider(provider.issuer), SIGNUP: 'invite' } });
  await app.signUp();
  const refused = await signIn(persona(), {}, app);
  expect([refused.statusCode, refused.json().error]).toEqual([403, expect.stringContaining('invitation')]);
  const { link } = await app.container.accounts.registration.invite(null, { email: null, days: 1 });
  const invitation = new URL(link).searchParams.get('invitation');
  expect((await signIn(persona(), { invitation }, app)).statusCode).toBe(200);
  expect((await signIn(persona(), { invitation }, app)).statusCode).toBe(400);
  await app.close();
});

it('comes back below a base path', async () => {
  const app = await testApp({
    env: {
      ...withProvider(provider.issuer),
      PUBLIC_URL: 'https://home.example.org/kitchen',
      BASE_PATH: '/kitchen',
    },
  });
  const { url } = (await post('/kitchen/api/auth/provider/start', {}, undefined, app)).json();
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(
    'https://home.example.org/kitchen/sign-in/callback',
  );
  await app.close();
});

it('has no such door where no provider is set', async () => {
  const app = await testApp();
  expect((await post('/api/auth/provider/start', {}, undefined, app)).statusCode).toBe(404);
  await app.close();
});
