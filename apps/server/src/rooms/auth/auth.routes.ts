import {
  confirmEmail,
  confirmIdentity,
  confirmPasswordReset,
  currentUser,
  finishLogin,
  listSessions,
  login,
  logout,
  me,
  readInvitation,
  register,
  requestConfirmation,
  requestPasswordReset,
  revokeAllSessions,
  revokeSession,
  signUpState,
} from '@crisper/contract/auth/auth';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { Problem } from '../../problem.ts';
import type { AuthService } from './auth.service.ts';
import type { Elevation } from './elevation.service.ts';
import type { EmailConfirmation } from './email/email-confirmation.service.ts';
import type { PasswordReset } from './passwords/password-reset.service.ts';
import type { RegistrationPolicy } from './registration-policy.service.ts';
import type { SecondFactorSignIn } from './second-factor/second-factor-sign-in.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';

const DONE = { ok: true } as const;

interface Deps {
  accounts: AuthService;
  passwordReset: PasswordReset;
  elevation: Elevation;
  confirmation: EmailConfirmation;
  sessions: SessionsService;
  secondFactorSignIn: SecondFactorSignIn;
  registration: RegistrationPolicy;
}

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { accounts, passwordReset, confirmation, elevation, sessions, secondFactorSignIn, registration } =
    deps;
  route(app, signUpState, () => registration.state());
  route(app, readInvitation, ({ body, request }) => registration.read(body.token, originOf(request)));
  route(app, register, ({ body, request }) => accounts.register(body, originOf(request)));
  route(app, login, ({ body, request }) => accounts.login(body, originOf(request)));
  route(app, finishLogin, ({ body, request }) => secondFactorSignIn.finish(body, originOf(request)));
  route(app, me, ({ user }) => ({ user }));
  route(app, currentUser, ({ user }) => user);

  route(app, logout, async ({ user, request }) => {
    await sessions.end(user.id, request.signedIn!.sessionId, {
      action: 'signed-out',
      origin: originOf(request),
    });
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

  route(app, confirmIdentity, async ({ body, request }) => {
    const until = await elevation.confirm(request.signedIn!, body, originOf(request));
    return { until: until.toISOString() };
  });
  route(app, confirmEmail, async ({ body, request }) => {
    await confirmation.confirm(body.token, originOf(request));
    return DONE;
  });
  route(app, requestConfirmation, async ({ user }) => {
    await confirmation.askAgain(user);
    return DONE;
  });

  route(app, listSessions, async ({ request }) => ({ sessions: await sessions.list(request.signedIn!) }));
  route(app, revokeSession, async ({ params, user, request }) => {
    if (!(await sessions.end(user.id, params.id, { action: 'session-ended', origin: originOf(request) })))
      throw new Problem('not_found', 'That session has already ended.');
    return DONE;
  });
  route(app, revokeAllSessions, async ({ user, request }) => {
    await accounts.signOutEverywhere(user, originOf(request));
    return DONE;
  });
}
