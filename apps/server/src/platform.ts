import type { Logger } from 'pino';
import { type Budgets, createBudgets } from './budgets/budgets.ts';
import type { Cache } from './cache/cache.provider.ts';
import { fallbackCache } from './cache/fallback-cache.ts';
import { createLimiter, type Limiter } from './cache/limiter.ts';
import { memoryCache } from './cache/memory.ts';
import { redisCache } from './cache/redis.ts';
import type { Database } from './db/client.ts';
import { watchSlowQueries } from './db/slow-queries.ts';
import type { Env } from './env.ts';
import { type Features, featuresOf } from './features.ts';
import { type UploadBudget, uploadBudget } from './http/uploads/upload-budget.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { ParsePool } from './parsing/parse-pool.ts';
import { priceCents } from './plan-offers.ts';
import type { BackupPlaces } from './providers/backups/backups.provider.ts';
import { backupPlaces } from './providers/backups/choose.ts';
import type { Mail } from './providers/mail/mail.provider.ts';
import { outboxMail } from './providers/mail/outbox.ts';
import { cappedMail } from './providers/mail/rate-limited.ts';
import { smtpMail } from './providers/mail/smtp.ts';
import type { Openid } from './providers/openid/openid.provider.ts';
import { openidClient } from './providers/openid/openid-client.ts';
import { guardedFetch, guardedPictureFetch } from './providers/page-fetch/guarded.ts';
import type { PageFetch, PictureFetch } from './providers/page-fetch/page-fetch.provider.ts';
import { choosePayments } from './providers/payments/choose.ts';
import type { Payments } from './providers/payments/payments.provider.ts';
import type { Sandbox } from './providers/payments/sandbox.ts';
import { sandboxWebhook } from './providers/payments/sandbox-webhook.ts';
import { onlineProducts } from './providers/products/guarded.ts';
import type { ProductsOnline } from './providers/products/products.provider.ts';
import type { Push } from './providers/push/push.provider.ts';
import { webPush } from './providers/push/web-push.ts';
import { s3Storage } from './providers/storage/s3.ts';
import type { Storage } from './providers/storage/storage.provider.ts';
import { modelText } from './providers/text/model.ts';
import type { TextProvider } from './providers/text/text.provider.ts';
import { type LazyVision, lazyVision } from './providers/vision/lazy-vision.ts';
import { probeVision } from './providers/vision/probe.ts';
import type { VisionProvider } from './providers/vision/vision.provider.ts';
import { guardedPost } from './providers/webhook-post/guarded.ts';
import type { WebhookPost } from './providers/webhook-post/webhook-post.provider.ts';
import type { Probes } from './telemetry/probes.ts';
import { realProbes } from './telemetry/real-probes.ts';
import { createWatch, type Watch, watched } from './telemetry/watch.ts';

/** What the server is started with. Tests pass their own providers. */
export interface Parts {
  env: Env;
  log: Logger;
  db: Database;
  secret: string;
  mail?: Mail;
  vision?: VisionProvider;
  text?: TextProvider;
  pages?: PageFetch;
  pictureFetch?: PictureFetch;
  productsOnline?: ProductsOnline;
  push?: Push;
  /** The clock by which notices and calendars are made; the real one when absent. */
  now?: () => Date;
  parsing?: Pick<ParsePool, 'read' | 'close'>;
  probes?: Probes;
}

/** What the rooms are built on: database, queue, limits and providers. It knows no room. */
export interface Platform {
  env: Env;
  features: Features;
  log: Logger;
  db: Database;
  secret: string;
  cache: Cache;
  limiter: Limiter;
  budgets: Budgets;
  watch: Watch;
  jobs: Jobs;
  mail: Mail;
  payments: Payments;
  /** Set while the sandbox handles payments; tests move its clock. */
  sandbox: Sandbox | undefined;
  vision: LazyVision;
  /** Undefined when no text model is configured. */
  text: TextProvider | undefined;
  pages: PageFetch;
  pictureFetch: PictureFetch;
  /** Undefined when PRODUCTS_URL is not set. */
  productsOnline: ProductsOnline | undefined;
  push: Push;
  webhookPost: WebhookPost;
  /** Undefined when OIDC_ISSUER is not set. */
  openid: Openid | undefined;
  now: () => Date;
  /** Undefined when STORAGE_URL is not set: photos then stay in the database. */
  storage: Storage | undefined;
  backupPlaces: BackupPlaces;
  parsing: Pick<ParsePool, 'read' | 'close'>;
  probes: Probes;
  uploads: UploadBudget;
}

