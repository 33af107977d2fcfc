import type { WebhookEvent } from '@crisper/contract/webhooks/webhooks';
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { webhookDeliveries, webhooks } from './webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export async function countOf(tx: Tx, userId: string): Promise<number> {
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

interface Turn {
  /** How many are taken, … */
  limit: number;
  /** … and how many of one person. */
  each: number;
  /** Persons of whom none is taken now. */
  except: readonly string[];
  /** Should this process die, another takes them after so many seconds. */
  seconds: number;
}

/** Takes the next ones, by turns between people, and counts the try. Addresses that are paused get tests alone. */
export async function claimDue(tx: Tx, { limit, each, except, seconds }: Turn) {
  const due = sql`(
    select id from webhook_deliveries where id in (
      select id from (
        select d.id, d.due_at, row_number() over (partition by w.user_id order by d.due_at) as turn
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.state = 'waiting' and d.due_at <= now() and w.user_id <> all(${sql.param([...except])}::uuid[])
          and (w.paused_until is null or w.paused_until <= now() or d.event = 'test')) as placed
      where turn <= ${each} order by turn, due_at limit ${limit})
    and state = 'waiting' and due_at <= now() for update skip locked)`;
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
    .set({ stoppedAt: null, failures: 0, pausedUntil: null })
    .where(
      and(eq(webhooks.id, webhookId), sql`(${webhooks.stoppedAt} is not null or ${webhooks.failures} > 0)`),
    );
}

interface Pauses {
  /** So many failures in a row are none to speak of. */
  free: number;
  /** Seconds of the first pause; each further one is twice as long, up to the longest. */
  first: number;
  longest: number;
}

/** Counts a failure of the address. After a few in a row nothing is sent there for a while. */
export async function countFailure(
  tx: Tx,
  webhookId: string,
  { free, first, longest }: Pauses,
): Promise<void> {
  const pause = sql`least(${longest}, ${first} * power(2, least(20, ${webhooks.failures} - ${free})))`;
  await tx
    .update(webhooks)
    .set({
      failures: sql`${webhooks.failures} + 1`,
      pausedUntil: sql`case when ${webhooks.failures} < ${free} then null
        else now() + make_interval(secs => ${pause}) end`,
    })
    .where(eq(webhooks.id, webhookId));
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

/** All but the newest of one webhook; what waits stays. */
export async function removeOldOf(tx: Tx, webhookId: string, keep: number): Promise<void> {
  await tx.execute(sql`
    delete from webhook_deliveries where state <> 'waiting' and id in (
      select id from webhook_deliveries where webhook_id = ${webhookId} order by created_at desc, id offset ${keep})`);
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
