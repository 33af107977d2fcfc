import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { kitchens } from './household.tables.ts';

type KitchenRow = typeof kitchens.$inferSelect;

export async function find(tx: Tx, userId: string): Promise<KitchenRow | undefined> {
  const [row] = await tx.select().from(kitchens).where(eq(kitchens.userId, userId));
  return row;
}

export async function save(tx: Tx, userId: string, values: Partial<KitchenRow>): Promise<KitchenRow> {
  const [row] = await tx
    .insert(kitchens)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: kitchens.userId, set: { ...values, userId } })
    .returning();
  return row!;
}
