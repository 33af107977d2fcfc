import type { User } from '@crisper/contract/auth/auth';
import type { Access, Endpoint } from '@crisper/contract/endpoint';
import { errorBody } from '@crisper/contract/errors';
import { scopeOf } from '@crisper/contract/tokens/scopes';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { z } from 'zod';
import { charging } from '../budgets/spending.ts';
import { Problem } from '../problem.ts';
import { bearer } from './bearer.ts';
import { deprecationHeaders } from './deprecation.ts';
import type { Authenticate, SignedIn } from './signed-in.ts';
import { unknownToken } from './token-gate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered endpoint. */
    endpoints: Endpoint[];
    authenticate: Authenticate;
    /** Rejects unless the password was given within the last minutes of this session. */
    assertElevated(signedIn: SignedIn): Promise<void>;
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

/** Indexing an optional property adds `undefined`; this removes it. */
type Given<Shape> = Exclude<Shape, undefined>;
export type Parsed<Shape> = [Given<Shape>] extends [never] ? undefined : z.output<Given<Shape> & z.ZodType>;

export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  user: E['access'] extends 'user' | 'admin' ? User : User | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Parsed<E['response']>> | Parsed<E['response']>;

/** Registers a contract entry that returns JSON: access check, validation, handler, response schema, OpenAPI. */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  register(app, endpoint, handler);
}

/** The common part of `route`, `streamRoute` and `fileRoute`. */
export function register<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => unknown,
): void {
  app.endpoints.push(endpoint);
  const status = endpoint.status ?? 200;
  const leaving = endpoint.deprecated && deprecationHeaders(endpoint.deprecated);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    config: {
      ...(endpoint.cost && { cost: endpoint.cost }),
      free: !endpoint.path.startsWith('/api/'),
      large: endpoint.bodyLimit !== undefined || endpoint.files !== undefined,
      streamed: (endpoint.bodyLimit !== undefined && !endpoint.body) || endpoint.files !== undefined,
    },
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { ...answerSchema(endpoint, status), '4xx': errorBody, '5xx': errorBody },
    },
    ...(endpoint.access !== 'public' && { onRequest: guard(endpoint) }),
    preHandler: checksOf(app, endpoint),
    handler(request, reply) {
      reply.status(status);
      if (leaving) reply.headers(leaving);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.signedIn?.user ?? null,
        request,
        reply,
      } as Call<E>;
      return request.spending ? charging(request.spending, () => handler(call)) : handler(call);
    },
  });
}

type Check = (request: FastifyRequest) => Promise<void>;

/** What happens between a valid request and its handler. */
function checksOf(app: FastifyInstance, { access, method, elevated }: Endpoint): Check[] {
  const checks: Check[] = [];
  if (elevated)
    checks.push(async ({ signedIn }) => {
      if (elevated === true || !signedIn?.token) await app.assertElevated(signedIn!);
    });
  if (access === 'admin' && method !== 'GET') checks.push((request) => app.recordAdministration(request));
  return checks;
}

/** What is streamed has none. */
function answerSchema({ response, events }: Endpoint, status: number): object {
  if (!response) return {};
  return { [status]: events ? { content: { 'application/json': { schema: response } } } : response };
}

/** A cached session is accepted synchronously: waiting for a promise costs more than the lookup. */
function guard(endpoint: Endpoint): onRequestHookHandler {
  const needed = scopeOf(endpoint);
  return (request, reply, done) => {
    const token = bearer(request.headers.authorization);
    const admit = (signedIn: SignedIn | null): void => {
      request.signedIn = signedIn;
      const refused = unknownToken(token, signedIn, reply) ?? refusal(endpoint.access, signedIn);
      if (refused || !signedIn?.token) done(refused);
      else request.server.passToken(signedIn.token, needed, reply).then(() => done(), done);
    };
    const found = token ? request.server.authenticate(token) : null;
    if (found instanceof Promise) found.then(admit, done);
    else admit(found);
  };
}

function refusal(access: Access, signedIn: SignedIn | null): Problem | undefined {
  if (access === 'optional') return undefined;
  if (!signedIn) return new Problem('unauthorized', 'Please sign in to continue.');
  if (access === 'admin' && signedIn.user.role !== 'admin')
    return new Problem('forbidden', 'This is for administrators only.');
  return undefined;
}
