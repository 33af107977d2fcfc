import type { Interval } from '@crisper/contract/billing/billing';
import type Stripe from 'stripe';
import { Problem } from '../../problem.ts';
import type { Payments } from './payments.provider.ts';
import {
  presentForm,
  presentPayment,
  presentReceipt,
  presentSubscription,
  presentSwitch,
} from './stripe-shapes.ts';
import { readSigned } from './webhook-signature.ts';

const LIMIT_MS = 10_000;
const RETRIES = 2;
const PAGE = 100;

interface Options {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Stripe's price ids. */
  prices: Record<Interval, string>;
  /** Replaces Stripe's own API address, for tests. */
  apiBase?: string;
}

export function stripePayments(options: Options): Payments {
  let opened: Promise<Stripe> | undefined;
  const client = () => {
    opened ??= open(options);
    return opened;
  };
  const ask = async <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await client());
    } catch (error) {
      throw explain(error);
    }
  };
  const itemOf = async (stripe: Stripe, subscriptionId: string): Promise<string> => {
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const [item] = items.data;
    if (!item) throw new Error(`Subscription ${subscriptionId} sells nothing`);
    return item.id;
  };

  return {
    name: 'stripe',
    publishableKey: options.publishableKey,

    customer: ({ key, email }) =>
      ask(async (stripe) => {
        const made = await stripe.customers.create(
          { email, metadata: { user: key } },
          { idempotencyKey: `customer-${key}` },
        );
        return made.id;
      }),

    setEmail: (id, email) =>
      ask(async (stripe) => void (await stripe.customers.update(id, { email }).catch(missing))),

    createSubscription: ({ customerId, interval, key }) =>
      ask(async (stripe) => {
        const made = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: options.prices[interval] }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
          },
          { idempotencyKey: `subscription-${key}` },
        );
        const form = presentForm(made);
        if (!form) throw new Error(`Subscription ${made.id} came without a payment`);
        return form;
      }),

    openPayment: (subscriptionId) =>
      ask(async (stripe) =>
        presentForm(
          await stripe.subscriptions.retrieve(subscriptionId, {
            expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
          }),
        ),
      ),

    discard: (subscriptionId) =>
      ask(async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(subscriptionId);
        if (status === 'incomplete_expired' || status === 'canceled') return true;
        if (status !== 'incomplete') return false;
        await stripe.subscriptions.cancel(subscriptionId);
        return true;
      }),

    payment: (id) =>
      ask(async (stripe) => {
        const intent = await stripe.paymentIntents.retrieve(id).catch(missing);
        if (!intent) return null;
        const { data } = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: id },
          expand: ['data.invoice'],
          limit: 1,
        });
        return presentPayment(intent, data[0]);
      }),

    subscriptions: (customer) =>
      ask(async (stripe) => {
        const { data } = await stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: PAGE,
          expand: ['data.latest_invoice'],
        });
        return data.map(presentSubscription);
      }),

    setCancelAtPeriodEnd: (id, cancel) =>
      ask(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancel }))),

    cancelNow: (id) => ask(async (stripe) => void (await stripe.subscriptions.cancel(id).catch(missing))),

    previewSwitch: (id, interval, at) =>
      ask(async (stripe) =>
        presentSwitch(
          await stripe.invoices.createPreview({
            subscription: id,
            subscription_details: {
              items: [{ id: await itemOf(stripe, id), price: options.prices[interval] }],
              proration_behavior: 'always_invoice',
              proration_date: seconds(at),
            },
          }),
        ),
      ),

    switchInterval: (id, interval, at, key) =>
      ask(async (stripe) => {
        const item = await itemOf(stripe, id);
        await stripe.subscriptions.update(
          id,
          {
            items: [{ id: item, price: options.prices[interval] }],
            proration_behavior: 'always_invoice',
            proration_date: seconds(at),
            // A declined card leaves the subscription unchanged.
            payment_behavior: 'error_if_incomplete',
          },
          { idempotencyKey: `switch-${key}` },
        );
      }),

    receipts: (customer) =>
      ask(async (stripe) => {
        const { data } = await stripe.invoices.list({ customer, status: 'paid', limit: PAGE });
        return data.filter((invoice) => invoice.amount_paid > 0).map(presentReceipt);
      }),

    cardFingerprints: (customer) =>
      ask(async (stripe) => {
        const { data } = await stripe.charges.list({ customer, limit: PAGE });
        return data.flatMap((charge) => charge.payment_method_details?.card?.fingerprint ?? []);
      }),

    refund: (subscription, key) =>
      ask(async (stripe) => {
        const { data } = await stripe.invoices.list({
          subscription,
          status: 'paid',
          limit: PAGE,
          expand: ['data.payments'],
        });
        for (const invoice of data) {
          for (const { payment } of invoice.payments?.data ?? []) {
            const intent = idOf(payment.payment_intent);
            if (!intent) continue;
            await stripe.refunds
              .create({ payment_intent: intent }, { idempotencyKey: `refund-${key}-${intent}` })
              .catch(alreadyRefunded);
          }
        }
        const { status, customer } = await stripe.subscriptions.retrieve(subscription);
        if (status !== 'canceled') await stripe.subscriptions.cancel(subscription);
        // A change from a year to a month leaves credit. The money it came from went back, so it goes, too.
        const change = data.reduce(
          (sum, { starting_balance: before, ending_balance: after }) => sum + (after ?? before) - before,
          0,
        );
        if (change !== 0)
          await stripe.customers.createBalanceTransaction(
            idOf(customer)!,
            { amount: -change, currency: data[0]!.currency, description: 'Refunded' },
            { idempotencyKey: `refund-${key}-balance` },
          );
        return data.reduce((sum, invoice) => sum + invoice.amount_paid, 0);
      }),

    /** Deleting a customer also ends its subscriptions. */
    forget: (id) => ask(async (stripe) => void (await stripe.customers.del(id).catch(missing))),

    readWebhook: (body, signature) => readSigned(body, signature, options.webhookSecret),
    now: async () => new Date(),
    check: () => ask(async (stripe) => void (await stripe.prices.retrieve(options.prices.month))),
  };
}

async function open({ secretKey, apiBase }: Options): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Client(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: LIMIT_MS,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

function missing(error: { code?: string }): null {
  if (error.code === 'resource_missing') return null;
  throw error;
}

function alreadyRefunded(error: { code?: string }): void {
  if (error.code !== 'charge_already_refunded') throw error;
}

/** Card errors keep Stripe's message, which is written for the person who pays. Other messages are not shown. */
function explain(error: unknown): unknown {
  const { type, message } = error as { type?: string; message?: string };
  if (type === 'StripeCardError')
    return new Problem('conflict', message ?? 'Your card was declined.', { status: 402, cause: error });
  if (type?.startsWith('Stripe'))
    return new Problem('unavailable', 'The payment service isn’t answering. Please try again in a moment.', {
      retryAfter: 30,
      cause: error,
    });
  return error;
}
