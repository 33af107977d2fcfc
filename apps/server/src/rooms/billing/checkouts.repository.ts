import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { checkouts, webhookEvents } from './billing.tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The person's open checkout, created if there is none. Two concurrent clicks get the same one. */
export async function open(
  tx: Tx,
  values: Pick<CheckoutRow, 'userId' | 'interval' | 'amountCents'>,
): Promise<CheckoutRow> {
  await tx.insert(checkouts).values(values).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, values.userId), eq(checkouts.status, 'open')));
  if (row) return row;
  // It was paid or dropped in the meantime.
  return open(tx, values);
}

export async function now(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ ms: string }>(sql`select extract(epoch from now()) * 1000 as ms`);
  return new Date(Number(rows[0]!.ms));
}

export async function set(
  tx: Tx,
  id: string,
  values: Partial<Pick<CheckoutRow, 'subscriptionId' | 'paymentIntentId' | 'status' | 'checkAt'>>,
): Promise<void> {
  await tx.update(checkouts).set(values).where(eq(checkouts.id, id));
}

export async function ofIntent(tx: Tx, paymentIntentId: string): Promise<CheckoutRow | undefined> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.paymentIntentId, paymentIntentId));
  return row;
}

export async function settle(tx: Tx, subscriptionIds: string[], status: 'paid' | 'dropped'): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await tx
    .update(checkouts)
    .set({ status })
    .where(and(inArray(checkouts.subscriptionId, subscriptionIds), eq(checkouts.status, 'open')));
}

/** Open checkouts due for a check; all of them when `dueBy` is undefined. */
export async function unfinished(tx: Tx, dueBy: Date | undefined, limit: number): Promise<CheckoutRow[]> {
  return tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.status, 'open'), dueBy && lte(checkouts.checkAt, dueBy)))
    .orderBy(checkouts.checkAt)
    .limit(limit);
}

export async function list(tx: Tx, userId: string): Promise<CheckoutRow[]> {
  return tx.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(desc(checkouts.createdAt));
}

/** Stores an event. False when it was already processed; one that was started but not finished is processed again. */
export async function beginEvent(tx: Tx, id: string, type: string): Promise<boolean> {
  await tx.insert(webhookEvents).values({ id, type }).onConflictDoNothing();
  const [row] = await tx
    .select({ doneAt: webhookEvents.doneAt })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id));
  return !row?.doneAt;
}

export async function finishEvent(tx: Tx, id: string): Promise<void> {
  await tx.update(webhookEvents).set({ doneAt: sql`now()` }).where(eq(webhookEvents.id, id));
}

export async function forgetEvents(tx: Tx, days: number): Promise<void> {
  await tx.execute(
    sql`delete from webhook_events where received_at < now() - make_interval(days => ${days})`,
  );
}
