import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { Payments } from '../../providers/payments/payments.provider.ts';
import * as checkouts from './checkouts.repository.ts';
import { GRACE_MS } from './grace.ts';
import type { GuaranteeMarks } from './guarantee-marks.ts';
import type { FinishRefund } from './refunds.service.ts';
import * as subscriptions from './subscriptions.repository.ts';
import type { SyncSubscription } from './sync.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than any provider waits for a first payment. */
const CHECKOUT_LIFE_MS = 25 * HOUR_MS;
const BATCH = 200;
const SEEN_MS = 20 * HOUR_MS;
const CUSTOMERS = 20_000;
const KEEP_EVENTS_DAYS = 90;
const KEEP_MARKS_DAYS = 3 * 365;

interface Deps {
  db: Database;
  log: Logger;
  payments: Payments;
  sync: SyncSubscription;
  finishRefund: FinishRefund;
  marks: GuaranteeMarks;
}

/** Finds changes for which the webhook or the browser's call was missed. */
export function createReconcile({ db, log, payments, sync, finishRefund, marks }: Deps) {
  /** A failure is logged and retried in the next run; it does not stop the other rows. */
  const each = async <Row>(rows: Row[], work: (row: Row) => Promise<void>): Promise<void> => {
    for (const row of rows)
      await work(row).catch((error) => log.warn({ err: error }, 'billing: could not reconcile'));
  };

  const syncUser = async (userId: string): Promise<void> => {
    const customerId = await subscriptions.customerOf(db.orm, userId);
    if (customerId) await sync(customerId);
  };

  const look = async (row: checkouts.CheckoutRow, now: Date): Promise<void> => {
    const age = now.getTime() - row.createdAt.getTime();
    const payment = row.paymentIntentId ? await payments.payment(row.paymentIntentId) : null;
    if (payment?.status === 'succeeded') return syncUser(row.userId);
    if (payment?.status === 'canceled' || age > CHECKOUT_LIFE_MS)
      return checkouts.set(db.orm, row.id, { status: 'dropped' });
    // Checks of an open payment form become less frequent with its age. The webhook arrives anyway.
    const wait = Math.min(Math.max(age / 10, MINUTE_MS / 2), HOUR_MS);
    await checkouts.set(db.orm, row.id, { checkAt: new Date(now.getTime() + wait) });
  };

  return {
    /** With `all`, also checks forms that are not due yet: webhooks may have been missed while the server was down. */
    async finish(all: boolean): Promise<void> {
      if (payments.name === 'closed') return;
      // The database's clock: a server whose clock is a day ahead must not drop a form that a user is paying.
      const now = await checkouts.now(db.orm);
      const open = await checkouts.unfinished(db.orm, all ? undefined : now, BATCH);
      await each(open, (row) => look(row, now));
      const owing = await subscriptions.graceOver(db.orm, new Date(now.getTime() - GRACE_MS), BATCH);
      await each(owing, async (row) => {
        await payments.cancelNow(row.id);
        await syncUser(row.userId);
      });
      await each(await subscriptions.unfinishedRefunds(db.orm, BATCH), finishRefund);
    },

    async nightly(): Promise<void> {
      await checkouts.forgetEvents(db.orm, KEEP_EVENTS_DAYS);
      await marks.forgetOld(db.orm, KEEP_MARKS_DAYS);
      if (payments.name === 'closed') return;
      const since = new Date(Date.now() - SEEN_MS);
      await each(await subscriptions.customersNotSeenSince(db.orm, since, CUSTOMERS), sync);
    },
  };
}
