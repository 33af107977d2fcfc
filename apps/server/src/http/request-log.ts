import { pagePattern } from '@crisper/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * One line per response: who asked for what, and the result. Never headers, bodies or query strings, and of an address its
 * pattern alone: what stands in it may be an invitation or a shared link.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.routeOptions.config.quiet) return;
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    request.log[level](
      {
        method: request.method,
        route: patternOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.signedIn?.user.id,
      },
      'answered',
    );
  });
}

function patternOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? pagePattern(url.split('?', 1)[0]!) ?? 'unknown';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for probes and files, which are not logged. */
    quiet?: boolean;
  }
}
