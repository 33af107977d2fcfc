import type { Room } from '../../http/room.ts';
import { accountRoutes } from './account.routes.ts';
import { type AccountDeps, createAccount } from './account.service.ts';

/** The account as a whole: it needs what the other rooms know of a person, so the container makes it after them. */
export function accountRoom(deps: AccountDeps): Room {
  const account = createAccount(deps);
  return { name: 'account', routes: (app) => accountRoutes(app, account) };
}
