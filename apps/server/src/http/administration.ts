import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Origin, originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    recordAdministration(request: FastifyRequest): Promise<void>;
  }
}

interface Administration {
  userId: string | undefined;
  origin: Origin;
  detail: string;
}

/**
 * Every request of an administrator that may change something is written down before it is done: what cannot be
 * written down is not done. `route()` calls this, so that no new endpoint can be forgotten.
 */
export function installAdministration(
  app: FastifyInstance,
  record: (action: Administration) => Promise<void>,
): void {
  app.decorate('recordAdministration', (request: FastifyRequest) =>
    record({
      userId: request.signedIn?.user.id,
      origin: originOf(request),
      detail: `${request.method} ${request.url} ${JSON.stringify(choices(request.body))}`,
    }),
  );
}

/** What was chosen, such as "approve" or true. Texts are left out: one of them might be private. */
function choices(body: unknown): Record<string, unknown> {
  const given = Object.entries((body ?? {}) as object);
  return Object.fromEntries(
    given.filter(([, value]) => typeof value === 'boolean' || /^[a-z-]{1,20}$/.test(String(value))),
  );
}
