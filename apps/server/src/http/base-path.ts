import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** What watches over the server asks it directly, past the proxy that serves it below a path. */
const FOR_MACHINES: readonly string[] = ['/healthz', '/readyz', '/metrics'];

const pathOf = (url: string): string => url.split('?', 1)[0]!;

/** No route knows BASE_PATH: it is taken off before a request is routed. */
export function withoutBase(base: string, url: string): string {
  const path = pathOf(url);
  if (path === base) return `/${url.slice(base.length)}`;
  return path.startsWith(`${base}/`) ? url.slice(base.length) : url;
}

/** Refuses what stands outside the base path, and leads "/kitchen" to "/kitchen/", where the service worker begins. */
export function installBasePath(app: FastifyInstance, base: string): void {
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    const path = pathOf(originalUrl);
    if (path === base) return reply.redirect(`${base}/${originalUrl.slice(base.length)}`, 308);
    if (path.startsWith(`${base}/`) || FOR_MACHINES.includes(path)) return;
    throw new Problem(
      'not_found',
      'Crisper is at {base}/ here. A proxy in front of it must pass on the whole path.',
      { values: { base } },
    );
  });
}
