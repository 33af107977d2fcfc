import { healthz, readyz, version } from '@crisper/contract/status/system';
import { VERSION } from '@crisper/contract/version';
import type { FastifyInstance } from 'fastify';
import { COMMIT } from '../commit.ts';
import type { Container } from '../container.ts';
import { Problem } from '../problem.ts';
import { installOutboxPage } from './outbox-page.ts';
import { route } from './route.ts';

const CHECK_LIMIT_MS = 3_000;

export function installSystem(app: FastifyInstance, container: Container): void {
  route(app, healthz, () => ({ ok: true as const }));
  route(app, version, () => ({ version: VERSION, commit: COMMIT }));
  route(app, readyz, async () => {
    if (container.leaving) throw new Problem('unavailable', 'This instance is stopping.', { retryAfter: 1 });
    const names = Object.keys(container.checks);
    const results = await Promise.allSettled(names.map((name) => within(container.checks[name]!())));
    const failed = names.filter((_, at) => results[at]?.status === 'rejected');
    if (failed.length > 0)
      throw new Problem('unavailable', `Not ready: ${failed.join(', ')}`, { retryAfter: 5 });
    return { ok: true as const, checks: Object.fromEntries(names.map((name) => [name, 'ok' as const])) };
  });
  if (container.env.NODE_ENV === 'development') installOutboxPage(app, container.db);
}

function within(check: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(fail, CHECK_LIMIT_MS, new Error('no answer')).unref();
  });
  return Promise.race([check, late]);
}
