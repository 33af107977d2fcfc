import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { customers, refunds, subscriptions } from './billing.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export async function customerOf(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(eq(customers.userId, userId));
  return row?.customerId;
}

export async function keepCustomer(tx: Tx, userId: string, customerId: string): Promise<void> {
  await tx.insert(customers).values({ userId, customerId }).onConflictDoNothing();
}

/** A sequence number for one request to the provider; undefined for an unknown or deleted customer. */
export async function takeNumber(
  tx: Tx,
  customerId: string,
): Promise<{ userId: string; number: number } | undefined> {
  const [row] = await tx
    .update(customers)
    .set({ asked: sql`${customers.asked} + 1` })
    .where(eq(customers.customerId, customerId))
    .returning({ userId: customers.userId, number: customers.asked });
  return row;
}

/** False when the response to a later request is already stored: that one is newer. */
export async function useNumber(tx: Tx, customerId: string, number: number): Promise<boolean> {
  const rows = await tx
    .update(customers)
    .set({ written: number, syncedAt: sql`now()` })
    .where(and(eq(customers.customerId, customerId), lt(customers.written, number)))
    .returning({ userId: customers.userId });
  return rows.length === 1;
}

/** Customers that may have a renewing subscription, the least recently checked first. */
export async function customersNotSeenSince(tx: Tx, since: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ customer_id: string }>(sql`
    select customer_id from billing_customers
    where (synced_at is null or synced_at < ${since})
      and exists (select 1 from subscriptions where user_id = billing_customers.user_id and status <> 'ended')
    order by synced_at nulls first limit ${limit}`);
  return rows.map((row) => row.customer_id);
}

/** Newest first. */
export async function list(tx: Tx, userId: string): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), subscriptions.id)
    .limit(100);
}

export async function put(tx: Tx, row: Omit<SubscriptionRow, 'toldCancel' | 'toldAt'>): Promise<void> {
  const { id: _, firstPaidAt: __, ...set } = row;
  await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set });
}

/**
 * True for the one caller who is to tell the person that the subscription is canceled, or goes on. False when that is no
 * longer so, or was the last thing told.
 */
export async function claimTelling(tx: Tx, userId: string, cancel: boolean): Promise<boolean> {
  const rows = await tx
    .update(subscriptions)
    .set({ toldCancel: cancel, toldAt: sql`now()` })
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.status, 'ended'),
        eq(subscriptions.cancelAtPeriodEnd, cancel),
        ne(subscriptions.toldCancel, cancel),
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** The email could not be sent: another user is to tell it. */
export async function giveTellingBack(tx: Tx, userId: string, cancel: boolean): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ toldCancel: !cancel })
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')));
}

/** Subscriptions whose renewal failed and whose grace period is over. */
export async function graceOver(tx: Tx, paidBefore: Date, limit: number): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'past_due'), lt(subscriptions.paidThrough, paidBefore)))
    .orderBy(subscriptions.paidThrough)
    .limit(limit);
}

export async function refundOf(tx: Tx, userId: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.userId, userId));
  return row;
}

/** Claims the person's one refund; undefined when it was claimed before. */
export async function claimRefund(
  tx: Tx,
  userId: string,
  subscriptionId: string,
): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(refunds).values({ userId, subscriptionId }).onConflictDoNothing().returning();
  return row;
}

/** True for the caller that finished it, when there are several. */
export async function finishRefund(tx: Tx, id: string, amountCents: number): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ amountCents, doneAt: sql`now()` })
    .where(and(eq(refunds.id, id), sql`${refunds.doneAt} is null`))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

export async function unfinishedRefunds(tx: Tx, limit: number): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(sql`${refunds.doneAt} is null`)
    .orderBy(refunds.askedAt)
    .limit(limit);
}