export function createPlatform({ env, log, db, secret, ...given }: Parts): Platform {
  const cache = env.REDIS_URL ? fallbackCache(redisCache(env.REDIS_URL), memoryCache()) : memoryCache();
  const watch = createWatch();
  const jobs = createJobs(db, log, (name, run) => watch.during('job', name, run));
  const limiter = createLimiter(cache, secret);
  const sender = given.mail ?? (env.SMTP_URL ? smtpMail(env.SMTP_URL, env.MAIL_FROM) : outboxMail(db));
  const { payments, sandbox } = openPayments(env, db, secret, jobs, watch);
  const vision = openVision(env, log, watch, given.vision);
  const pages = given.pages ?? guardedFetch();
  watchSlowQueries(db.pool, env.SLOW_QUERY_MS, (slow) => log.warn(slow, 'slow statement'));
  addGauges(watch, db, jobs, cache);
  return {
    env,
    features: featuresOf(env),
    log,
    db,
    secret,
    cache,
    limiter,
    budgets: createBudgets(cache, secret),
    watch,
    jobs,
    mail: cappedMail(watched(watch, 'mail', sender, ['send']), { limiter, log, team: env.CONTACT_EMAIL }),
    payments,
    sandbox,
    vision,
    text: given.text ?? openText(env),
    pages: watched(watch, 'page-fetch', pages, ['read']),
    pictureFetch: watched(watch, 'picture-fetch', given.pictureFetch ?? guardedPictureFetch(), ['read']),
    productsOnline:
      given.productsOnline ?? (env.PRODUCTS_URL ? onlineProducts({ url: env.PRODUCTS_URL }) : undefined),
    push: watched(watch, 'push', given.push ?? openPush(env, secret), ['send']),
    webhookPost: watched(watch, 'webhook-post', guardedPost({ hosts: env.WEBHOOK_HOSTS }), ['post']),
    openid: openOpenid(env, log),
    now: given.now ?? (() => new Date()),
    storage: env.STORAGE_URL
      ? watched(watch, 'storage', s3Storage(env.STORAGE_URL), ['put', 'get', 'remove'])
      : undefined,
    backupPlaces: backupPlaces(env),
    parsing:
      given.parsing ?? new ParsePool({ onError: (error) => log.warn({ err: error }, 'a parser died') }),
    probes: given.probes ?? openProbes({ env, db, vision, payments, jobs, mail: sender }),
    uploads: uploadBudget(),
  };
}

function openPayments(env: Env, db: Database, secret: string, jobs: Jobs, watch: Watch) {
  const { payments, sandbox } = choosePayments({
    env,
    db,
    secret,
    prices: { month: priceCents('month'), year: priceCents('year') },
    announce: (tx, payload) => jobs.enqueue(sandboxWebhook, { payload }, tx),
  });
  const timed = watched(watch, `payments-${payments.name}`, payments, [
    'createSubscription',
    'payment',
    'subscriptions',
    'refund',
    'check',
  ]);
  return { payments: timed, sandbox };
}

/** Push services want to know whom to write to about what is sent. */
function openPush({ CONTACT_EMAIL, PUBLIC_URL, MAIL_FROM }: Env, secret: string): Push {
  // "Crisper <hello@localhost>", or the address alone.
  const sender = MAIL_FROM.slice(MAIL_FROM.indexOf('<') + 1)
    .replace('>', '')
    .trim();
  const site = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${sender}`;
  return webPush({ secret, subject: CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : site });
}

function openOpenid(env: Env, log: Logger): Openid | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const name = env.OIDC_NAME ?? new URL(issuer).host;
  return openidClient({ issuer, clientId, clientSecret, name, adminGroup: env.OIDC_ADMIN_GROUP }, (error) =>
    log.warn({ err: error }, 'sign-in provider'),
  );
}

/** Whether an external model reads the photos. */
function usesVisionModel(env: Env): boolean {
  return env.AI_VISION_MODEL !== undefined && env.VISION !== 'embedded';
}

function openVision(env: Env, log: Logger, watch: Watch, given: VisionProvider | undefined): LazyVision {
  const name = `vision-${usesVisionModel(env) ? env.AI_VISION_MODEL : 'embedded'}`;
  return watched(
    watch,
    name,
    lazyVision(async () => given ?? importVision(env, log)),
    ['read'],
  );
}

/** Imported lazily: its native libraries would slow down every test and tool that never reads a photo. */
async function importVision(env: Env, log: Logger): Promise<VisionProvider> {
  const { chooseVision } = await import('./providers/vision/choose.ts');
  const { AI_BASE_URL: baseUrl, AI_VISION_MODEL: model, AI_API_KEY: apiKey } = env;
  return chooseVision({
    vision: env.VISION ?? (baseUrl && model ? 'model' : 'embedded'),
    ...(baseUrl && { baseUrl }),
    ...(model && { model }),
    ...(apiKey && { apiKey }),
    onError: (error) => log.warn({ err: error }, 'vision'),
  });
}

function openText({
  AI_BASE_URL: baseUrl,
  AI_TEXT_MODEL: model,
  AI_API_KEY: apiKey,
}: Env): TextProvider | undefined {
  return baseUrl && model ? modelText({ baseUrl, model, ...(apiKey && { apiKey }) }) : undefined;
}

type Probed = Pick<Platform, 'env' | 'db' | 'vision' | 'payments' | 'jobs' | 'mail'>;

function openProbes({ env, db, vision, payments, jobs, mail }: Probed): Probes {
  return realProbes({
    base: env.PROBE_URL ?? `http://localhost:${env.PORT}${env.BASE_PATH}`,
    dataDir: env.DATA_DIR,
    database: async () => void (await db.pool.query('select 1')),
    // An external model costs money per photo, so the probe only opens it.
    vision: () => (usesVisionModel(env) ? vision.warm() : probeVision(vision)),
    oldestWaitingSeconds: jobs.oldestWaitingSeconds,
    payments: payments.check,
    mail: mail.check,
  });
}

function addGauges(watch: Watch, db: Database, jobs: Jobs, cache: Cache): void {
  watch.gauge('crisper_database_connections', 'Open connections to PostgreSQL', () => db.pool.totalCount);
  watch.gauge('crisper_database_waiting', 'Requests that wait for a connection', () => db.pool.waitingCount);
  watch.gauge(
    'crisper_oldest_waiting_job_seconds',
    'Age of the oldest job that is due',
    jobs.oldestWaitingSeconds,
  );
  watch.gauge('crisper_shared_cache_up', '1 while the cache answers', () => cache.check().then(() => 1));
}
