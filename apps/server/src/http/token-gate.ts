import { allows, type scopeOf } from '@crisper/contract/tokens/scopes';
import { TOKEN_PREFIX, TOKEN_RATE } from '@crisper/contract/tokens/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limiter } from '../cache/limiter.ts';
import { Problem } from '../problem.ts';
import { bearer } from './bearer.ts';
import type { SignedIn } from './signed-in.ts';

type Token = NonNullable<SignedIn['token']>;
type Needed = ReturnType<typeof scopeOf>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request of an API token, says in headers how many are left, and rejects what its scopes do not allow. */
    passToken(token: Token, needed: Needed, reply: FastifyReply): Promise<void>;
  }
}

const { requests, seconds } = TOKEN_RATE;
const RULE = { name: 'api-token', max: requests, seconds };

export function installTokenGate(app: FastifyInstance, limiter: Limiter): void {
  app.decorate('passToken', async ({ id, scopes }: Token, needed: Needed, reply: FastifyReply) => {
    // Windows begin by the clock, so that every instance says the same end of one.
    const now = Date.now() / 1000;
    const window = Math.floor(now / seconds);
    const reset = Math.ceil((window + 1) * seconds - now);
    const used = await limiter.use(RULE, `${id} ${window}`).catch((error) => {
      if (error instanceof Problem) return requests + 1;
      throw error;
    });
    reply.headers({
      'ratelimit-limit': requests,
      'ratelimit-remaining': Math.max(requests - used, 0),
      'ratelimit-reset': reset,
    });
    if (used > requests)
      throw new Problem(
        'rate_limited',
        'This API token has made {requests} requests in a minute. Please wait.',
        { values: { requests }, retryAfter: reset },
      );
    if (allows(scopes, needed)) return;
    if (needed === null) {
      reply.header('www-authenticate', 'Bearer error="insufficient_scope"');
      throw new Problem('forbidden', 'No API token may do this. Sign in to do it yourself.');
    }
    reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${needed}"`);
    throw new Problem('forbidden', 'This API token may not do this: it needs the scope {needed}.', {
      values: { needed },
    });
  });
}

/** For a door that opens to API tokens alone, whatever their scopes. */
export async function onlyTokens(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { server, headers } = request;
  const given = bearer(headers.authorization);
  const signedIn = given?.startsWith(TOKEN_PREFIX) ? await server.authenticate(given) : null;
  const refused = unknownToken(given, signedIn, reply);
  if (refused) throw refused;
  if (!signedIn?.token)
    throw new Problem('unauthorized', 'Send an API token, which you can make in your account.');
  request.signedIn = signedIn;
  await server.passToken(signedIn.token, 'none', reply);
}

/** A program is told that its token is no good, where a visitor with an old session is simply a guest. */
export function unknownToken(
  given: string | undefined,
  signedIn: SignedIn | null,
  reply: FastifyReply,
): Problem | undefined {
  if (signedIn || !given?.startsWith(TOKEN_PREFIX)) return undefined;
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return new Problem('unauthorized', 'This API token is not known: it has ended or was taken back.');
}
