import {
  changeLanguage,
  changePublicName,
  changeTabs,
  changeTimeZone,
  deleteAccount,
  disownAccount,
  exportAccount,
  userStats,
  userStorage,
} from '@crisper/contract/account/account';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../http/file-route.ts';
import { originOf } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import type { AccountService } from './account.service.ts';

interface Options {
  /** False where there is no community in which a name could be shown. */
  publicNames: boolean;
}

export function accountRoutes(app: FastifyInstance, account: AccountService, { publicNames }: Options): void {
  route(app, userStats, ({ user }) => account.stats(user));
  route(app, userStorage, ({ user }) => account.storage(user));
  fileRoute(app, exportAccount, async ({ user, request }) => ({
    type: 'application/json; charset=utf-8',
    ...(await account.export(user, originOf(request))),
  }));
  route(app, deleteAccount, async ({ user, body, request }) => {
    await account.remove(user, body?.confirm, originOf(request));
    return { ok: true as const };
  });
  route(app, disownAccount, async ({ body, request }) => {
    await account.disown(body.token, originOf(request));
    return { ok: true as const };
  });
  route(app, changeTimeZone, async ({ user, body }) => ({
    user: await account.changeTimeZone(user, body.timeZone),
  }));
  route(app, changeLanguage, async ({ user, body }) => ({
    user: await account.changeLanguage(user, body.language),
  }));
  route(app, changeTabs, async ({ user, body }) => ({
    user: await account.changeTabs(user, body.tabs),
  }));
  if (!publicNames) return;
  route(app, changePublicName, async ({ user, body }) => ({
    user: await account.changePublicName(user, body.showsName),
  }));
}
