import type { Logger } from 'pino';
import { fallbackCache } from './cache/fallback-cache.ts';
import { createLimiter, type Limiter } from './cache/limiter.ts';
import { memoryCache } from './cache/memory.ts';
import { redisCache } from './cache/redis.ts';
import type { Database } from './db/client.ts';
import { watchSlowQueries } from './db/slow-queries.ts';
import type { Env } from './env.ts';
import type { Room } from './http/room.ts';
import type { Authenticate } from './http/route.ts';
import { removeOf } from './jobs/jobs.repository.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { Mail } from './providers/mail/mail.provider.ts';
import { removeTo } from './providers/mail/outbox.repository.ts';
import { outboxMail } from './providers/mail/outbox.ts';
import { smtpMail } from './providers/mail/smtp.ts';
import { guardedFetch } from './providers/page-fetch/guarded.ts';
import type { PageFetch } from './providers/page-fetch/page-fetch.provider.ts';
import { choosePayments } from './providers/payments/choose.ts';
import type { Payments } from './providers/payments/payments.provider.ts';
import type { Sandbox } from './providers/payments/sandbox.ts';
import { sharpPictures } from './providers/pictures/sharp.ts';
import { modelText } from './providers/text/model.ts';
import type { TextProvider } from './providers/text/text.provider.ts';
import { lazyVision } from './providers/vision/lazy-vision.ts';
import { probeVision } from './providers/vision/probe.ts';
import type { VisionProvider } from './providers/vision/vision.provider.ts';
import { accountRoom } from './rooms/accounts/account.room.ts';
import { accountsRoom } from './rooms/accounts/accounts.room.ts';
import type { AccountsService } from './rooms/accounts/accounts.service.ts';
import { analyticsRoom } from './rooms/analytics/analytics.room.ts';
import { sandboxWebhook } from './rooms/billing/billing.jobs.ts';
import { billingRoom } from './rooms/billing/billing.room.ts';
import { type LimitsOf, limitsOf, PLAN_OFFERS, priceCents } from './rooms/billing/plan-limits.ts';
import type { ProGrants } from './rooms/billing/pro-grants.service.ts';
import { communityRoom } from './rooms/community/community.room.ts';
import { contactRoom } from './rooms/contact/contact.room.ts';
import { cookingRoom } from './rooms/cooking/cooking.room.ts';
import { favoriteMarks } from './rooms/favorites/favorite-marks.ts';
import { favoritesRoom } from './rooms/favorites/favorites.room.ts';
import { foodsRoom } from './rooms/foods/foods.room.ts';
import { householdRoom } from './rooms/household/household.room.ts';
import { matchingRoom } from './rooms/matching/matching.room.ts';
import { mealsRoom } from './rooms/meals/meals.room.ts';
import { nutritionRoom } from './rooms/nutrition/nutrition.room.ts';
import { pantryRoom } from './rooms/pantry/pantry.room.ts';
import { plannerRoom } from './rooms/planner/planner.room.ts';
import { recipesRoom } from './rooms/recipes/recipes.room.ts';
import { referralsRoom } from './rooms/referrals/referrals.room.ts';
import { photoFromBase64 } from './rooms/scans/data-url.ts';
import { scansRoom } from './rooms/scans/scans.room.ts';
import type { ScansService } from './rooms/scans/scans.service.ts';
import { uploadBudget } from './rooms/scans/upload-budget.ts';
import { siteRoom } from './rooms/site/site.room.ts';
import type { Probes } from './rooms/status/probes.service.ts';
import { realProbes } from './rooms/status/real-probes.ts';
import { statusRoom } from './rooms/status/status.room.ts';
import { createWatch, type Watch, watched } from './telemetry/watch.ts';

