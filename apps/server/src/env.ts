import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { aboutSetting, SETTING_NAMES, SETTINGS } from './settings.ts';

export type Env = Omit<z.output<typeof SETTINGS>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** Stripe needs all of these: without the webhook secret, payments would start but never be confirmed. */
const WITH_STRIPE = [
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTH',
  'STRIPE_PRICE_YEAR',
] as const;

/** Sign-in through a provider needs all of these. */
const WITH_OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** An invalid setting. The message is written for the person who set it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const unusable = (...problems: string[]) =>
  new SettingsError(['These settings cannot be used:', ...problems].join('\n  '));

/** Secrets given as files, as container engines do: `SECRET_FILE=/run/secrets/secret`. */
function secretsFromFiles(given: Record<string, string | undefined>): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name of SETTING_NAMES.filter((name) => aboutSetting(name).secret)) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) throw unusable(`${name}_FILE: ${name} is set too; set one of them`);
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw unusable(`${name}_FILE: there is no file to read at ${path}`);
    }
  }
  return read;
}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = SETTINGS.safeParse({ ...given, ...secretsFromFiles(given) });
  if (!result.success)
    throw unusable(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = result.data;
  if (env.VISION && env.VISION !== 'embedded' && !(env.AI_BASE_URL && env.AI_VISION_MODEL)) {
    throw unusable(`VISION: ${env.VISION} needs AI_BASE_URL and AI_VISION_MODEL`);
  }
  if (env.STRIPE_SECRET_KEY) {
    const missing = WITH_STRIPE.filter((name) => !env[name]);
    if (missing.length > 0) throw unusable(`STRIPE_SECRET_KEY: needs ${missing.join(', ')} too`);
  }
  const oidc = WITH_OIDC.filter((name) => !env[name]);
  if (oidc.length > 0 && (oidc.length < WITH_OIDC.length || env.OIDC_NAME || env.OIDC_ADMIN_GROUP))
    throw unusable(`OIDC_ISSUER: sign-in through a provider needs ${oidc.join(', ')} too`);
  if (env.PLANS === 'off' && env.STRIPE_SECRET_KEY)
    throw unusable(
      'PLANS: is off, but STRIPE_SECRET_KEY is set: end all subscriptions and take the key out, or set PLANS=on',
    );
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw unusable(`ROLE: ${env.ROLE} needs DATABASE_URL, the database that all instances share`);
  return { ...env, PUBLIC_URL: publicUrl(env) };
}

/** Without a slash at the end, and with the base path, so that a path of ours can follow it. */
function publicUrl({ PUBLIC_URL, PORT, BASE_PATH }: z.output<typeof SETTINGS>): string {
  const { origin, pathname } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const path = pathname.replace(/\/$/, '');
  if (path !== '' && path !== BASE_PATH)
    throw unusable(
      `PUBLIC_URL: its path is ${path}, but BASE_PATH is ${BASE_PATH || 'not set'}; set BASE_PATH=${path}, or take the path out of PUBLIC_URL`,
    );
  return origin + BASE_PATH;
}
