import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
let admin: Awaited<ReturnType<TestApp['signUp']>>;
beforeAll(async () => {
  t = await testApp({ env: { SIGNUP: 'invite', ADMIN: 'first', SMTP_URL: 'smtp://mail.example' } });
  const link = await t.container.accounts.registration.setupLink();
  admin = await t.signUp({ invitation: tokenOf(link!) });
});
afterAll(() => t.close());

type Method = Parameters<TestApp['call']>[0];
const asAdmin = (method: Method, url: string, body?: object) =>
  t.call(method, url, { token: admin.token, ...(body && { body }) });
const invite = async (body: object = {}) =>
  (await asAdmin('POST', '/api/admin/invitations', body)).json<{
    link: string;
    mailed: boolean;
    invitation: { id: string; state: string };
  }>();
const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? '';
let people = 0;
const register = (invitation?: string, more: object = {}) => {
  people++;
  const body = {
    email: `baker${people}@example.com`,
    username: `baker${people}`,
    password: 'wooden spoon 42',
  };
  return t.call('POST', '/api/auth/register', {
    body: { ...body, invitation, ...more },
    address: `10.9.0.${people}`,
  });
};
const newcomer = async () => {
  const answer = await register(tokenOf((await invite()).link));
  return { ...answer.json<{ token: string; user: { id: string; email: string } }>() };
};

describe('an invitation', () => {
  it('confirms the email of who came by its email, and of nobody who got the link from the administrator', async () => {
    const confirmedBy = async (pick: (made: { link: string; message: string }) => string) => {
      const email = `mailed${++people}@example.com`;
      const { link } = await invite({ email });
      const message = /(https?:\S+)/.exec(t.emails.at(-1)!.text)![1]!;
      const answer = await register(tokenOf(pick({ link, message })), { email });
      expect(answer.statusCode).toBe(201);
      // The other of the two is used up with it.
      for (const one of [link, message])
        expect((await register(tokenOf(one), { email })).statusCode).toBe(400);
      const { token, user } = answer.json();
      const me = (await t.call('GET', '/api/auth/me', { token })).json().user;
      expect(me.emailConfirmed).toBe(user.emailConfirmed);
      await t.container.jobs.runDue();
      const asked = t.emails.filter(({ to, subject }) => to === email && subject.includes('Confirm your'));
      return [user.emailConfirmed, asked.length];
    };
    expect(await confirmedBy(({ message }) => message)).toEqual([true, 0]);
    expect(await confirmedBy(({ link }) => link)).toEqual([false, 1]);
  });

  it('may name the household that the new account joins', async () => {
    const host = await newcomer();
    const { username } = (await t.call('GET', '/api/auth/me', { token: host.token })).json().user;
    const refused = await asAdmin('POST', '/api/admin/invitations', { into: 'nobody-of-that-name' });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['into']]);
    const guest = (await register(tokenOf((await invite({ into: username })).link))).json();
    const { members } = (await t.call('GET', '/api/household/members', { token: host.token })).json();
    expect(members.map(({ id, role }: { id: string; role: string }) => [id, role])).toEqual([
      [host.user.id, 'owner'],
      [guest.user.id, 'member'],
    ]);
    expect(guest.user).toMatchObject({
      householdId: members && guest.user.householdId,
      householdRole: 'member',
    });

    // It is full at six; a user who comes then is told, and their invitation is not used up.
    const late = await invite({ into: username });
    const others = [];
    for (let i = 0; i < 4; i++) others.push(await invite({ into: username }));
    for (const { link } of others) expect((await register(tokenOf(link))).statusCode).toBe(201);
    const full = await register(tokenOf(late.link));
    expect([full.statusCode, full.json().error]).toEqual([403, expect.stringContaining('is full')]);
    await t.call('POST', '/api/household/leave', { token: guest.token });
    expect((await register(tokenOf(late.link))).statusCode).toBe(201);
  });

  it('into a household opens one account, which joins by it', async () => {
    const host = await newcomer();
    const body = { role: 'child' };
    const made = await t.call('POST', '/api/household/invitations', { token: host.token, body });
    const token = made.json().path.split('/')[2];
    const read = await t.call('POST', '/api/auth/invitation', { body: { token } });
    expect([read.statusCode, read.json().email]).toEqual([200, null]);
    const answers = await Promise.all([register(token), register(token), register(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    const guest = answers.find(({ statusCode }) => statusCode === 201)!.json();
    expect(guest.user.emailConfirmed).toBe(false);

    // From then on it is that one's alone.
    const join = (who: string) =>
      t.call('POST', `/api/invitations/${token}/accept`, { token: who, body: { bring: true } });
    const stranger = await newcomer();
    expect((await join(stranger.token)).statusCode).toBe(404);
    expect((await t.call('GET', `/api/invitations/${token}`)).statusCode).toBe(404);
    expect((await join(guest.token)).statusCode).toBe(200);
    const { members } = (await t.call('GET', '/api/household/members', { token: host.token })).json();
    expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'child']);
    expect((await register(token)).statusCode).toBe(400);
  });

  it('into a household that came by mail is for that email, and confirms it', async () => {
    const body = { email: 'aunt@example.com' };
    const made = await t.call('POST', '/api/household/invitations', { token: admin.token, body });
    expect(made.statusCode).toBe(403);
    await t.container.db.pool.query('update users set email_confirmed_at = now() where id = $1', [admin.id]);
    t.container.sessions.forgetUser(admin.id);
    await t.call('POST', '/api/household/invitations', { token: admin.token, body });
    await t.container.jobs.runDue();
    const message = t.emails.findLast(({ to }) => to === body.email)!;
    const token = /\/join\/([\w-]+)/.exec(message.text)?.[1];
    expect((await register(token)).json().error).toBe('This invitation is for aunt@example.com.');
    const answer = await register(token, body);
    expect(answer.json().user).toMatchObject({ email: body.email, emailConfirmed: true });
  });

  it('of an administrator who was disabled lets nobody in', async () => {
    const other = await newcomer();
    const { link } = await t.container.accounts.registration.invite(
      { id: other.user.id } as Parameters<typeof t.container.accounts.registration.invite>[0],
      { email: null, days: 1 },
    );
    await asAdmin('PATCH', `/api/admin/people/${other.user.id}`, { disabled: true });
    expect((await register(tokenOf(link))).statusCode).toBe(400);
  });
});
