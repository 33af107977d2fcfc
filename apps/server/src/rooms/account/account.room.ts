import type { RoomParts } from '../../http/room.ts';
import { accountRoutes } from './account.routes.ts';
import { type AccountDeps, type AccountService, createAccount } from './account.service.ts';

/** Export and deletion of the account. It needs the personal data of the other rooms, so it is created after them. */
export function accountRoom(deps: AccountDeps & { publicNames: boolean }): RoomParts<AccountService> {
  const account = createAccount(deps);
  return { room: { name: 'account', routes: (app) => accountRoutes(app, account, deps) }, api: account };
}
