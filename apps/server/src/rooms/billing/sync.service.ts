import type { Database, Tx } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Payments, RemoteSubscription } from '../../providers/payments/payments.provider.ts';
import type { Audit } from '../audit/audit.room.ts';
import { findUser } from '../auth/auth.room.ts';
import { billingEmail } from './billing.jobs.ts';
import * as checkouts from './checkouts.repository.ts';
import { coalesce } from './coalesce.ts';
import type { EmailKind } from './email-texts.ts';
import { graceEnd } from './grace.ts';
import type { GuaranteeMarks } from './guarantee-marks.ts';
import { dollars } from './money.ts';
import * as grants from './pro-grants.repository.ts';
import * as repository from './subscriptions.repository.ts';

/** Who cancels and resumes in turn gets one email an hour, about how it stands then. */
const MERGED: ReadonlySet<EmailKind> = new Set(['canceled', 'resumed']);
const MERGE_MS = 60 * 60 * 1000;

/** A subscription as the provider tells it, before what we told the person. */
type Row = Omit<repository.SubscriptionRow, 'toldCancel' | 'toldAt'>;

interface Deps {
  db: Database;
  jobs: Jobs;
  payments: Payments;
  audit: Audit;
  marks: GuaranteeMarks;
  forgetUser(userId: string): void;
}

export type SyncSubscription = (customerId: string) => Promise<void>;

/**
 * Stores the provider's state of a customer. May be called in any order and any number of times. No lock is held during
 * the request to the provider: each request has a number, and a response is dropped when the response to a later request
 * is already stored.
 */
export function createSync({ db, jobs, payments, audit, marks, forgetUser }: Deps): SyncSubscription {
  return coalesce(async (customerId) => {
    const asker = await repository.takeNumber(db.orm, customerId);
    if (!asker) return;
    const { userId, number } = asker;
    const remote = await payments.subscriptions(customerId);
    await db.transaction(async (tx) => {
      if (!(await grants.lockUser(tx, userId))) return;
      if (!(await repository.useNumber(tx, customerId, number))) return;
      const known = new Map((await repository.list(tx, userId)).map((row) => [row.id, row]));
      for (const subscription of remote) {
        if (!subscription.paidThrough) continue;
        await write(tx, userId, subscription, subscription.paidThrough, known.get(subscription.id));
      }
      const ids = (wanted: (one: RemoteSubscription) => boolean) => remote.filter(wanted).map(({ id }) => id);
      await checkouts.settle(
        tx,
        ids((one) => one.paidThrough !== null),
        'paid',
      );
      await checkouts.settle(
        tx,
        ids((one) => one.paidThrough === null && one.status === 'ended'),
        'dropped',
      );
      await grants.refreshProUntil(tx, userId);
    });
    forgetUser(userId);
  });

  async function write(
    tx: Tx,
    userId: string,
    remote: RemoteSubscription,
    paidThrough: Date,
    before: repository.SubscriptionRow | undefined,
  ): Promise<void> {
    const row: Row = {
      id: remote.id,
      userId,
      status: remote.status === 'incomplete' ? 'active' : remote.status,
      interval: remote.interval,
      amountCents: remote.amountCents,
      periodEnd: remote.periodEnd,
      paidThrough,
      cancelAtPeriodEnd: remote.cancelAtPeriodEnd,
      startedAt: remote.startedAt,
      firstPaidAt: before?.firstPaidAt ?? new Date(),
      endedAt: remote.endedAt,
    };
    const ends = proEnd(row);
    await repository.put(tx, row);
    await grants.put(tx, {
      userId,
      source: 'subscription',
      ref: row.id,
      startsAt: row.startedAt,
      endsAt: new Date(Math.max(ends.getTime(), row.startedAt.getTime())),
    });
    const kind = news(before, row);
    if (kind) await audit.record(tx, { action: `subscription-${kind}`, userId, detail: priceOf(row) });
    if (!kind || (await wasRefunded(tx, row))) return;
    const { amountCents, interval, status } = row;
    const date = (status === 'past_due' ? ends : row.periodEnd).toISOString();
    const message = kind === 'started' && (await hadGuarantee(tx, userId)) ? 'started-again' : kind;
    await jobs.enqueue(billingEmail, { userId, kind: message, amountCents, interval, date }, tx, {
      ...(MERGED.has(kind) && before?.toldAt && { startAfter: new Date(+before.toldAt + MERGE_MS) }),
    });
  }

  async function hadGuarantee(tx: Tx, userId: string): Promise<boolean> {
    const person = await findUser(tx, userId);
    return (
      (await repository.refundOf(tx, userId)) !== undefined || (await marks.known(tx, person?.email ?? ''))
    );
  }

  /** A refund sends its own email. */
  async function wasRefunded(tx: Tx, row: Row): Promise<boolean> {
    return row.status === 'ended' && (await repository.refundOf(tx, row.userId))?.subscriptionId === row.id;
  }
}

type News = Exclude<EmailKind, 'started-again' | 'refunded'>;

/** A renewing subscription keeps Pro through the grace period, in case the renewal is late or fails. */
function proEnd(row: Row): Date {
  if (row.status === 'ended') return row.endedAt ?? row.paidThrough;
  return row.cancelAtPeriodEnd && row.status === 'active' ? row.paidThrough : graceEnd(row.paidThrough);
}

function priceOf({ amountCents, interval }: Row): string {
  return `${dollars(amountCents)} a ${interval}`;
}

/** The change that the person should get an email about, if any. */
function news(before: repository.SubscriptionRow | undefined, after: Row): News | undefined {
  if (!before) return after.status === 'ended' ? undefined : 'started';
  if (after.status === 'ended') {
    if (before.status === 'ended') return undefined;
    return before.status === 'past_due' ? 'grace-over' : 'ended';
  }
  if (after.status === 'past_due') return before.status === 'past_due' ? undefined : 'renewal-failed';
  if (before.status === 'past_due') return 'recovered';
  if (before.interval !== after.interval) return 'switched';
  if (before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd)
    return after.cancelAtPeriodEnd ? 'canceled' : 'resumed';
  return before.paidThrough < after.paidThrough ? 'renewed' : undefined;
}
