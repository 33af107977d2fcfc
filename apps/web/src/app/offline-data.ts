import { inBase } from '../lib/base-path.ts';
import { forgetAnswers } from '../lib/kept/kept-answers.ts';
import { forgetPerson } from '../lib/session/end-session.ts';
import { forgetRecipes } from '../rooms/recipes/offline-recipes.ts';
import { forgetShopping } from '../rooms/shopping/stored-shopping-list.ts';

export { keepAnswers, restore } from '../lib/kept/kept-answers.ts';

/**
 * Installs the service worker for members, and for who opens a recipe: other visitors download nothing. It also receives what is
 * shared to the installed app.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows refuse it; then everything needs the network.
  void navigator.serviceWorker.register(inBase('/sw.js')).catch(() => undefined);
}

/** Who signs in again after a session ran out finds their drafts; another user does not. */
export function forgetOffline(otherPerson: boolean): void {
  void forgetRecipes();
  void forgetAnswers();
  forgetShopping();
  if (otherPerson) forgetPerson();
}
