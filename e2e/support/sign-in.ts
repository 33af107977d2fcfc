import { randomInt, randomUUID } from 'node:crypto';
import { register } from '@crisper/contract/accounts';
import { completeOnboarding } from '@crisper/contract/nutrition';

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
  const response = await fetch(baseUrl + register.path, {
    method: register.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify({ ...credentials, username }),
  });
  if (!response.ok) throw new Error(`No account could be made: ${response.status} ${await response.text()}`);
  const { token, user } = register.response.parse(await response.json());
  if (!welcome)
    await fetch(baseUrl + completeOnboarding.path, {
      method: completeOnboarding.method,
      headers: { authorization: `Bearer ${token}` },
    });
  return { token, user: { ...user, onboardingCompleted: !welcome }, ...credentials };
}
