import { forgetPerson } from '../lib/end-session.ts';
import { forgetShopping } from '../rooms/planner/stored-shopping-list.ts';
import { forgetRecipes } from '../rooms/recipes/offline-recipes.ts';

/** Who signs in again after a session ran out finds their drafts; somebody else does not. */
export function forgetOffline(otherPerson: boolean): void {
  void forgetRecipes();
  forgetShopping();
  if (otherPerson) forgetPerson();
}
