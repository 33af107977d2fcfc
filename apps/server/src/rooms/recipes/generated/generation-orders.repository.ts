import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import { generationOrders } from './generated-recipes.tables.ts';
import type { GenerationOrder } from './generation-order.ts';

export interface KeptOrder {
  order: GenerationOrder;
  /** Ids and slugs of the composed recipes. */
  names: readonly string[];
  askedBy: string;
}

/** Orders of one person that are kept: a week of a hundred searches a day. */
const EACH = 700;

/** An existing order is kept for another week. */
export async function keep(tx: Tx, orders: readonly KeptOrder[]): Promise<void> {
  const rows = new Map(
    orders.map(({ order, names, askedBy }) => [keyOf(order), { asked: order, names, asked_by: askedBy }]),
  );
  // Sorted by key, so that two instances that store the same orders do not deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, row]) => ({ key, ...row }));
  await tx.execute(sql`
    insert into made_orders (key, asked, names, asked_by)
    select key, asked, names, asked_by from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb)
      as given (key text, asked jsonb, names text[], asked_by uuid)
    on conflict (key) do update
      set names = excluded.names, expires_at = excluded.expires_at, asked_by = excluded.asked_by`);
  const askers = [...new Set(orders.map(({ askedBy }) => askedBy))];
  // The oldest of who has too many.
  await tx.execute(sql`
    delete from made_orders using (
      select key, row_number() over (partition by asked_by order by expires_at desc, key) as place from made_orders
      where asked_by in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(askers)}::jsonb))
    ) ranked
    where ranked.key = made_orders.key and ranked.place > ${EACH}`);
}

function keyOf(order: GenerationOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url').slice(0, 32);
}

/** The orders that produced a recipe with this id or slug, newest first. */
export async function findByName(tx: Tx, idOrSlug: string): Promise<GenerationOrder[]> {
  const { rows } = await tx.execute<{ asked: GenerationOrder }>(sql`
    select asked from made_orders where names @> array[${idOrSlug}] and expires_at > now()
    order by expires_at desc limit 3`);
  return rows.map((row) => row.asked);
}

export async function removeExpired(tx: Tx): Promise<void> {
  await tx.delete(generationOrders).where(lte(generationOrders.expiresAt, sql`now()`));
}
