import { isIP } from 'node:net';
import { z } from 'zod';

const SECRET_MIN = 32;

/** How an operator says which forwarded addresses to believe: none, those of the last proxies, or those of networks. */
const trustedProxies = z
  .string()
  .default('false')
  .refine(
    (value) => value !== 'true',
    'must be how many proxies stand in front (such as 1) or their networks (such as 10.0.0.0/8); true would believe every address that a visitor makes up',
  )
  .refine(
    (value) => /^(?:true|false|\d{1,2})$/.test(value) || value.split(',').every(isNetwork),
    'must be false, a number of proxies, or networks such as 10.0.0.0/8, but not the whole internet',
  )
  .transform((value) => {
    if (value === 'false') return false;
    return /^\d{1,2}$/.test(value) ? Number(value) : value;
  });

/** Names of networks that the server knows besides addresses. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  if (NAMED_NETWORKS.includes(address)) return prefix === undefined;
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

const address = (protocols: string[], example: string) =>
  z.string().refine((value) => hasProtocol(value, protocols), `must look like ${example}`);

function hasProtocol(value: string, protocols: string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

const web = address(['http:', 'https:'], 'https://example.com');

const mailbox = z.email('must be an email address');
const words = z.string().trim().min(1).max(200, 'must have at most 200 characters');

const shape = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  DRAIN_SECONDS: z.coerce.number('must be a number from 0 to 60').min(0).max(60).default(0),
  PORT: z.coerce
    .number('must be a number from 0 to 65535')
    .int('must be a whole number')
    .min(0, 'must be a number from 0 to 65535')
    .max(65535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1).max(255).default('localhost'),
  PUBLIC_URL: web.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SECRET: z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/crisper',
  ).optional(),
  REDIS_URL: address(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  AI_BASE_URL: web.optional(),
  AI_API_KEY: z.string().optional(),
  AI_VISION_MODEL: z.string().max(200).optional(),
  VISION: z.enum(['embedded', 'model', 'both'], 'must be embedded, model or both').optional(),
  AI_TEXT_MODEL: z.string().max(200).optional(),
  /** Where unknown bar codes are looked up; nowhere when absent. */
  PRODUCTS_URL: web.optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_', 'must start with sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must start with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_').optional(),
  STRIPE_PRICE_MONTH: z.string().startsWith('price_', 'must start with price_').optional(),
  STRIPE_PRICE_YEAR: z.string().startsWith('price_', 'must start with price_').optional(),
  STRIPE_API_BASE: web.optional(),
  PAYMENTS: z.enum(['sandbox'], 'can only be sandbox').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().max(320).default('Crisper <hello@localhost>'),
  /** The base URL for the status probes; this process when absent. */
  PROBE_URL: web.optional(),
  // How people reach whoever runs this server. What is not set is not shown.
  CONTACT_EMAIL: mailbox.optional(),
  CONTACT_GENERAL_EMAIL: mailbox.optional(),
  CONTACT_PRIVACY_EMAIL: mailbox.optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ().-]{4,32}$/, 'must be a phone number such as +1 415 555 0100')
    .optional(),
  CONTACT_CHAT_URL: web.optional(),
  CONTACT_ADDRESS: words.optional(),
  CONTACT_HOURS: words.optional(),
  SLOW_QUERY_MS: z.coerce.number('must be a number of milliseconds').int().min(1).default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
  TRUST_PROXY: trustedProxies,
  METRICS_TOKEN: z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`).optional(),
});

export type Env = Omit<z.output<typeof shape>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Stripe needs all of these: without the webhook secret, payments would start but never be confirmed. */
const WITH_STRIPE = [
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTH',
  'STRIPE_PRICE_YEAR',
] as const;

/** An invalid setting. The message is written for the person who set it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = shape.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const env = result.data;
  if (env.VISION && env.VISION !== 'embedded' && !(env.AI_BASE_URL && env.AI_VISION_MODEL)) {
    throw new SettingsError(
      `These settings cannot be used:\n  VISION: ${env.VISION} needs AI_BASE_URL and AI_VISION_MODEL`,
    );
  }
  if (env.STRIPE_SECRET_KEY) {
    const missing = WITH_STRIPE.filter((name) => !env[name]);
    if (missing.length > 0)
      throw new SettingsError(
        `These settings cannot be used:\n  STRIPE_SECRET_KEY: needs ${missing.join(', ')} too`,
      );
  }
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw new SettingsError(
      `These settings cannot be used:\n  ROLE: ${env.ROLE} needs DATABASE_URL, the database that all instances share`,
    );
  return { ...env, PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '') };
}
