import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type Lies, lyingProvider } from '../../../testing/dishonest-provider.ts';
import { openidProvider, withProvider } from '../../../testing/openid-provider.ts';

const BACK = 'http://localhost:3000/sign-in/callback';
const leave = (app: TestApp) => app.call('POST', '/api/auth/provider/start', { body: {} });

describe('a provider that lies', () => {
  const asked = async (lies: Lies) => {
    const liar = await lyingProvider(lies);
    const app = await testApp({ env: withProvider(liar.issuer) });
    const left = await leave(app);
    const { url, proof } = left.json();
    const came = url
      ? await app.call('POST', '/api/auth/provider', { body: { answer: liar.visit(url), proof } })
      : left;
    await app.close();
    await liar.close();
    return [came.statusCode, came.json().error ?? came.json().user.username];
  };

  it.each<[string, Lies, unknown[]]>([
    ['about nothing is believed', {}, [200, 'liar']],
    ['about who it is', { issuer: 'https://accounts.example.com' }, [503, expect.stringContaining('Club')]],
    ['about who signed', { otherKey: true }, [400, expect.stringContaining('does not hold')]],
    ['about whom it is for', { claims: { aud: 'another' } }, [400, expect.stringContaining('does not hold')]],
    [
      'about who says so',
      { claims: { iss: 'https://a.example' } },
      [400, expect.stringContaining('not hold')],
    ],
    ['about what was asked', { claims: { nonce: 'old' } }, [400, expect.stringContaining('does not hold')]],
    ['about the time', { claims: { exp: 1 } }, [400, expect.stringContaining('does not hold')]],
    ['about whom it speaks of', { otherPerson: true }, [400, expect.stringContaining('does not hold')]],
  ])('%s', async (_, lies, said) => {
    expect(await asked(lies)).toEqual(said);
  });
});

describe('a session of somebody who came from the provider', () => {
  const DAY = 24 * 60 * 60;
  const come = async (claims: object) => {
    const liar = await lyingProvider({ claims });
    const app = await testApp({ env: withProvider(liar.issuer) });
    const { url, proof } = (await leave(app)).json();
    const body = { answer: liar.visit(url), proof };
    const came = await app.call('POST', '/api/auth/provider', { body });
    const { rows } = await app.container.db.pool.query(
      `select round(extract(epoch from ends_at - created_at) / 3600)::int as hours,
         expires_at <= ends_at as bounded from sessions`,
    );
    await app.close();
    await liar.close();
    return [came.statusCode, rows[0]];
  };
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

  it('ends when the provider says, and never later than others', async () => {
    expect(await come({ session_expiry: inSeconds(2 * DAY) })).toEqual([200, { hours: 48, bounded: true }]);
    const usual = [200, { hours: 90 * 24, bounded: true }];
    expect(await come({ session_expiry: inSeconds(400 * DAY) })).toEqual(usual);
    expect(await come({ session_expiry: 'never' })).toEqual(usual);
    expect(await come({ session_expiry: inSeconds(-60) })).toEqual([401, undefined]);
  });
});

it('starts and runs while the provider is down, and finds it once it is back', async () => {
  const later = await openidProvider(BACK, { sub: 'anybody' });
  await later.close();
  const app = await testApp({ env: withProvider(later.issuer) });
  const down = await leave(app);
  expect([down.statusCode, down.json().error]).toEqual([503, expect.stringContaining('can’t be reached')]);
  expect((await app.signUp()).token).toEqual(expect.any(String));
  const back = await openidProvider(BACK, { sub: 'anybody' }, Number(new URL(later.issuer).port));
  expect((await leave(app)).statusCode).toBe(200);
  await back.close();
  await app.close();
});
