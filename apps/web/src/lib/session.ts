import { call } from './api.ts';
import { clearSession, getSession, keepSession } from './session-store.ts';

/** Asks the server who this is. Only a real 401 signs out (in call); any other failure leaves the session as it was. */
export async function refreshSession(): Promise<void> {
  const before = getSession();
  if (!before) return;
  const { me } = await import('@crisper/contract/accounts');
  const answer = await call(me).catch(() => null);
  if (answer && getSession()?.token === before.token) keepSession({ token: before.token, user: answer.user });
}

/** Ends the session here at once, and on the server when it can be reached. */
export async function signOut(): Promise<void> {
  const { logout } = await import('@crisper/contract/accounts');
  const told = call(logout).catch(() => undefined);
  clearSession();
  await told;
}
