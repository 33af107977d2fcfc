import { createHmac } from 'node:crypto';
import type { Interval } from '@crisper/contract/billing/billing';
import type { Database, Tx } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { closedPayments } from './closed.ts';
import type { Payments } from './payments.provider.ts';
import { type Sandbox, sandboxPayments } from './sandbox.ts';
import { stripePayments } from './stripe.ts';

interface Deps {
  env: Env;
  db: Database;
  secret: string;
  /** In cents. */
  prices: Record<Interval, number>;
  announce(tx: Tx, payload: string): Promise<void>;
}

/** Stripe when its keys are set, else the sandbox. In production the sandbox must be enabled explicitly. */
export function choosePayments({ env, db, secret, prices, announce }: Deps): {
  payments: Payments;
  sandbox?: Sandbox;
} {
  if (env.STRIPE_SECRET_KEY) {
    return {
      payments: stripePayments({
        secretKey: env.STRIPE_SECRET_KEY,
        publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        prices: { month: env.STRIPE_PRICE_MONTH ?? '', year: env.STRIPE_PRICE_YEAR ?? '' },
        ...(env.STRIPE_API_BASE && { apiBase: env.STRIPE_API_BASE }),
      }),
    };
  }
  if (env.PLANS === 'off') return { payments: closedPayments() };
  if (env.NODE_ENV === 'production' && env.PAYMENTS !== 'sandbox') return { payments: closedPayments() };
  const sandbox = sandboxPayments({ db, webhookSecret: sandboxSecret(secret), prices, announce });
  return { payments: sandbox, sandbox };
}

/** The secret the sandbox signs its webhooks with. */
export function sandboxSecret(secret: string): string {
  return `whsec_${createHmac('sha256', secret).update('sandbox webhooks').digest('hex')}`;
}
