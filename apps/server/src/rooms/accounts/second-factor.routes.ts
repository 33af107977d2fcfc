import * as endpoints from '@crisper/contract/second-factor';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import type { SecondFactor } from './second-factor.service.ts';

export function secondFactorRoutes(app: FastifyInstance, factor: SecondFactor): void {
  route(app, endpoints.secondFactor, ({ user }) => factor.state(user));
  route(app, endpoints.prepareSecondFactor, ({ user }) => factor.prepare(user));
  route(app, endpoints.turnOnSecondFactor, async ({ user, body, request }) => {
    const { sessionId } = request.signedIn!;
    return { recoveryCodes: await factor.turnOn(user, body.code, sessionId, originOf(request)) };
  });
  route(app, endpoints.turnOffSecondFactor, async ({ user, body, request }) => {
    await factor.turnOff(user, body.code, request.signedIn!.sessionId, originOf(request));
    return { ok: true as const };
  });
  route(app, endpoints.makeRecoveryCodes, async ({ user, body, request }) => {
    const { sessionId } = request.signedIn!;
    return { recoveryCodes: await factor.makeRecoveryCodes(user, body.code, sessionId, originOf(request)) };
  });
}
