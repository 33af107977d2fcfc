import type { Interval } from '@crisper/contract/billing/billing';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { periodEnd, prorate } from './billing-period.ts';
import type { Payments, RemoteSubscription } from './payments.provider.ts';
import * as repository from './sandbox.repository.ts';
import { type SandboxCards, sandboxCards } from './sandbox-cards.ts';
import { newId, newPaymentId } from './sandbox-ids.ts';
import { renew } from './sandbox-renewals.ts';
import { readSigned, sign } from './webhook-signature.ts';

/** As long as Stripe waits for a first payment. */
const UNPAID_LIMIT_MS = 23 * 60 * 60 * 1000;

interface Deps {
  db: Database;
  /** Signs the sandbox's webhooks. */
  webhookSecret: string;
  prices: Record<Interval, number>;
  /** Sends a webhook to our own server after the transaction commits. */
  announce(tx: Tx, payload: string): Promise<void>;
}

export interface Sandbox extends Payments, SandboxCards {
  /** Does everything due by the sandbox's clock: renewals, cancellations, expired payments. */
  tick(): Promise<void>;
  /** Moves the clock forward and does what becomes due. */
  advance(ms: number): Promise<void>;
  /** The card that the customer pays with. Test cards have no fingerprint, because everybody shares them. */
  setCardFingerprint(customerId: string, fingerprint: string): Promise<void>;
  /** Whether later charges of this customer succeed. */
  setCardPays(customerId: string, pays: boolean): Promise<void>;
  sign(payload: string): Promise<string>;
}

