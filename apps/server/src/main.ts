import { readFile } from 'node:fs/promises';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { foods } from '@crisper/kitchen/foods/larder';
import { createApp } from './app.ts';
import { createContainer } from './container.ts';
import { COOK_BOOK } from './cook-book-folder.ts';
import { openDatabase } from './db/client.ts';
import { DatabaseError } from './db/database-error.ts';
import { assertSecret, keepPublicUrl } from './db/installation.ts';
import { migrate, oneAtATime } from './db/migrate.ts';
import { readEnv, SettingsError } from './env.ts';
import { createLog } from './log.ts';
import { seedCommunity } from './rooms/community/seed-community.ts';
import { seedCookBook } from './rooms/recipes/book/cook-book.ts';
import { seedTranslations } from './rooms/recipes/book/seed-translations.ts';
import { refreshRecipeClaims } from './rooms/recipes/recipes.jobs.ts';
import { safeError } from './safe-error.ts';
import { resolveSecret } from './secret.ts';

const STOP_LIMIT_MS = 20_000;
/** The build puts this file into dist/server, next to dist/web. */
const WEB_ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../dist/web/' : '../web/', import.meta.url),
);

/** Closers of everything that was opened, called in reverse order. */
const open: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;
/** How long /readyz reports the shutdown before it starts, so that load balancers stop sending requests. */
let drainMs = 0;
let leave = (): void => {};

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    setTimeout(() => process.exit(code || 1), STOP_LIMIT_MS + drainMs).unref();
    leave();
    await setTimeoutPromise(drainMs);
    // Wait for the start to finish, or half-opened parts such as PostgreSQL would keep running.
    await Promise.allSettled([started]);
    for (const close of open.reverse())
      await close().catch((error) => console.error(safeError(error).message));
    process.exit(code);
  })();
  return stopping;
}

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const secret = await resolveSecret(env);
  const db = await openDatabase(env);
  open.push(() => db.close());
  db.failed.catch((error) => fail(error));
  await migrate(db.pool);
  await assertSecret(db, secret);
  // A worker serves no user, and may not know the address.
  if (env.ROLE !== 'worker') await keepPublicUrl(db, env.PUBLIC_URL);
  // Diets, nutrition and equipment of the recipes are computed: the book is seeded again when the foods change, or
  // the program, which the build writes into one file.
  const program = await readFile(fileURLToPath(import.meta.url), 'utf8');
  await oneAtATime(db.pool, () => seedCookBook(db, COOK_BOOK, JSON.stringify(foods) + program));
  await oneAtATime(db.pool, () => seedTranslations(db, COOK_BOOK));
  // The team's own posts and events belong to a public installation; a home or a club begins with none.
  if (env.COMMUNITY === 'on' && env.PLANS === 'on') await oneAtATime(db.pool, () => seedCommunity(db));

  const container = createContainer({ env, log, db, secret });
  open.push(() => container.close());
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { openTraces } = await import('./telemetry/traces.ts');
    const traces = await openTraces(env.OTEL_EXPORTER_OTLP_ENDPOINT);
    container.watch.tracer = traces.tracer;
    open.push(() => traces.close());
  }
  const handlers = container.rooms.flatMap((room) => room.jobs ?? []);
  await container.jobs.start(handlers);
  await container.jobs.enqueue(refreshRecipeClaims, {});

  // A worker serves HTTP too: /readyz and /metrics show whether it is healthy.
  const app = await createApp(container, { webRoot: WEB_ROOT });
  open.push(() => app.close());
  if (stopping) return;
  await app.listen({ port: env.PORT, host: env.HOST });
  // Not earlier: the status probes are jobs that call this server, and would report an outage before it listens.
  if (env.ROLE !== 'web') container.work();
  drainMs = env.DRAIN_SECONDS * 1000;
  leave = () => {
    container.leaving = true;
  };
  console.log(`Crisper is ready: ${env.ROLE === 'worker' ? 'working off jobs' : env.PUBLIC_URL}`);
  const setupLink = env.ROLE === 'worker' ? undefined : await container.accounts.registration.setupLink();
  if (setupLink) console.log(`Nobody is the administrator yet. Sign up as one at ${setupLink}`);
  if (container.features.offers('plans') && container.payments.name === 'closed')
    console.log(
      'Plans are on, but no payments are set up: everybody has the free plan, with two scans a day and no meal plans. Set PLANS=off to give everybody everything, or the STRIPE_ settings to sell Pro.',
    );
  if (env.ROLE !== 'worker') await container.warm();
}

function fail(error: unknown): Promise<void> {
  console.error(explain(error));
  return stop(1);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message;
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop what uses it, or set PORT to another number.`;
  if (code === 'ENOSPC') return `The disk is full${path ? ` (${path})` : ''}. Make room and start again.`;
  if (code === 'EACCES')
    return `Crisper may not use ${path ?? `port ${port}`}. Check who owns it, or change DATA_DIR or PORT.`;
  return message ? safeError(error).message : String(error);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
process.on('uncaughtException', (error) => {
  // An unexpected error: the stack trace is needed to find the cause.
  if (!(error instanceof SettingsError || error instanceof DatabaseError))
    console.error(safeError(error).stack);
  void fail(error);
});

const started = start();
started.catch((error) => void fail(error));
