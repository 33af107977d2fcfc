import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { madeOrders } from './made.tables.ts';
import type { MadeOrder } from './made-order.ts';

/** An order that is there already gets another week. */
export async function keep(tx: Tx, order: MadeOrder, names: readonly string[]): Promise<void> {
  const asked = JSON.stringify(order);
  const key = createHash('sha256').update(asked).digest('base64url').slice(0, 32);
  await tx.execute(sql`
    insert into made_orders (key, asked, names)
    values (${key}, ${asked}, array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))
    on conflict (key) do update set names = excluded.names, expires_at = excluded.expires_at`);
}

/** The orders a recipe of this id or slug came of, the newest first. */
export async function findByName(tx: Tx, idOrSlug: string): Promise<MadeOrder[]> {
  const { rows } = await tx.execute<{ asked: MadeOrder }>(sql`
    select asked from made_orders where names @> array[${idOrSlug}] and expires_at > now()
    order by expires_at desc limit 3`);
  return rows.map((row) => row.asked);
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(madeOrders).where(lte(madeOrders.expiresAt, sql`now()`));
}
