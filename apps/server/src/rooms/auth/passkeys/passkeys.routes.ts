import * as endpoints from '@crisper/contract/auth/passkeys';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../http/origin.ts';
import { route } from '../../../http/route.ts';
import type { PasskeySignIn } from './passkey-sign-in.service.ts';
import type { Passkeys } from './passkeys.service.ts';

export function passkeysRoutes(app: FastifyInstance, entry: PasskeySignIn, passkeys: Passkeys): void {
  route(app, endpoints.prepareSignUp, ({ body, request }) => entry.prepareSignUp(body, originOf(request)));
  route(app, endpoints.signUpWithPasskey, ({ body, request }) => entry.signUp(body, originOf(request)));
  route(app, endpoints.prepareSignIn, ({ request }) => entry.prepareSignIn(originOf(request)));
  route(app, endpoints.signInWithPasskey, ({ body, request }) => entry.signIn(body, originOf(request)));
  route(app, endpoints.prepareConfirm, ({ request }) => passkeys.prepareConfirm(request.signedIn!));

  route(app, endpoints.listPasskeys, async ({ user }) => ({ passkeys: await passkeys.list(user) }));
  route(app, endpoints.preparePasskey, ({ request }) => passkeys.prepare(request.signedIn!));
  route(app, endpoints.addPasskey, ({ body, request }) =>
    passkeys.add(request.signedIn!, body.passkey, originOf(request)),
  );
  route(app, endpoints.renamePasskey, ({ user, params, body }) =>
    passkeys.rename(user, params.id, body.name),
  );
  route(app, endpoints.removePasskey, async ({ user, params, request }) => {
    await passkeys.remove(user, params.id, originOf(request));
    return { ok: true as const };
  });
  route(app, endpoints.authMethods, ({ user }) => passkeys.authMethods(user));
}