/** A built-in payment provider: same calls, states and signed webhooks as Stripe, but no money. */
export function sandboxPayments({ db, webhookSecret, prices, announce }: Deps): Sandbox {
  const now = (tx: Tx = db.orm) => repository.now(tx);

  const tell = (tx: Tx, type: string, customerId: string) =>
    announce(
      tx,
      JSON.stringify({
        id: newId('evt'),
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        data: { object: { object: type.split('.', 1)[0], customer: customerId } },
      }),
    );

  /** Changes one subscription under its lock and sends the webhook. */
  const change = <Result>(
    id: string,
    type: string,
    work: (tx: Tx, row: repository.SubscriptionRow) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      const row = await repository.lockSubscription(tx, id);
      if (!row) throw new Problem('not_found', 'That subscription does not exist.');
      const result = await work(tx, row);
      await tell(tx, type, row.customerId);
      return result;
    });

  const formOf = (payment: repository.PaymentRow) => ({
    subscriptionId: payment.subscriptionId,
    paymentIntentId: payment.id,
    clientSecret: payment.clientSecret,
    amountCents: payment.amountCents,
  });

  const end = async (tx: Tx, id: string, at: Date): Promise<void> => {
    await repository.cancelOpenPayments(tx, id);
    await repository.setSubscription(tx, id, { status: 'ended', endedAt: at });
  };

  const quote = async (tx: Tx, row: repository.SubscriptionRow, interval: Interval, at: Date) => {
    const customer = await repository.customer(tx, row.customerId);
    const figures = prorate(row, at, prices[interval], customer?.balanceCents ?? 0);
    return { ...figures, nextRenewal: periodEnd(at, interval, 1), pays: customer?.cardPays === true };
  };

  const sandbox: Sandbox = {
    name: 'sandbox',
    publishableKey: null,
    customer: ({ key, email }) => repository.customerOfKey(db.orm, { id: newId('cus'), key, email }),

    setEmail: (customerId, email) => repository.setCustomer(db.orm, customerId, { email }),

    createSubscription: ({ customerId, interval, key }) =>
      db.transaction(async (tx) => {
        const at = await now(tx);
        const id = newId('sub');
        const amountCents = prices[interval];
        const made = await repository.insertSubscription(tx, {
          id,
          customerId,
          key,
          status: 'incomplete',
          interval,
          amountCents,
          anchor: at,
          periodStart: at,
          periodEnd: periodEnd(at, interval, 1),
          startedAt: at,
        });
        if (made) {
          await repository.insertPayment(tx, {
            ...newPaymentId(),
            subscriptionId: id,
            amountCents,
            description: `Pro Chef, 1 ${interval}`,
            status: 'requires_payment_method',
            createdAt: at,
          });
        }
        const subscription = await repository.subscription(tx, { key });
        const payment = subscription && (await repository.lastPayment(tx, subscription.id));
        if (!payment) throw new Error('The sandbox lost a subscription');
        return formOf(payment);
      }),

    async openPayment(subscriptionId) {
      const payment = await repository.lastPayment(db.orm, subscriptionId);
      if (!payment || payment.status === 'succeeded' || payment.status === 'canceled') return null;
      return formOf(payment);
    },

    discard: (subscriptionId) =>
      change(subscriptionId, 'customer.subscription.deleted', async (tx, row) => {
        if (row.status !== 'incomplete') return row.status === 'ended';
        await end(tx, row.id, await now(tx));
        return true;
      }),

    async payment(id) {
      const payment = await repository.payment(db.orm, { id });
      if (!payment) return null;
      const subscription = await repository.subscription(db.orm, { id: payment.subscriptionId });
      const known = { succeeded: 'succeeded', canceled: 'canceled' } as const;
      return {
        id,
        customerId: subscription?.customerId ?? null,
        subscriptionId: payment.subscriptionId,
        amountCents: payment.amountCents,
        status: known[payment.status as keyof typeof known] ?? 'open',
      };
    },

    async subscriptions(customerId) {
      const rows = await repository.subscriptionsOf(db.orm, customerId);
      return Promise.all(rows.map(async (row) => present(row, await repository.lastPayment(db.orm, row.id))));
    },

    setCancelAtPeriodEnd: (id, cancel) =>
      change(id, 'customer.subscription.updated', (tx) =>
        repository.setSubscription(tx, id, { cancelAtPeriodEnd: cancel }),
      ),

    cancelNow: (id) =>
      change(id, 'customer.subscription.deleted', async (tx, row) => {
        if (row.status !== 'ended') await end(tx, id, await now(tx));
      }),

    async previewSwitch(id, interval, at) {
      const row = await repository.subscription(db.orm, { id });
      if (!row) throw new Problem('not_found', 'That subscription does not exist.');
      const { pays: _, ...figures } = await quote(db.orm, row, interval, at);
      return figures;
    },

    switchInterval: (id, interval, at) =>
      change(id, 'customer.subscription.updated', async (tx, row) => {
        if (row.interval === interval) return;
        // The rest of a subscription that was paid back is worth nothing.
        if (row.status === 'ended') throw new Problem('conflict', 'That subscription has ended.');
        const { pays, dueNowCents, balanceCents } = await quote(tx, row, interval, at);
        if (dueNowCents > 0 && !pays)
          throw new Problem('conflict', 'Your card was declined. Nothing was changed.', { status: 402 });
        const paidAt = await now(tx);
        await repository.insertPayment(tx, {
          ...newPaymentId(),
          subscriptionId: id,
          amountCents: dueNowCents,
          description: `Pro Chef, change to 1 ${interval}`,
          status: 'succeeded',
          createdAt: paidAt,
          paidAt,
        });
        await repository.setCustomer(tx, row.customerId, { balanceCents });
        await repository.setSubscription(tx, id, {
          interval,
          amountCents: prices[interval],
          anchor: at,
          periods: 1,
          periodStart: at,
          periodEnd: periodEnd(at, interval, 1),
        });
      }),

    async receipts(customerId) {
      const paid = await repository.paidOf(db.orm, customerId);
      return paid.map((payment) => ({
        id: payment.id,
        number: `TEST-${payment.id.slice(-8).toUpperCase()}`,
        subscriptionId: payment.subscriptionId,
        paidAt: payment.paidAt ?? payment.createdAt,
        amountCents: payment.amountCents,
        description: payment.description,
        url: null,
      }));
    },

    async cardFingerprints(customerId) {
      const customer = await repository.customer(db.orm, customerId);
      return customer?.cardFingerprint ? [customer.cardFingerprint] : [];
    },

    refund: (id) =>
      change(id, 'charge.refunded', async (tx, row) => {
        const at = await now(tx);
        if (row.status !== 'ended') await end(tx, id, at);
        await repository.setCustomer(tx, row.customerId, { balanceCents: 0 });
        return repository.refundAll(tx, id, at);
      }),

    forget: (customerId) => repository.removeCustomer(db.orm, customerId),
    readWebhook: (body, signature) => readSigned(body, signature, webhookSecret),
    sign: (payload) => sign(payload, webhookSecret),
    now: () => now(),
    check: async () => {},

    ...sandboxCards({ db, now, tell }),

    async tick() {
      const at = await now();
      const ids = await repository.due(db.orm, at, new Date(at.getTime() - UNPAID_LIMIT_MS));
      for (const id of ids)
        await change(id, 'customer.subscription.updated', (tx, row) => renew(tx, row, at));
    },

    async advance(ms) {
      await repository.moveClock(db.orm, ms);
      await sandbox.tick();
    },

    setCardFingerprint: (customerId, cardFingerprint) =>
      repository.setCustomer(db.orm, customerId, { cardFingerprint }),
    setCardPays: (customerId, pays) => repository.setCustomer(db.orm, customerId, { cardPays: pays }),
  };
  return sandbox;
}

function present(
  row: repository.SubscriptionRow,
  last: repository.PaymentRow | undefined,
): RemoteSubscription {
  const paid = last?.status === 'succeeded';
  return {
    id: row.id,
    status: row.status,
    interval: row.interval,
    amountCents: row.amountCents,
    periodEnd: row.periodEnd,
    paidThrough: paid ? row.periodEnd : row.periods > 1 ? row.periodStart : null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
  };
}
