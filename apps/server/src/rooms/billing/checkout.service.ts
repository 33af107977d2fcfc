import type { User } from '@crisper/contract/auth/auth';
import type { Interval, Payment } from '@crisper/contract/billing/billing';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { priceCents } from '../../plan-offers.ts';
import { Problem } from '../../problem.ts';
import type { NewSubscription, Payments } from '../../providers/payments/payments.provider.ts';
import * as checkouts from './checkouts.repository.ts';
import * as subscriptions from './subscriptions.repository.ts';
import type { SyncSubscription } from './sync.service.ts';

const BEGIN: Rule = { name: 'checkout', max: 30, seconds: 3600 };
const COMPLETE: Rule = { name: 'checkout-complete', max: 120, seconds: 3600 };

interface Deps {
  db: Database;
  limiter: Limiter;
  payments: Payments;
  sync: SyncSubscription;
}

export type CheckoutService = ReturnType<typeof createCheckout>;

/** From choosing Pro to the first payment. */
export function createCheckout({ db, limiter, payments, sync }: Deps) {
  const customerFor = async (user: User): Promise<string> => {
    const known = await subscriptions.customerOf(db.orm, user.id);
    if (known) return known;
    const made = await payments.customer({ key: user.id, email: user.email });
    await subscriptions.keepCustomer(db.orm, user.id, made);
    return (await subscriptions.customerOf(db.orm, user.id)) ?? made;
  };

  const assertNone = async (user: User): Promise<void> => {
    const rows = await subscriptions.list(db.orm, user.id);
    if (rows.some((row) => row.status !== 'ended'))
      throw new Problem('conflict', 'You already have Pro. You can manage it in your account.');
  };

  /** The open checkout for the chosen interval. One for another interval is dropped at the provider first. */
  const checkoutFor = async (
    user: User,
    customerId: string,
    interval: Interval,
  ): Promise<checkouts.CheckoutRow> => {
    const wanted = { userId: user.id, interval, amountCents: priceCents(interval) };
    const row = await checkouts.open(db.orm, wanted);
    const usable = row.interval === interval && row.amountCents === wanted.amountCents;
    if (usable && (!row.subscriptionId || (await payments.openPayment(row.subscriptionId)))) return row;
    if (row.subscriptionId && !(await payments.discard(row.subscriptionId))) {
      await sync(customerId);
      await assertNone(user);
    }
    await checkouts.set(db.orm, row.id, { status: 'dropped' });
    return checkouts.open(db.orm, wanted);
  };

  return {
    async begin(user: User, interval: Interval): Promise<Payment> {
      assertNotChild(user);
      await limiter.use(BEGIN, user.id);
      await assertNone(user);
      const customerId = await customerFor(user);
      const row = await checkoutFor(user, customerId, interval);
      // Paid in another tab since the first look: the checkout is a new one then, and would be paid a second time.
      await assertNone(user);
      const form =
        (row.subscriptionId && (await payments.openPayment(row.subscriptionId))) ||
        (await payments.createSubscription({ customerId, interval: row.interval, key: row.id }));
      if (form.amountCents !== row.amountCents)
        throw new Error(`The provider asks ${form.amountCents} cents where the price is ${row.amountCents}`);
      const { subscriptionId, paymentIntentId } = form;
      await checkouts.set(db.orm, row.id, { subscriptionId, paymentIntentId });
      return presentPayment(payments, form, row.interval);
    },

    /** The provider is asked for the person's own payment; the browser's claim is not trusted. */
    async complete(user: User, paymentIntentId: string): Promise<void> {
      await limiter.use(COMPLETE, user.id);
      const customerId = await subscriptions.customerOf(db.orm, user.id);
      const payment = await payments.payment(paymentIntentId);
      if (!payment) throw new Problem('not_found', 'We could not find that payment.');
      if (!customerId || payment.customerId !== customerId)
        throw new Problem('forbidden', 'This payment belongs to another account.');
      if (payment.status !== 'succeeded')
        throw new Problem('conflict', 'The payment has not gone through. Please try again.', { status: 402 });
      const checkout = await checkouts.ofIntent(db.orm, paymentIntentId);
      const renews = (await subscriptions.list(db.orm, user.id)).some(
        (row) => row.id === payment.subscriptionId,
      );
      const first =
        checkout?.amountCents === payment.amountCents && checkout.subscriptionId === payment.subscriptionId;
      if (!first && !renews)
        throw new Problem(
          'conflict',
          'This payment is not the price of a subscription. Please contact support.',
        );
      await sync(customerId);
    },
  };
}

export function presentPayment(payments: Payments, form: NewSubscription, interval: Interval): Payment {
  if (payments.name === 'closed')
    throw new Problem('unavailable', 'Payments are not open on this server yet.');
  return {
    clientSecret: form.clientSecret,
    paymentIntentId: form.paymentIntentId,
    provider: payments.name,
    publishableKey: payments.publishableKey,
    amountCents: form.amountCents,
    interval,
  };
}
