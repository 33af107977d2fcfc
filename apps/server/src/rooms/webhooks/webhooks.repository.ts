import type { WebhookEvent } from '@crisper/contract/webhooks';
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../accounts/accounts.tables.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Those of one person are made one after the other, so that no two requests at once exceed the maximum. */
export async function lockAndCount(tx: Tx, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx.select({ made: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return row!.made;
}

export async function insert(tx: Tx, values: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(values).returning();
  return row!;
}

export async function list(tx: Tx, userId: string): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), webhooks.id);
}

export async function find(tx: Tx, userId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), eq(webhooks.id, id)));
  return row;
}

export async function remove(tx: Tx, userId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.userId, userId), eq(webhooks.id, id)))
    .returning();
  return row;
}

/** Due at once. */
export async function addDelivery(
  tx: Tx,
  webhookId: string,
  event: WebhookEvent | 'test',
  data: Record<string, unknown>,
): Promise<DeliveryRow> {
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ webhookId, event, data, dueAt: sql`now()` })
    .returning();
  await tx.execute(sql`select pg_notify('webhooks', '')`);
  return row!;
}

export async function deliveriesOf(tx: Tx, webhookId: string, limit: number): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}

/** Takes the next ones, and counts the try. Should this process die, another takes them after `seconds`. */
export async function claimDue(tx: Tx, limit: number, seconds: number) {
  const due = sql`(select id from webhook_deliveries where state = 'waiting' and due_at <= now()
    order by due_at limit ${limit} for update skip locked)`;
  return tx
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      dueAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookDeliveries.webhookId), sql`${webhookDeliveries.id} in ${due}`))
    .returning({ delivery: webhookDeliveries, webhook: webhooks });
}

/** An address that answers is in use again. */
export async function keepSent(tx: Tx, { id, webhookId }: DeliveryRow, status: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'sent', status, problem: null })
    .where(eq(webhookDeliveries.id, id));
  await tx
    .update(webhooks)
    .set({ stoppedAt: null })
    .where(and(eq(webhooks.id, webhookId), sql`${webhooks.stoppedAt} is not null`));
}

export interface Failure {
  status: number | null;
  problem: string;
}

export async function keepForLater(tx: Tx, id: string, failure: Failure, seconds: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...failure, dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(webhookDeliveries.id, id));
}

/** Gives up one message, and unless it was a test, the address with all that waits for it. */
export async function giveUp(tx: Tx, { id, webhookId, event }: DeliveryRow, failure: Failure): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...failure, state: 'failed' })
    .where(eq(webhookDeliveries.id, id));
  if (event === 'test') return;
  await tx.update(webhooks).set({ stoppedAt: sql`now()` }).where(eq(webhooks.id, webhookId));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', problem: 'Not sent: the webhook had stopped.' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));
}

export async function removeOld(tx: Tx, keep: number): Promise<void> {
  await tx.execute(sql`
    delete from webhook_deliveries where id in (
      select id from (select id, state, row_number() over (partition by webhook_id order by created_at desc) as place
        from webhook_deliveries) as numbered
      where place > ${keep} and state <> 'waiting')`);
}

/** Webhooks that want to hear what spoils soon, a page at a time. */
export async function spoilingWanted(tx: Tx, after: string | undefined, limit: number) {
  return tx
    .select({ id: webhooks.id, userId: webhooks.userId, lookedOn: webhooks.lookedOn })
    .from(webhooks)
    .where(
      and(
        sql`'item.spoils-soon' = any(${webhooks.events})`,
        isNull(webhooks.stoppedAt),
        after === undefined ? undefined : sql`${webhooks.id} > ${after}`,
      ),
    )
    .orderBy(webhooks.id)
    .limit(limit);
}

/** True for the first that looks on this day. */
export async function claimDay(tx: Tx, id: string, day: string): Promise<boolean> {
  const rows = await tx
    .update(webhooks)
    .set({ lookedOn: day })
    .where(and(eq(webhooks.id, id), or(isNull(webhooks.lookedOn), sql`${webhooks.lookedOn} < ${day}`)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}
