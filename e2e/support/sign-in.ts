import { randomInt, randomUUID } from 'node:crypto';
import { createClient } from '@crisper/client/client';
import type { register } from '@crisper/contract/auth/auth';

export type Session = Omit<ReturnType<typeof register.response.parse>, 'deviceMark'> & {
  email: string;
  password: string;
};

/** An address from the block reserved for tests (RFC 2544), so that rate limits see different clients. */
export function someAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

interface SignInOptions {
  /** Leaves the welcome dialog open, as after a real sign-up. */
  welcome?: boolean;
  /** As long as a username may be. */
  longName?: boolean;
}

/** Creates an account through the API: signed in without the dialog, with the welcome already closed. */
export async function signIn(
  baseUrl: string,
  { welcome = false, longName = false }: SignInOptions = {},
): Promise<Session> {
  const id = randomUUID().slice(0, 8);
  const username = longName ? `cook-${id}`.padEnd(30, 'w') : `cook-${id}`;
  const credentials = { email: `cook-${id}@example.com`, password: `simmer-${id}-gently` };
  const guest = createClient({ url: baseUrl, headers: { 'x-forwarded-for': someAddress() } });
  const { token, user } = await guest.auth.register({ body: { ...credentials, username } });
  if (!welcome) await createClient({ url: baseUrl, token }).nutrition.completeOnboarding();
  return { token, user: { ...user, onboardingCompleted: !welcome }, ...credentials };
}
