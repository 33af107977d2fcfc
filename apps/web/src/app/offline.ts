import { getSession, onSessionChange } from '../lib/session-store.ts';
import { forgetShopping } from '../rooms/planner/stored-shopping-list.ts';
import { forgetRecipes } from '../rooms/recipes/offline-recipes.ts';

/** Asked for when a recipe or the scan page is opened: whoever only reads the start page downloads nothing for it. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused in private windows: cooking works as long as the network does.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** What one person opened is not left to the next one on the same device. */
export function forgetOnSignOut(): void {
  let before = getSession()?.user.id;
  onSessionChange(() => {
    const now = getSession()?.user.id;
    if (before && before !== now) {
      void forgetRecipes();
      forgetShopping();
    }
    before = now;
  });
}
