import { expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

async function setupCode({ container }: TestApp): Promise<string> {
  const link = await container.accounts.registration.setupLink();
  return new URL(link!).searchParams.get('invitation')!;
}

it('is not whoever comes first', async () => {
  const open = await testApp({ env: { ADMIN: 'first' } });
  const stranger = await open.signUp();
  await expect(open.signUp({ invitation: 'x'.repeat(43) })).resolves.toMatchObject({ username: 'cook2' });
  const { rows } = await open.container.db.pool.query("select from users where role = 'admin'");
  expect(rows).toEqual([]);
  expect((await open.call('GET', '/api/auth/signup')).json()).toMatchObject({ first: true });
  // A user who runs the installation comes later, and is it all the same.
  const invitation = await setupCode(open);
  const read = await open.call('POST', '/api/auth/invitation', { body: { token: invitation } });
  expect(read.json()).toEqual({ email: null, expiresAt: null });
  const { token } = await open.signUp({ invitation });
  expect((await open.call('GET', '/api/auth/me', { token })).json().user.role).toBe('admin');
  expect((await open.call('GET', '/api/auth/me', { token: stranger.token })).json().user.role).toBe('user');
  // It makes no second one.
  const late = await open.signUp({ invitation });
  expect((await open.call('GET', '/api/auth/me', { token: late.token })).json().user.role).toBe('user');
  await open.close();

  for (const SIGNUP of ['invite', 'closed'] as const) {
    const shut = await testApp({ env: { SIGNUP, ADMIN: 'first' } });
    await expect(shut.signUp()).rejects.toThrow('signUp: 403');
    await shut.close();
  }
});

it('is one only, when several sign up at once', async () => {
  const fresh = await testApp({ env: { SIGNUP: 'closed', ADMIN: 'first' } });
  const invitation = await setupCode(fresh);
  const tries = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      fresh.call('POST', '/api/auth/register', {
        body: {
          email: `a${n}@example.com`,
          username: `cook${n}a`,
          password: 'wooden spoon 42',
          invitation,
        },
        address: `10.8.0.${n}`,
      }),
    ),
  );
  const roles = await fresh.container.db.pool.query('select role from users');
  expect(roles.rows).toEqual([{ role: 'admin' }]);
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403, 403]);
  const late = tries.find(({ statusCode }) => statusCode === 403);
  expect(late?.json().error).toBe('Nobody can sign up here. Ask the administrator of this installation.');
  await fresh.close();
});
