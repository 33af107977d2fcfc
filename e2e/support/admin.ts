import { login } from '@crisper/contract/accounts';
import { connect } from '../../apps/server/src/db/client.ts';
import { findRunning } from '../../apps/server/src/db/embedded.ts';
import { type Session, signIn, someAddress } from './sign-in.ts';

/** Creates an account and makes it an administrator, as `npm run admin -- grant EMAIL` would. */
export async function signInAdmin(baseUrl: string, dataDir: string): Promise<Session> {
  const { email, password } = await signIn(baseUrl);
  const db = await connect((await findRunning(dataDir))!);
  await db.pool.query(`update users set role = 'admin' where email = $1`, [email]);
  await db.close();
  const response = await fetch(baseUrl + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ email, password }),
  });
  return { ...login.response.parse(await response.json()), email, password };
}
