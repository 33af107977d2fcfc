import { call } from '../api.ts';
import { getSession, keepSession } from './session-store.ts';

/** Reloads the user from the server. Only a 401 signs out (in `call`); other failures keep the session. */
export async function refreshSession(): Promise<void> {
  const before = getSession();
  if (!before) return;
  const { me } = await import('@crisper/contract/auth/auth');
  const answer = await call(me).catch(() => null);
  if (answer && getSession()?.token === before.token) keepSession({ token: before.token, user: answer.user });
}

/** Signs out on this device; see `leave`. */
export async function signOut(): Promise<void> {
  const { leave } = await import('./end-session.ts');
  await leave();
}
