import { type BillingState, PRO_SOURCES } from '@crisper/contract/billing/billing';
import { graceEnd, REFUND_MS } from './grace.ts';
import type { ProGrant } from './pro-grants.repository.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** Shows the newest subscription, and every source that currently gives Pro. */
export function presentBilling(
  rows: SubscriptionRow[],
  granted: ProGrant[],
  { guaranteeUsed, now }: { guaranteeUsed: boolean; now: Date },
): BillingState {
  const sources = PRO_SOURCES.flatMap((source) => {
    const until = Math.max(
      ...granted.filter((grant) => grant.source === source).map(({ endsAt }) => +endsAt),
    );
    return until > now.getTime() ? [{ source, until: new Date(until).toISOString() }] : [];
  }).sort((a, b) => b.until.localeCompare(a.until));
  const newest = rows.find((row) => row.status !== 'ended') ?? rows[0];
  return {
    plan: sources.length > 0 ? 'pro' : 'free',
    proUntil: sources[0]?.until ?? null,
    sources,
    subscription: newest ? presentSubscription(newest, guaranteeUsed, now) : null,
  };
}

function presentSubscription(row: SubscriptionRow, guaranteeUsed: boolean, now: Date) {
  const refundableUntil = new Date(row.firstPaidAt.getTime() + REFUND_MS);
  const refundable = row.status === 'active' && !guaranteeUsed && refundableUntil > now;
  return {
    status: row.status,
    interval: row.interval,
    amountCents: row.amountCents,
    periodEnd: (row.status === 'ended' ? (row.endedAt ?? row.periodEnd) : row.periodEnd).toISOString(),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    graceUntil: row.status === 'past_due' ? graceEnd(row.paidThrough).toISOString() : null,
    refundableUntil: refundable ? refundableUntil.toISOString() : null,
  };
}
