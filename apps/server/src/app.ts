import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Container } from './container.ts';
import { installAdministration } from './http/administration.ts';
import { installBasePath, withoutBase } from './http/base-path.ts';
import { installBudgets } from './http/budget-hooks.ts';
import { installCompression } from './http/compression.ts';
import { clientError, frameworkError, installErrors } from './http/errors.ts';
import { installMetrics } from './http/metrics.ts';
import { installOpenapi } from './http/openapi/openapi.ts';
import { installRequestLanguage } from './http/request-language.ts';
import { requestLog } from './http/request-log.ts';
import { installSecurity } from './http/security.ts';
import { installSeo } from './http/seo.ts';
import { serializerCompiler } from './http/serialize.ts';
import { installSystem } from './http/system.ts';
import { installTokenGate } from './http/token-gate.ts';
import { installWeb } from './http/web.ts';

const BODY_LIMIT = 1_000_000;
const REQUEST_LIMIT_MS = 60_000;

interface Options {
  /** The folder with the built web app. Without it, only the API is served. */
  webRoot?: string;
  /** How long a request over budget waits for its answer; tests do not wait. */
  budgetWaitMs?: number;
}

export async function createApp(
  container: Container,
  { webRoot, budgetWaitMs }: Options = {},
): Promise<FastifyInstance> {
  const { env, log } = container;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_LIMIT_MS,
    forceCloseConnections: 'idle',
    // While closing, still answer requests on open connections, so that a restart causes no failed requests.
    return503OnClosing: false,
    frameworkErrors: frameworkError,
    clientErrorHandler: clientError,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }: { url?: string | undefined }) => withoutBase(env.BASE_PATH, url ?? '/'),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('endpoints', []);
  app.decorate('authenticate', container.authenticate);
  app.decorate('assertElevated', container.sessions.assertElevated);
  app.decorateRequest('signedIn', null);
  installTokenGate(app, container.limiter);
  installAdministration(app, (action) =>
    container.audit.recordForGood(container.db.orm, { action: 'administration', ...action }),
  );

  installErrors(app);
  installRequestLanguage(app);
  requestLog(app);
  installMetrics(app, container.watch, env.METRICS_TOKEN);
  installBudgets(app, container.budgets, budgetWaitMs === undefined ? {} : { waitMaxMs: budgetWaitMs });
  installCompression(app);
  await installSecurity(app, webRoot, { stripe: container.payments.name === 'stripe' });
  if (env.BASE_PATH) installBasePath(app, env.BASE_PATH);
  installOpenapi(app, {
    plans: container.features.offers('plans'),
    base: env.BASE_PATH,
    publicUrl: env.PUBLIC_URL,
  });
  installSystem(app, container);
  for (const room of container.rooms) room.routes?.(app);
  installSeo(app, container);
  await installWeb(app, container, webRoot);
  return app;
}

/** A number is the count of proxies in front of the server. */
function trustedProxies(setting: false | number | string) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
