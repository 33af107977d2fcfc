import * as endpoints from '@crisper/contract/auth/credentials';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../http/origin.ts';
import { route } from '../../../http/route.ts';
import type { AccountRecovery } from '../account-recovery.service.ts';
import type { EmailChange } from '../email/email-change.service.ts';
import type { Credentials } from './credentials.service.ts';

const DONE = { ok: true } as const;

interface Services {
  credentials: Credentials;
  email: EmailChange;
  accountRecovery: AccountRecovery;
}

export function credentialsRoutes(
  app: FastifyInstance,
  { credentials, email, accountRecovery }: Services,
): void {
  route(app, endpoints.changeUsername, async ({ user, body, request }) => ({
    user: await credentials.changeUsername(user, body.username, originOf(request)),
  }));
  route(app, endpoints.changePassword, async ({ body, request }) => ({
    ...DONE,
    deviceMark: await credentials.changePassword(request.signedIn!, body.password, originOf(request)),
  }));
  route(app, endpoints.readPendingEmail, async ({ user }) => ({ pending: await email.pending(user) }));
  route(app, endpoints.changeEmail, ({ user, body, request }) =>
    email.ask(user, body.email, originOf(request)),
  );
  route(app, endpoints.keepEmail, async ({ user }) => {
    await email.keep(user);
    return DONE;
  });
  route(app, endpoints.confirmNewEmail, async ({ body, request }) => ({
    user: await email.confirm(request.signedIn!, body.token, originOf(request)),
  }));
  route(app, endpoints.undoEmailChange, async ({ body, request }) => ({
    resetToken: await email.undo(body.token, originOf(request)),
  }));
  route(app, endpoints.confirmSignInMethod, async ({ body, request }) => {
    await accountRecovery.confirm(body.token, originOf(request));
    return DONE;
  });
  route(app, endpoints.refuseSignInMethod, async ({ body, request }) => ({
    resetToken: await accountRecovery.refuse(body.token, originOf(request)),
  }));
}
