import { lt, sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { idempotencyKeys } from './idempotency-keys.tables.ts';

/**
 * True when the request must be carried out: it has no key, or its key is new. Call it inside the transaction that does
 * the work: a concurrent request with the same key, on any instance, waits here until this one commits or fails.
 */
export async function claim(tx: Tx, userId: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return true;
  const rows = await tx
    .insert(idempotencyKeys)
    .values({ userId, key })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

export async function removeOld(tx: Tx, days: number): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(days => ${days})`));
}

/** Keeps the newest keys of each person, so that no user can fill the table. */
export async function removeBeyond(tx: Tx, keep: number): Promise<void> {
  await tx.execute(sql`
    delete from idempotency_keys using (
      select user_id, key, row_number() over (partition by user_id order by created_at desc) as place
      from idempotency_keys
      where user_id in (select user_id from idempotency_keys group by user_id having count(*) > ${keep})) as ranked
    where ranked.place > ${keep}
      and idempotency_keys.user_id = ranked.user_id and idempotency_keys.key = ranked.key`);
}