export interface Container {
  env: Env;
  log: Logger;
  db: Database;
  jobs: Jobs;
  watch: Watch;
  limiter: Limiter;
  accounts: AccountsService;
  scans: ScansService;
  /** What a plan allows; handed to the rooms that must obey it. */
  limitsOf: LimitsOf;
  /** Days of Pro that are earned or given. */
  billing: ProGrants;
  payments: Payments;
  /** Present while the sandbox takes the payments; tests move its clock. */
  sandbox: Sandbox | undefined;
  authenticate: Authenticate;
  rooms: Room[];
  /** On the way out: no new work, please, but what is here is finished. */
  leaving: boolean;
  /** What must answer for this instance to do its work, by name. */
  checks: Record<string, () => Promise<void>>;
  /** Opens what is slow to open, so that the first to need it does not wait. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  env: Env;
  log: Logger;
  db: Database;
  secret: string;
  /** Tests put their own mailbox here. */
  mail?: Mail;
  /** And their own eyes here. */
  vision?: VisionProvider;
  /** And a language model of their own here. */
  text?: TextProvider;
  /** And pages that need no network here. */
  pages?: PageFetch;
  /** And services that are up or down as they say. */
  probes?: Probes;
}

/** The only place that wires. */
export function createContainer({
  env,
  log,
  db,
  secret,
  mail: givenMail,
  vision: givenVision,
  text: givenText,
  pages,
  probes,
}: Parts): Container {
  const cache = env.REDIS_URL ? fallbackCache(redisCache(env.REDIS_URL), memoryCache()) : memoryCache();
  const limiter = createLimiter(cache, secret);
  const watch = createWatch();
  const mailbox = givenMail ?? (env.SMTP_URL ? smtpMail(env.SMTP_URL, env.MAIL_FROM) : outboxMail(db));
  const mail = watched(watch, 'mail', mailbox, ['send']);
  const jobs = createJobs(db, log, (name, run) => watch.during('job', name, run));
  watchSlowQueries(db.pool, env.SLOW_QUERY_MS, (slow) => log.warn(slow, 'slow statement'));

  const accounts = accountsRoom({
    db,
    limiter,
    jobs,
    mail,
    publicUrl: env.PUBLIC_URL,
    shared: env.DATABASE_URL !== undefined,
    onRegistered: (tx, who) => referrals.referrals.welcome(tx, who),
  });
  const { payments: cashier, sandbox } = choosePayments({
    env,
    db,
    secret,
    prices: { month: priceCents('month'), year: priceCents('year') },
    announce: (tx, payload) => jobs.enqueue(sandboxWebhook, { payload }, tx),
  });
  const payments = watched(watch, `payments-${cashier.name}`, cashier, [
    'createSubscription',
    'payment',
    'subscriptions',
    'refund',
    'check',
  ]);
  const billing = billingRoom({
    db,
    jobs,
    log,
    limiter,
    mail,
    payments,
    sandbox,
    publicUrl: env.PUBLIC_URL,
    forgetUser: accounts.sessions.forgetUser,
  });
  const referrals = referralsRoom({ db, jobs, limiter, secret, grantDays: billing.proGrants.grantDays });
  const eyes = watched(
    watch,
    `vision-${env.AI_VISION_MODEL && env.VISION !== 'embedded' ? env.AI_VISION_MODEL : 'embedded'}`,
    lazyVision(async () => givenVision ?? openVision(env, log)),
    ['read'],
  );
  const scans = scansRoom({
    db,
    vision: eyes,
    limiter,
    limitsOf,
    onFound: referrals.referrals.scanned,
  });
  const text = givenText ?? openText(env);
  const favorites = favoriteMarks(db);
  const recipes = recipesRoom({
    db,
    limiter,
    pages: watched(watch, 'page-fetch', pages ?? guardedFetch(), ['read']),
    pictures: sharpPictures,
    favorites,
    countScans: scans.scans.countAll,
    stepsOnDemand: text !== undefined,
  });
  const pantry = pantryRoom({ db, recipeOf: recipes.recipes.find });
  const household = householdRoom({ db, limitsOf });
  const matching = matchingRoom({
    db,
    jobs,
    limiter,
    text,
    log,
    book: recipes.book,
    favorites,
    limitsOf,
    tableOf: household.household.table,
    useSoon: pantry.pantry.useSoon,
  });
  const saved = favoritesRoom({ db, recipes: recipes.recipes, ownRecipes: recipes.ownRecipes, limitsOf });
  const cooking = cookingRoom({ recipes: recipes.recipes, cache, limiter, log, text });
  const meals = mealsRoom({
    db,
    limiter,
    limitsOf,
    recipes: recipes.recipes,
    look: scans.scans.look,
    photoOf: photoFromBase64,
    uploads: uploadBudget(),
  });
  const nutrition = nutritionRoom({
    db,
    limitsOf,
    meals: meals.meals,
    completeOnboarding: accounts.accounts.completeOnboarding,
  });
  const planner = plannerRoom({
    db,
    limiter,
    limitsOf,
    book: recipes.book,
    tableOf: household.household.table,
    atHand: pantry.pantry.atHand,
    useSoon: pantry.pantry.useSoon,
    putAway: async (tx, user, things) => {
      const items = things.map((thing) => ({ ...thing, openedOn: null }));
      await pantry.pantry.put(tx, user, { items, source: 'shopping' });
    },
    targetsOf: async (userId) => {
      const goals = await nutrition.goals.of(userId);
      return {
        calories: goals.dailyCalories,
        protein: goals.dailyProtein,
        carbs: goals.dailyCarbs,
        fat: goals.dailyFat,
      };
    },
    keepForGood: recipes.recipes.keepForGood,
  });
  const rooms: Room[] = [
    accounts,
    billing,
    foodsRoom(),
    scans,
    recipes,
    matching,
    saved,
    cooking,
    meals,
    nutrition,
    pantry,
    household,
    planner,
    siteRoom(PLAN_OFFERS),
    contactRoom({ db, jobs, limiter, mail, mailbox: env.CONTACT_EMAIL }),
    statusRoom({
      db,
      jobs,
      limiter,
      mail,
      publicUrl: env.PUBLIC_URL,
      probes:
        probes ??
        realProbes({
          base: env.PROBE_URL ?? `http://localhost:${env.PORT}`,
          dataDir: env.DATA_DIR,
          database: async () => void (await db.pool.query('select 1')),
          // An outside model is paid for each look, so that only its being open is asked for.
          vision: () => (env.AI_VISION_MODEL && env.VISION !== 'embedded' ? eyes.warm() : probeVision(eyes)),
          payments: payments.check,
        }),
    }),
    communityRoom({
      db,
      limiter,
      publicUrl: env.PUBLIC_URL,
      secret,
      recipes: {
        share: recipes.ownRecipes.share,
        show: recipes.ownRecipes.show,
        card: recipes.recipes.preview,
      },
    }),
  ];

  rooms.push(
    referrals,
    analyticsRoom({ db, limiter, scanFigures: scans.scans.figures }),
    accountRoom({
      db,
      limiter,
      sessions: accounts.sessions,
      limitsOf,
      personal: () => rooms.flatMap((room) => room.personal ?? []),
      removeTraces: async (tx, person) => {
        await removeTo(tx, person.email);
        await removeOf(tx, person);
      },
      scanUsage: scans.scans.usage,
      countFavorites: saved.count,
    }),
  );

  watch.gauge('crisper_database_connections', 'Open connections to PostgreSQL', () => db.pool.totalCount);
  watch.gauge('crisper_database_waiting', 'Requests that wait for a connection', () => db.pool.waitingCount);
  watch.gauge(
    'crisper_oldest_waiting_job_seconds',
    'Age of the oldest job that is due',
    jobs.oldestWaitingSeconds,
  );
  watch.gauge('crisper_shared_cache_up', '1 while the cache answers', () => cache.check().then(() => 1));

  const checks: Container['checks'] = {
    database: async () => void (await db.pool.query('select 1')),
    queue: jobs.check,
  };
  for (const room of rooms) if (room.check) checks[room.name] = room.check;

  return {
    env,
    log,
    db,
    jobs,
    watch,
    limiter,
    accounts: accounts.accounts,
    scans: scans.scans,
    limitsOf,
    billing: billing.proGrants,
    payments,
    sandbox,
    authenticate: accounts.sessions.authenticate,
    rooms,
    leaving: false,
    checks,
    async warm() {
      await billing.catchUp().catch((error) => log.error({ err: error }, 'open payments are not looked at'));
      await matching.warm().catch((error) => log.error({ err: error }, 'the match index is not built'));
      await eyes.warm().catch((error) => log.error({ err: error }, 'the eyes do not open'));
    },
    async close() {
      await jobs.close();
      for (const room of rooms) await room.close?.();
      await mail.close();
      await cache.close();
    },
  };
}

/** Imported here alone: the native libraries behind it cost every test and tool that never looks at a photo. */
async function openVision(env: Env, log: Logger): Promise<VisionProvider> {
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
