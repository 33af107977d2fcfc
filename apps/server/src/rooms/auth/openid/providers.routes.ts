import * as endpoints from '@crisper/contract/auth/providers';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../http/origin.ts';
import { route } from '../../../http/route.ts';
import type { Providers } from './providers.service.ts';

const DONE = { ok: true } as const;

export function providersRoutes(app: FastifyInstance, providers: Providers): void {
  route(app, endpoints.leaveForProvider, ({ body, request }) => providers.leave(body, originOf(request)));
  route(app, endpoints.signInWithProvider, ({ body, request }) => providers.signIn(body, originOf(request)));
  route(app, endpoints.leaveToConnect, ({ request }) =>
    providers.leaveToConnect(request.signedIn!, originOf(request)),
  );
  route(app, endpoints.connectProvider, async ({ body, request }) => {
    await providers.connect(request.signedIn!, body, originOf(request));
    return DONE;
  });
  route(app, endpoints.disconnectProvider, async ({ user, request }) => {
    await providers.disconnect(user, originOf(request));
    return DONE;
  });
}
