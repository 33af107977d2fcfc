import * as endpoints from '@crisper/contract/auth/second-factor';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../http/origin.ts';
import { route } from '../../../http/route.ts';
import type { SecondFactor } from './second-factor.service.ts';

export function secondFactorRoutes(app: FastifyInstance, factor: SecondFactor): void {
  route(app, endpoints.secondFactor, ({ user }) => factor.state(user));
  route(app, endpoints.prepareSecondFactor, ({ user }) => factor.prepare(user));
  route(app, endpoints.turnOnSecondFactor, async ({ body, request }) => ({
    recoveryCodes: await factor.turnOn(request.signedIn!, body.code, originOf(request)),
  }));
  route(app, endpoints.turnOffSecondFactor, async ({ user, body, request }) => {
    await factor.turnOff(user, body.code, request.signedIn!.sessionId, originOf(request));
    return { ok: true as const };
  });
  route(app, endpoints.makeRecoveryCodes, async ({ body, request }) => ({
    recoveryCodes: await factor.makeRecoveryCodes(request.signedIn!, body.code, originOf(request)),
  }));
}
