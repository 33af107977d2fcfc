import type { ProSource } from '@crisper/contract/billing/billing';
import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { proGrants } from './pro-grants.tables.ts';

export type ProGrant = typeof proGrants.$inferSelect;

/** Locks the person's grants until the transaction ends. False when there is no such person. */
export async function lockUser(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  return rows.length === 1;
}

export async function find(tx: Tx, source: ProSource, ref: string): Promise<ProGrant | undefined> {
  const [row] = await tx
    .select()
    .from(proGrants)
    .where(and(eq(proGrants.source, source), eq(proGrants.ref, ref)));
  return row;
}

export async function list(tx: Tx, userId: string): Promise<ProGrant[]> {
  return tx.select().from(proGrants).where(eq(proGrants.userId, userId)).orderBy(desc(proGrants.endsAt));
}

/** When the days that this source has granted so far end. */
export async function lastEnd(tx: Tx, userId: string, source: ProSource): Promise<Date | undefined> {
  const [row] = await tx
    .select({ endsAt: proGrants.endsAt })
    .from(proGrants)
    .where(and(eq(proGrants.userId, userId), eq(proGrants.source, source)))
    .orderBy(desc(proGrants.endsAt))
    .limit(1);
  return row?.endsAt;
}

/** Inserts the grant, or updates the end of the one with the same source and ref. */
export async function put(tx: Tx, grant: Omit<ProGrant, 'createdAt'>): Promise<void> {
  await tx
    .insert(proGrants)
    .values(grant)
    .onConflictDoUpdate({ target: [proGrants.source, proGrants.ref], set: { endsAt: grant.endsAt } });
}

export async function remove(tx: Tx, source: ProSource, ref: string): Promise<void> {
  await tx.delete(proGrants).where(and(eq(proGrants.source, source), eq(proGrants.ref, ref)));
}

/** Moves later grants of the same source forward by the unused days of a removed grant. */
export async function moveUp(tx: Tx, gone: ProGrant, milliseconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${milliseconds / 1000})`;
  await tx.execute(sql`
    update pro_grants set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}
    where user_id = ${gone.userId} and source = ${gone.source} and starts_at >= ${gone.endsAt}`);
}

/** Days that have begun end at this moment; later ones never begin. */
export async function endAll(tx: Tx, userId: string, source: ProSource, at: Date): Promise<void> {
  const theirs = and(eq(proGrants.userId, userId), eq(proGrants.source, source));
  await tx.delete(proGrants).where(and(theirs, gte(proGrants.startsAt, at)));
  await tx
    .update(proGrants)
    .set({ endsAt: at })
    .where(and(theirs, gt(proGrants.endsAt, at)));
}

/** The latest end of all grants counts. */
export async function refreshProUntil(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update users set pro_until = (select max(ends_at) from pro_grants where user_id = ${userId})
    where id = ${userId}`);
}
