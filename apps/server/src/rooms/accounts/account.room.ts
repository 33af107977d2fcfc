import type { RoomParts } from '../../http/room.ts';
import { accountRoutes } from './account.routes.ts';
import { type AccountDeps, createAccount } from './account.service.ts';

/** The account as a whole: it needs what the other rooms know of a person, so it is built after them. */
export function accountRoom(deps: AccountDeps): RoomParts {
  const account = createAccount(deps);
  return { room: { name: 'account', routes: (app) => accountRoutes(app, account) } };
}
