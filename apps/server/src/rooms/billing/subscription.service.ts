import type { User } from '@crisper/contract/auth/auth';
import type {
  BillingState,
  Interval,
  Payment,
  Receipt,
  SwitchPreview,
} from '@crisper/contract/billing/billing';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { Payments } from '../../providers/payments/payments.provider.ts';
import { presentPayment } from './checkout.service.ts';
import { REFUND_MS } from './grace.ts';
import type { GuaranteeMarks } from './guarantee-marks.ts';
import { presentBilling } from './present-billing.ts';
import * as grants from './pro-grants.repository.ts';
import type { FinishRefund } from './refunds.service.ts';
import * as repository from './subscriptions.repository.ts';
import type { SyncSubscription } from './sync.service.ts';

const DAY = 24 * 60 * 60;
/** Canceling has no limit: it does nothing where nothing was resumed. */
const RESUME: Rule = { name: 'billing-resume', max: 5, seconds: DAY };
const SWITCH: Rule = { name: 'billing-switch', max: 5, seconds: DAY };

/** How long the previewed price of a switch is valid. */
const PREVIEW_SECONDS = 15 * 60;

interface Deps {
  db: Database;
  payments: Payments;
  sync: SyncSubscription;
  finishRefund: FinishRefund;
  marks: GuaranteeMarks;
  limiter: Limiter;
}

export type SubscriptionService = ReturnType<typeof createSubscriptions>;

/** The actions of a subscriber: cancel, resume, switch, refund. */
export function createSubscriptions({ db, payments, sync, finishRefund, marks, limiter }: Deps) {
  const state = async (user: User): Promise<BillingState> => {
    const [rows, granted, refund, marked] = await Promise.all([
      repository.list(db.orm, user.id),
      grants.list(db.orm, user.id),
      repository.refundOf(db.orm, user.id),
      marks.known(db.orm, user.email),
    ]);
    return presentBilling(rows, granted, { guaranteeUsed: marked || refund !== undefined, now: new Date() });
  };

  /** The current subscription and its customer. */
  const running = async (user: User) => {
    const customerId = await repository.customerOf(db.orm, user.id);
    const row = (await repository.list(db.orm, user.id)).find(({ status }) => status !== 'ended');
    if (!customerId || !row) throw new Problem('not_found', 'You have no active subscription.');
    return { customerId, row };
  };

  const switchable = async (user: User) => {
    const found = await running(user);
    if (found.row.status === 'past_due')
      throw new Problem('conflict', 'Please pay the overdue renewal first.');
    if (found.row.cancelAtPeriodEnd)
      throw new Problem('conflict', 'Your subscription is about to end. Resume it first.');
    return found;
  };

  return {
    state,

    async cancel(user: User): Promise<BillingState> {
      const { customerId, row } = await running(user);
      // When a renewal is unpaid, there is no paid time left, so it ends now.
      if (row.status === 'past_due') await payments.cancelNow(row.id);
      else await payments.setCancelAtPeriodEnd(row.id, true);
      await sync(customerId);
      return state(user);
    },

    async resume(user: User): Promise<BillingState> {
      assertNotChild(user);
      const { customerId, row } = await running(user);
      if (row.cancelAtPeriodEnd) await limiter.use(RESUME, user.id);
      await payments.setCancelAtPeriodEnd(row.id, false);
      await sync(customerId);
      return state(user);
    },

    async previewSwitch(user: User, interval: Interval): Promise<SwitchPreview> {
      const { row } = await switchable(user);
      if (row.interval === interval)
        throw new Problem(
          'conflict',
          interval === 'month' ? 'You already pay by the month.' : 'You already pay by the year.',
        );
      const prorationAt = Math.floor((await payments.now()).getTime() / 1000);
      const figures = await payments.previewSwitch(row.id, interval, new Date(prorationAt * 1000));
      return { ...figures, interval, prorationAt, nextRenewal: figures.nextRenewal.toISOString() };
    },

    async switch(user: User, interval: Interval, prorationAt: number): Promise<BillingState> {
      assertNotChild(user);
      const { customerId, row } = await switchable(user);
      if (row.interval === interval) return state(user);
      const age = (await payments.now()).getTime() / 1000 - prorationAt;
      if (age < -1 || age > PREVIEW_SECONDS)
        throw new Problem('conflict', 'That price is out of date. Please check it again.');
      await limiter.use(SWITCH, user.id);
      const key = `${row.id}-${interval}-${prorationAt}`;
      await payments.switchInterval(row.id, interval, new Date(prorationAt * 1000), key);
      await sync(customerId);
      return state(user);
    },

    async pay(user: User): Promise<Payment> {
      assertNotChild(user);
      const { customerId, row } = await running(user);
      const form = await payments.openPayment(row.id);
      if (form) return presentPayment(payments, form, row.interval);
      await sync(customerId);
      throw new Problem('conflict', 'Everything is paid.');
    },

    async receipts(user: User): Promise<Receipt[]> {
      const customerId = await repository.customerOf(db.orm, user.id);
      if (!customerId) return [];
      const [receipts, refund] = await Promise.all([
        payments.receipts(customerId),
        repository.refundOf(db.orm, user.id),
      ]);
      return receipts.map(({ subscriptionId, paidAt, ...receipt }) => ({
        ...receipt,
        paidAt: paidAt.toISOString(),
        refunded: refund?.doneAt != null && refund.subscriptionId === subscriptionId,
      }));
    },

    async refund(user: User): Promise<BillingState> {
      const { customerId, row } = await running(user);
      if (Date.now() >= row.firstPaidAt.getTime() + REFUND_MS)
        throw new Problem('conflict', 'The 7 days of the money-back guarantee are over.');
      const cards = await payments.cardFingerprints(customerId);
      const refund = await db.transaction(async (tx) => {
        const claimed = await repository.claimRefund(tx, user.id, row.id);
        // Another account with the same mailbox or card may have had it, and be deleted since.
        if (claimed && !(await marks.use(tx, user.email, cards))) throw usedBefore();
        return claimed ?? (await repository.refundOf(tx, user.id));
      });
      // An interrupted refund of this subscription is finished. A refund of another subscription was the one allowed.
      if (!refund || refund.doneAt || refund.subscriptionId !== row.id) throw usedBefore();
      await finishRefund(refund);
      return state(user);
    },
  };
}

function usedBefore(): Problem {
  return new Problem('conflict', 'You’ve already used the money-back guarantee. It’s given once.');
}
