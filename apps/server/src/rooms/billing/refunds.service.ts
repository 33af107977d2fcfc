import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Payments } from '../../providers/payments/payments.provider.ts';
import type { Audit } from '../audit/audit.room.ts';
import { billingEmail } from './billing.jobs.ts';
import { dollars } from './money.ts';
import * as repository from './subscriptions.repository.ts';
import type { SyncSubscription } from './sync.service.ts';

interface Deps {
  db: Database;
  jobs: Jobs;
  payments: Payments;
  sync: SyncSubscription;
  audit: Audit;
}

export type FinishRefund = (refund: repository.RefundRow) => Promise<void>;

/** Safe to call again after a failure at any point: the provider refunds once, and one email is sent. */
export function createFinishRefund({ db, jobs, payments, sync, audit }: Deps): FinishRefund {
  return async ({ id, userId, subscriptionId }) => {
    const amountCents = await payments.refund(subscriptionId, id);
    await db.transaction(async (tx) => {
      if (!(await repository.finishRefund(tx, id, amountCents))) return;
      await audit.record(tx, { action: 'subscription-refunded', userId, detail: dollars(amountCents) });
      const row = (await repository.list(tx, userId)).find((one) => one.id === subscriptionId);
      const interval = row?.interval ?? 'month';
      const date = new Date().toISOString();
      await jobs.enqueue(billingEmail, { userId, kind: 'refunded', amountCents, interval, date }, tx);
    });
    const customerId = await repository.customerOf(db.orm, userId);
    if (customerId) await sync(customerId);
  };
}
