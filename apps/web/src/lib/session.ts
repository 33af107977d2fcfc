import { call } from './api.ts';
import { forgetPerson } from './browser-storage.ts';
import { unsentCount } from './outbox/outbox-state.ts';
import { clearSession, getSession, keepSession } from './session-store.ts';

/** Reloads the user from the server. Only a 401 signs out (in `call`); other failures keep the session. */
export async function refreshSession(): Promise<void> {
  const before = getSession();
  if (!before) return;
  const { me } = await import('@crisper/contract/accounts');
  const answer = await call(me).catch(() => null);
  if (answer && getSession()?.token === before.token) keepSession({ token: before.token, user: answer.user });
}

/**
 * Ends the session here at once, and on the server if it can be reached. Unsent deeds stay on this device for the
 * same user, who is asked to confirm.
 */
export async function signOut(): Promise<void> {
  const unsent = unsentCount();
  if (unsent > 0 && !window.confirm(leavingBehind(unsent))) return;
  const { logout } = await import('@crisper/contract/accounts');
  const told = call(logout).catch(() => undefined);
  endSession();
  await told;
}

/** Ends the session on this device, with everything that the next person must not see. */
export function endSession(): void {
  clearSession();
  forgetPerson();
}

function leavingBehind(unsent: number): string {
  const [what, they] = unsent === 1 ? ['1 change has', 'It stays'] : [`${unsent} changes have`, 'They stay'];
  return `${what} not been sent yet. ${they} on this device until you sign in here again. Sign out now?`;
}
