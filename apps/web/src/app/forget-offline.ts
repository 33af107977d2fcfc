import { forgetPerson } from '../lib/session/end-session.ts';
import { forgetRecipes } from '../rooms/recipes/offline-recipes.ts';
import { forgetShopping } from '../rooms/shopping/stored-shopping-list.ts';

/** Who signs in again after a session ran out finds their drafts; another user does not. */
export function forgetOffline(otherPerson: boolean): void {
  void forgetRecipes();
  forgetShopping();
  if (otherPerson) forgetPerson();
}
