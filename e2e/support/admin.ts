import { login, register } from '@crisper/contract/auth/auth';
import { connect } from '../../apps/server/src/db/client.ts';
import { findRunning } from '../../apps/server/src/db/embedded.ts';
import { type Session, signIn, someAddress } from './sign-in.ts';

/** Creates an account and makes it an administrator, as `npm run admin -- grant EMAIL` would. */
export const signInAdmin = (baseUrl: string, dataDir: string) =>
  signInWith(baseUrl, dataDir, `role = 'admin'`);

/** Creates an account that is a year old, so that the community trusts it. */
export const signInOlder = (baseUrl: string, dataDir: string) =>
  signInWith(baseUrl, dataDir, `created_at = now() - interval '1 year'`);

async function signInWith(baseUrl: string, dataDir: string, change: string): Promise<Session> {
  const { email, password } = await signIn(baseUrl);
  const db = await connect((await findRunning(dataDir))!);
  await db.pool.query(`update users set ${change} where email = $1`, [email]);
  await db.close();
  const response = await fetch(baseUrl + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ email, password }),
  });
  return { ...register.response.parse(await response.json()), email, password };
}
