import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { clock, customers, payments, subscriptions } from './sandbox.tables.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** The bank's clock: the database's, which all servers share, and what a test has moved it ahead by. */
export async function now(tx: Tx): Promise<Date> {
  const time = sql<string>`extract(epoch from clock_timestamp()) * 1000 + ${clock.aheadMs}`;
  const [row] = await tx.select({ ms: time }).from(clock);
  return row ? new Date(Number(row.ms)) : new Date();
}

export async function moveClock(tx: Tx, ms: number): Promise<void> {
  await tx.update(clock).set({ aheadMs: sql`${clock.aheadMs} + ${ms}` });
}

export async function customerOfKey(tx: Tx, values: typeof customers.$inferInsert): Promise<string> {
  await tx.insert(customers).values(values).onConflictDoNothing();
  const [row] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.key, values.key));
  return row?.id ?? values.id;
}

export async function customer(tx: Tx, id: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id));
  return row;
}

export async function setCustomer(tx: Tx, id: string, values: Partial<CustomerRow>): Promise<void> {
  await tx.update(customers).set(values).where(eq(customers.id, id));
}

export async function removeCustomer(tx: Tx, id: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id));
}

/** True for the caller that created it. */
export async function insertSubscription(
  tx: Tx,
  values: typeof subscriptions.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(subscriptions)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

export async function subscription(
  tx: Tx,
  by: { id: string } | { key: string },
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where('id' in by ? eq(subscriptions.id, by.id) : eq(subscriptions.key, by.key));
  return row;
}

/** Locked until the transaction ends, so that a renewal and a cancellation cannot interleave. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

export async function setSubscription(tx: Tx, id: string, values: Partial<SubscriptionRow>): Promise<void> {
  await tx.update(subscriptions).set(values).where(eq(subscriptions.id, id));
}

export async function subscriptionsOf(tx: Tx, customerId: string): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .orderBy(desc(subscriptions.startedAt))
    .limit(100);
}

/** Subscriptions whose period is over, that were not paid in time, or whose card may pay again. */
export async function due(tx: Tx, now: Date, unpaidBefore: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select s.id from sandbox_subscriptions s join sandbox_customers c on c.id = s.customer_id
    where s.ended_at is null and (
      (s.status = 'active' and s.period_end <= ${now})
      or (s.status = 'past_due' and c.card_pays)
      or (s.status = 'incomplete' and s.started_at <= ${unpaidBefore}))
    order by s.period_end limit 1000`);
  return rows.map((row) => row.id);
}

export async function insertPayment(tx: Tx, values: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(values);
}

export async function payment(
  tx: Tx,
  by: { id: string } | { secret: string },
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where('id' in by ? eq(payments.id, by.id) : eq(payments.clientSecret, by.secret));
  return row;
}

export async function lastPayment(tx: Tx, subscriptionId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(eq(payments.subscriptionId, subscriptionId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row;
}

export async function setPayment(tx: Tx, id: string, values: Partial<PaymentRow>): Promise<void> {
  await tx.update(payments).set(values).where(eq(payments.id, id));
}

export async function cancelOpenPayments(tx: Tx, subscriptionId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(payments.subscriptionId, subscriptionId),
        inArray(payments.status, ['requires_payment_method', 'requires_action']),
      ),
    );
}

/** Marks paid invoices as refunded and returns the total. */
export async function refundAll(tx: Tx, subscriptionId: string, at: Date): Promise<number> {
  const paid = and(eq(payments.subscriptionId, subscriptionId), eq(payments.status, 'succeeded'));
  await tx
    .update(payments)
    .set({ refundedAt: at })
    .where(and(paid, isNull(payments.refundedAt)));
  const [row] = await tx
    .select({ sum: sql<number>`sum(${payments.amountCents})::int` })
    .from(payments)
    .where(paid);
  return row?.sum ?? 0;
}

export async function paidOf(tx: Tx, customerId: string): Promise<PaymentRow[]> {
  const rows = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(
      and(
        eq(subscriptions.customerId, customerId),
        eq(payments.status, 'succeeded'),
        gt(payments.amountCents, 0),
      ),
    )
    .orderBy(desc(payments.paidAt), asc(payments.id))
    .limit(100);
  return rows.map((row) => row.payment);
}
