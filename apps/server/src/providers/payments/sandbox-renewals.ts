import type { Tx } from '../../db/client.ts';
import { periodEnd } from './billing-period.ts';
import * as repository from './sandbox.repository.ts';
import { newPaymentId } from './sandbox-ids.ts';

/** Renews one subscription period by period until it reaches the clock, as long as its card pays. */
export async function renew(tx: Tx, row: repository.SubscriptionRow, now: Date): Promise<void> {
  if (row.status === 'incomplete') {
    await repository.cancelOpenPayments(tx, row.id);
    return repository.setSubscription(tx, row.id, { status: 'ended', endedAt: now });
  }
  const customer = await repository.customer(tx, row.customerId);
  if (row.status === 'past_due' && customer?.cardPays) {
    const owed = await repository.lastPayment(tx, row.id);
    if (owed) await repository.setPayment(tx, owed.id, { status: 'succeeded', paidAt: now });
    row.status = 'active';
  }
  let balance = customer?.balanceCents ?? 0;
  while (row.status === 'active' && row.periodEnd <= now) {
    if (row.cancelAtPeriodEnd) {
      row.status = 'ended';
      row.endedAt = row.periodEnd;
      break;
    }
    row.periods += 1;
    row.periodStart = row.periodEnd;
    row.periodEnd = periodEnd(row.anchor, row.interval, row.periods);
    const amountCents = Math.max(row.amountCents - balance, 0);
    balance = Math.max(balance - row.amountCents, 0);
    const paid = amountCents === 0 || customer?.cardPays === true;
    await repository.insertPayment(tx, {
      ...newPaymentId(),
      subscriptionId: row.id,
      amountCents,
      description: `Pro Chef, 1 ${row.interval}`,
      status: paid ? 'succeeded' : 'requires_payment_method',
      createdAt: row.periodStart,
      paidAt: paid ? row.periodStart : null,
    });
    if (!paid) row.status = 'past_due';
  }
  await repository.setCustomer(tx, row.customerId, { balanceCents: balance });
  const { status, periods, periodStart, periodEnd: end, endedAt } = row;
  await repository.setSubscription(tx, row.id, { status, periods, periodStart, periodEnd: end, endedAt });
}
