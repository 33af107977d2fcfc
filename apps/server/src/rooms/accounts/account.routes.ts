import { changeTimeZone, deleteAccount, exportAccount, userStats } from '@crisper/contract/account';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { AccountService } from './account.service.ts';

export function accountRoutes(app: FastifyInstance, account: AccountService): void {
  route(app, userStats, ({ user }) => account.stats(user));
  route(app, exportAccount, async ({ user, reply }) => {
    const { name, stream } = await account.export(user);
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`);
    // The stream is the answer; `route` would otherwise ask for its content.
    return reply.send(stream) as never;
  });
  route(app, deleteAccount, async ({ user, body }) => {
    await account.remove(user, body?.confirm);
    return { ok: true as const };
  });
  route(app, changeTimeZone, async ({ user, body }) => ({
    user: await account.changeTimeZone(user, body.timeZone),
  }));
}
