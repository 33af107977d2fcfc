import { inBase } from '../lib/base-path.ts';
import { getSession, onSessionChange } from '../lib/session/session-store.ts';

/** Installs the service worker when a recipe or the scan page is opened, so that other visitors download nothing. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows refuse it; then cooking needs the network.
  void navigator.serviceWorker.register(inBase('/sw.js')).catch(() => undefined);
}

/** Deletes offline data on sign-out, so that the next person on this device does not see it. */
export function forgetOnSignOut(): void {
  let last = getSession()?.user.id;
  let signedIn = last !== undefined;
  onSessionChange(() => {
    const now = getSession()?.user.id;
    const other = now !== undefined && last !== undefined && now !== last;
    if (other || (signedIn && !now))
      void import('./forget-offline.ts').then(({ forgetOffline }) => forgetOffline(other));
    last = now ?? last;
    signedIn = now !== undefined;
  });
}
