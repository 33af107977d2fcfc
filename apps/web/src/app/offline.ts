import { getSession, onSessionChange } from '../lib/session/session-store.ts';

/** Deletes offline data on sign-out, so that the next person on this device does not see it. */
export function forgetOnSignOut(): void {
  let last = getSession()?.user.id;
  let signedIn = last !== undefined;
  onSessionChange(() => {
    const now = getSession()?.user.id;
    const other = now !== undefined && last !== undefined && now !== last;
    if (other || (signedIn && !now))
      void import('./offline-data.ts').then(({ forgetOffline }) => forgetOffline(other));
    last = now ?? last;
    signedIn = now !== undefined;
  });
}
