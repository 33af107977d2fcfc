import { createClient } from '@crisper/client/client';
import type { User } from '@crisper/contract/auth/auth';
import type { Units } from '@crisper/contract/vocabulary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearer } from '../../http/bearer.ts';
import type { RoomParts } from '../../http/room.ts';
import { onlyTokens } from '../../http/token-gate.ts';
import { Problem } from '../../problem.ts';
import { answerMcp } from './mcp-server.ts';

/** A message names a tool and its arguments; the longest is a list of fifty things. */
const MESSAGE_MAX = 64_000;

/** The Model Context Protocol: assistants use the kitchen with an API token, through the same API as everybody else. */
export function mcpRoom({ publicUrl, kitchenOf }: Deps): RoomParts {
  return { room: { name: 'mcp', routes: (app) => mcpRoutes(app, new URL(publicUrl), kitchenOf) } };
}

interface Deps {
  publicUrl: string;
  kitchenOf(user: User): Promise<{ units: Units | null }>;
}

function mcpRoutes(app: FastifyInstance, { origin, pathname }: URL, kitchenOf: Deps['kitchenOf']): void {
  const base = pathname === '/' ? '' : pathname;

  /** Only our own pages; assistants that are no web pages send no origin. Another site must not speak to a server at home. */
  const assertOrigin = async ({ headers }: FastifyRequest) => {
    if (headers.origin !== undefined && headers.origin !== origin)
      throw new Problem('forbidden', 'Other web sites may not use this server.');
  };

  /** The API, without the network in between: its checks, limits and budgets hold as for any program. */
  const inside = (request: FastifyRequest) => async (url: string, init: RequestInit) => {
    const answer = await app.inject({
      method: init.method as 'GET',
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { payload: String(init.body) } : {}),
      remoteAddress: request.ip,
    });
    return new Response(answer.body, { status: answer.statusCode, headers: plain(answer.headers) });
  };

  app.post('/mcp', {
    bodyLimit: MESSAGE_MAX,
    schema: { summary: 'Model Context Protocol, for assistants', tags: ['mcp'], security: [{ bearer: [] }] },
    // What it asks of the API is charged there.
    config: { free: true },
    onRequest: [assertOrigin, onlyTokens],
    async handler(request, reply) {
      if (Array.isArray(request.body)) throw new Problem('bad_request', 'Send one message at a time.');
      const { user, token: access } = request.signedIn!;
      const scopes = access!.scopes;
      const unitsOf = async () => (await kitchenOf(user)).units ?? 'metric';
      const token = bearer(request.headers.authorization);
      const crisper = createClient({ url: base, token, fetch: inside(request) });
      const asked = new Request(`${origin}${base}/mcp`, { method: 'POST', headers: plain(request.headers) });
      const onFault = (error: unknown) => request.log.error({ err: error }, 'a tool failed');
      const answer = await answerMcp({ crisper, scopes, unitsOf, onFault }, asked, request.body ?? null);
      const type = answer.headers.get('content-type');
      if (type) reply.type(type);
      return reply
        .status(answer.status)
        .header('cache-control', 'no-store')
        .serializer(String)
        .send(await answer.text());
    },
  });

  // There is nothing to listen to and nothing to end: each message stands alone.
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      schema: { hide: true },
      async handler(_request, reply) {
        reply.header('allow', 'POST');
        throw new Problem('unsupported', 'Assistants post their messages here.', { status: 405 });
      },
    });
}

/** Headers that were sent once, which are all that matter here. */
function plain(headers: Record<string, unknown>): Record<string, string> {
  const single = Object.entries(headers).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(single.map(([name, value]) => [name, String(value)]));
}
