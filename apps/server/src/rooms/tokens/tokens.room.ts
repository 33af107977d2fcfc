import { listTokens, makeToken, readSelf, revokeToken, TOKEN_RATE } from '@crisper/contract/tokens/tokens';
import type { FastifyInstance } from 'fastify';
import { inOne } from '../../db/paged-rows.ts';
import { originOf } from '../../http/origin.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { sweepTokens } from './tokens.jobs.ts';
import { createTokens, type TokensDeps, type TokensService } from './tokens.service.ts';

export function tokensRoom(deps: TokensDeps): RoomParts<TokensService> {
  const tokens = createTokens(deps);
  const room: Room = {
    name: 'tokens',
    routes: (app) => tokensRoutes(app, tokens),
    jobs: [handle(sweepTokens, () => tokens.sweep())],
    personal: { export: (userId) => ({ apiTokens: inOne(() => tokens.listOf(userId)) }) },
  };
  return { room, api: tokens };
}

function tokensRoutes(app: FastifyInstance, tokens: TokensService): void {
  route(app, listTokens, async ({ user }) => {
    const listed = await tokens.listOf(user.id);
    return { tokens: listed, total: listed.length };
  });
  route(app, readSelf, async ({ request, reply }) => ({
    token: await tokens.self(request.signedIn!),
    // As the gate has counted them.
    limits: {
      ...TOKEN_RATE,
      remaining: Number(reply.getHeader('ratelimit-remaining')),
      reset: Number(reply.getHeader('ratelimit-reset')),
    },
  }));
  route(app, makeToken, ({ body, request }) => tokens.make(request.signedIn!, body, originOf(request)));
  route(app, revokeToken, async ({ user, params, request }) => {
    await tokens.revoke(user, params.id, originOf(request));
    return { ok: true as const };
  });
}

// What other rooms may ask, besides the api.
export type { TokensService } from './tokens.service.ts';
