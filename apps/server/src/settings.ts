import { z } from 'zod';
import {
  address,
  basePath,
  isBucket,
  issuer,
  mailbox,
  trustedProxies,
  web,
  webhookHosts,
  words,
} from './setting-kinds.ts';

const SECRET_MIN = 32;

interface About {
  /** What it does, for the table of the README. */
  means: string;
  /** What holds when it is not set. */
  otherwise: string;
  /** May also be given as a file (NAME_FILE), and is never printed. */
  secret?: true;
}

const set = <Schema extends z.ZodType>(schema: Schema, otherwise: string, means: string): Schema =>
  schema.meta({ means, otherwise } satisfies About);
const secret = <Schema extends z.ZodType>(schema: Schema, otherwise: string, means: string): Schema =>
  schema.meta({ means, otherwise, secret: true } satisfies About);

const onOff = (means: string) => set(z.enum(['on', 'off'], 'must be on or off').default('on'), '`on`', means);

/** Every setting, in the order of the README. */
export const SETTINGS = z.object({
  PORT: set(
    z.coerce
      .number('must be a number from 0 to 65535')
      .int('must be a whole number')
      .min(0, 'must be a number from 0 to 65535')
      .max(65535, 'must be a number from 0 to 65535')
      .default(3000),
    '`3000`',
    'where the server listens',
  ),
  HOST: set(
    z.string().min(1).max(255).default('localhost'),
    '`localhost`',
    '`0.0.0.0` for other machines. Over plain http browsers withhold camera, voice, a screen that stays on and offline use, and the pages say so: put a proxy with https in front to have them',
  ),
  PUBLIC_URL: set(web.optional(), '`http://localhost:PORT`', 'the address in emails and link previews'),
  BASE_PATH: set(
    basePath,
    'none',
    'the path below which a proxy serves it, such as `/kitchen`; the proxy passes paths on as they are',
  ),
  DATA_DIR: set(
    z.string().min(1).default('.data'),
    '`.data`',
    'the embedded database, the secret and backups',
  ),
  SECRET: secret(
    z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`).optional(),
    'made once, kept in `DATA_DIR`',
    'at least 32 characters; set the same one on every instance',
  ),
  LOG_LEVEL: set(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    '`info`',
    '`fatal` `error` `warn` `info` `debug` `trace` `silent`',
  ),
  DATABASE_URL: secret(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/crisper').optional(),
    'embedded PostgreSQL',
    'your own PostgreSQL, 15 or newer',
  ),
  REDIS_URL: secret(
    address(['redis:', 'rediss:'], 'redis://host:6379').optional(),
    'in the process',
    'counters and cache shared between instances',
  ),
  AI_BASE_URL: set(web.optional(), 'none', 'where a language and vision model speaks the OpenAI protocol'),
  AI_API_KEY: secret(z.string().optional(), 'none', 'its key'),
  AI_VISION_MODEL: set(z.string().max(200).optional(), 'none', 'the model that looks at photos'),
  AI_TEXT_MODEL: set(z.string().max(200).optional(), 'none', 'the model that writes'),
  VISION: set(
    z.enum(['embedded', 'model', 'both'], 'must be embedded, model or both').optional(),
    '`model` where one is set, else `embedded`',
    'who looks at photos: `embedded` (this machine), `model` (the one above) or `both`',
  ),
  STORAGE_URL: secret(
    z
      .string()
      .refine(isBucket, 'must look like https://KEY:SECRET@host/bucket?region=eu-central-1')
      .optional(),
    "people's photos of recipes are kept in the database",
    'any S3-compatible store for them, such as `https://KEY:SECRET@host/bucket?region=eu-central-1`; photos already in the database move there',
  ),
  BACKUP_EVERY: set(
    z
      .string()
      .regex(/^[1-9]\d{0,2}[hdw]$/, 'must look like 12h, 1d or 2w: a number of hours, days or weeks')
      .optional(),
    'only by hand: `npm run backup`',
    'how often a backup is made, such as `12h`, `1d` or `1w`; one instance makes it, while people go on',
  ),
  BACKUP_KEEP: set(
    z.coerce.number('must be a number from 1 to 1000').int().min(1).max(1000).default(7),
    '`7`',
    'how many backups stay; older ones are deleted once a new one is whole',
  ),
  BACKUP_TO: secret(
    z
      .string()
      .max(2000)
      .refine(
        (value) => !value.includes('://') || isBucket(value),
        'must be a folder, or look like https://KEY:SECRET@host/bucket?region=eu-central-1',
      )
      .optional(),
    '`backups` in `DATA_DIR`',
    'where backups go: a folder, or any S3-compatible store, such as `https://KEY:SECRET@host/bucket/crisper?region=eu-central-1`',
  ),
  PRODUCTS_URL: set(
    web.optional(),
    'bar codes are known from imports and from what households say',
    'where an unknown bar code is looked up, such as `https://world.openfoodfacts.org/api/v2/product/{code}.json`; only its digits are sent',
  ),
  WEBHOOK_HOSTS: set(
    webhookHosts,
    'webhooks reach public addresses only',
    'names and addresses of your own network, each with its port, that webhooks may reach all the same, without https too, such as `homeassistant.local:8123`',
  ),
  WEBHOOK_HOSTS_FOR: set(
    z.enum(['admins', 'everyone'], 'must be admins or everyone').default('admins'),
    '`admins`',
    'whose webhooks reach `WEBHOOK_HOSTS`: those of administrators (`admins`) or of every member (`everyone`)',
  ),
  SIGNUP: set(
    z.enum(['open', 'invite', 'closed'], 'must be open, invite or closed').default('open'),
    '`open`',
    'who may make an account: everybody (`open`), people with an invitation of an administrator or into a household (`invite`), or nobody (`closed`)',
  ),
  ADMIN: set(
    z.enum(['first', 'none'], 'must be first or none').default('first'),
    '`first`',
    'a new installation prints a link with which its first administrator signs up, also where nobody else may (`first`); `none`: nobody is administrator until `npm run admin -- grant EMAIL`, and the first account needs no invitation',
  ),
  OIDC_ISSUER: set(
    issuer.optional(),
    'none',
    'sign in through a provider that speaks OpenID Connect, such as `https://id.example.com`; there, allow the redirect address `PUBLIC_URL/sign-in/callback`',
  ),
  OIDC_CLIENT_ID: set(
    words.optional(),
    'none',
    'with `OIDC_ISSUER`: what the provider calls this installation',
  ),
  OIDC_CLIENT_SECRET: secret(
    z.string().max(1000).optional(),
    'none',
    'with `OIDC_ISSUER`: the secret it gave',
  ),
  OIDC_NAME: set(
    z.string().trim().min(1).max(40, 'must have at most 40 characters').optional(),
    'the host of `OIDC_ISSUER`',
    'what people call the provider: “Continue with …”',
  ),
  OIDC_ADMIN_GROUP: set(
    words.optional(),
    'none',
    'who is in this group there (claim `groups`) is an administrator here, from the next sign-in on and for as long',
  ),
  PLANS: onOff(
    'limits of the free plan, prices and payments; `off` for a home or a club: everybody has everything, nothing is sold (no referrals either), nobody is measured, and the community begins without posts of ours',
  ),
  COMMUNITY: onOff('discussions between the people of this installation'),
  REFERRALS: onOff('days of Pro for inviting friends'),
  STRIPE_SECRET_KEY: secret(
    z.string().startsWith('sk_', 'must start with sk_').optional(),
    'none',
    'payments through Stripe; its webhook is `/api/webhooks/stripe`',
  ),
  STRIPE_PUBLISHABLE_KEY: set(
    z.string().startsWith('pk_', 'must start with pk_').optional(),
    'none',
    'with `STRIPE_SECRET_KEY`',
  ),
  STRIPE_WEBHOOK_SECRET: secret(
    z.string().startsWith('whsec_', 'must start with whsec_').optional(),
    'none',
    'with `STRIPE_SECRET_KEY`',
  ),
  STRIPE_PRICE_MONTH: set(
    z.string().startsWith('price_', 'must start with price_').optional(),
    'none',
    'with `STRIPE_SECRET_KEY`: the monthly price',
  ),
  STRIPE_PRICE_YEAR: set(
    z.string().startsWith('price_', 'must start with price_').optional(),
    'none',
    'with `STRIPE_SECRET_KEY`: the yearly price',
  ),
  STRIPE_API_BASE: set(web.optional(), "Stripe's own", 'another address that speaks its protocol, for tests'),
  PAYMENTS: set(
    z.enum(['sandbox'], 'can only be sandbox').optional(),
    'closed in production',
    '`sandbox`: pay with test cards; the default in development, and for `npm start` without `PUBLIC_URL`',
  ),
  SMTP_URL: secret(
    address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
    'emails stay in a table, and nobody is asked to confirm an email',
    'the mail server',
  ),
  MAIL_FROM: set(
    z.string().max(320).default('Crisper <hello@localhost>'),
    '`Crisper <hello@localhost>`',
    'who emails come from',
  ),
  CONTACT_EMAIL: set(
    mailbox.optional(),
    'messages stay in the inbox',
    'the support mailbox: gets what people write on the contact page, and is shown there',
  ),
  CONTACT_GENERAL_EMAIL: set(mailbox.optional(), 'not shown', 'for everything else'),
  CONTACT_PRIVACY_EMAIL: set(mailbox.optional(), 'not shown', 'for questions about personal data'),
  CONTACT_PHONE: set(
    z
      .string()
      .regex(/^\+?[\d ().-]{4,32}$/, 'must be a phone number such as +1 415 555 0100')
      .optional(),
    'not shown',
    'a phone number',
  ),
  CONTACT_CHAT_URL: set(web.optional(), 'not shown', 'where to chat'),
  CONTACT_ADDRESS: set(words.optional(), 'not shown', 'a postal address'),
  CONTACT_HOURS: set(words.optional(), 'not shown', 'when somebody answers; separate several with `;`'),
  PROBE_URL: set(
    web.optional(),
    'this process',
    'where the status probes look for the service, such as its public address',
  ),
  ROLE: set(
    z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
    '`all`',
    '`web` answers and leaves jobs to others, `worker` works off jobs; both need `DATABASE_URL`',
  ),
  DRAIN_SECONDS: set(
    z.coerce.number('must be a number from 0 to 60').min(0).max(60).default(0),
    '`0`',
    'how long a leaving instance still answers while it says that it leaves',
  ),
  SLOW_QUERY_MS: set(
    z.coerce.number('must be a number of milliseconds').int().min(1).default(500),
    '`500`',
    'statements slower than this are logged',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: set(web.optional(), 'none', 'where traces go'),
  TRUST_PROXY: set(trustedProxies, '`false`', 'the number of proxies in front, or their networks'),
  METRICS_TOKEN: secret(
    z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`).optional(),
    'none',
    'at least 32 characters; who brings it as a bearer token sees `/metrics`, without it nobody does',
  ),
  NODE_ENV: set(
    z.enum(['production', 'development', 'test']).default('production'),
    '`production`',
    'how it runs: `production`, `development` or `test`',
  ),
});

export type SettingName = keyof typeof SETTINGS.shape;
export const SETTING_NAMES = Object.keys(SETTINGS.shape) as SettingName[];

export function aboutSetting(name: SettingName): About {
  return SETTINGS.shape[name].meta() as unknown as About;
}
