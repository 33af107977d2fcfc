import { register, type SignedInAnswer } from '@crisper/contract/auth/auth';
import { prepareSignUp, signUpWithPasskey } from '@crisper/contract/auth/passkeys';
import { call } from '../../lib/api.ts';
import { deviceMark } from '../../lib/session/device-mark.ts';
import { makePasskey } from '../../lib/session/passkeys.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { referralCode } from '../referral-code.ts';
import type { Invited } from './sign-up-gate.tsx';

interface Person {
  email: string;
  username: string;
  /** Absent where a passkey is made instead. */
  password?: string;
}

export async function createAccount(
  { password, ...person }: Person,
  invited: Invited | undefined,
): Promise<SignedInAnswer> {
  const code = referralCode();
  const invitation = invited && { invitation: invited.token };
  const body = {
    ...person,
    ...invitation,
    ...deviceMark(),
    ...(code ? { referralCode: code } : {}),
    timeZone: timeZone(),
  };
  // The account starts free: only a confirmed payment makes it Pro.
  if (password !== undefined) return call(register, { body: { ...body, password, plan: 'free' } });
  const passkey = await makePasskey(await call(prepareSignUp, { body: { ...person, ...invitation } }));
  return call(signUpWithPasskey, { body: { ...body, passkey } });
}
