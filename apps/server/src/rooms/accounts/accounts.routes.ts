import {
  confirmPasswordReset,
  currentUser,
  listSessions,
  login,
  logout,
  me,
  register,
  requestPasswordReset,
  revokeAllSessions,
  revokeSession,
} from '@crisper/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { networkOf } from '../../http/network-of.ts';
import { route } from '../../http/route.ts';
import { Problem } from '../../problem.ts';
import type { AccountsService, Origin } from './accounts.service.ts';
import type { PasswordReset } from './password-reset.service.ts';
import type { SessionsService } from './sessions.service.ts';

const DONE = { ok: true } as const;

interface Deps {
  db: Database;
  accounts: AccountsService;
  passwordReset: PasswordReset;
  sessions: SessionsService;
}

export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, accounts, passwordReset, sessions } = deps;
  route(app, register, ({ body, request }) => accounts.register(body, originOf(request)));
  route(app, login, ({ body, request }) => accounts.login(body, originOf(request)));
  route(app, me, ({ user }) => ({ user }));
  route(app, currentUser, ({ user }) => user);

  route(app, logout, async ({ user, request }) => {
    await sessions.end(user.id, request.signedIn!.sessionId);
    return DONE;
  });
  route(app, requestPasswordReset, async ({ body, request }) => {
    await passwordReset.request(body.email, originOf(request));
    return DONE;
  });
  route(app, confirmPasswordReset, async ({ body, request }) => ({
    ...DONE,
    deviceMark: await passwordReset.confirm(body, originOf(request)),
  }));

  route(app, listSessions, async ({ request }) => ({ sessions: await sessions.list(request.signedIn!) }));
  route(app, revokeSession, async ({ params, user }) => {
    if (!(await sessions.end(user.id, params.id)))
      throw new Problem('not_found', 'That session has ended already.');
    return DONE;
  });
  route(app, revokeAllSessions, async ({ user }) => {
    await sessions.endAll(db.orm, user.id);
    return DONE;
  });
}

function originOf(request: FastifyRequest): Origin {
  return { network: networkOf(request), device: request.headers['user-agent'] ?? '' };
}
