import { forgetPerson } from '../lib/browser-storage.ts';
import { getSession, onSessionChange } from '../lib/session-store.ts';
import { forgetShopping } from '../rooms/planner/stored-shopping-list.ts';
import { forgetRecipes } from '../rooms/recipes/offline-recipes.ts';

/** Installs the service worker when a recipe or the scan page is opened, so that other visitors download nothing. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows refuse it; then cooking needs the network.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Deletes offline data on sign-out, so that the next person on this device does not see it. */
export function forgetOnSignOut(): void {
  let before = getSession()?.user.id;
  let last = before;
  onSessionChange(() => {
    const now = getSession()?.user.id;
    // Who signs in again after a session ran out finds their drafts; somebody else does not.
    if (now && last && now !== last) forgetPerson();
    last = now ?? last;
    if (before && before !== now) {
      void forgetRecipes();
      forgetShopping();
    }
    before = now;
  });
}
