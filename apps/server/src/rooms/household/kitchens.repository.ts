import type { User } from '@crisper/contract/auth/auth';
import type { Equipment, Units } from '@crisper/contract/vocabulary';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { cooks, kitchens } from './household.tables.ts';

type Cook = Pick<User, 'id' | 'householdId'>;

interface KitchenRow extends Record<string, unknown> {
  equipment: Equipment[] | null;
  units: Units | null;
  asked: boolean;
}

/** The household's equipment, and what is the cook's own. */
export async function find(tx: Tx, { id, householdId }: Cook): Promise<KitchenRow> {
  const { rows } = await tx.execute<KitchenRow>(sql`
    select (select equipment from kitchens where household_id = ${householdId}) as equipment,
      (select units from cooks where user_id = ${id}) as units,
      exists (select from cooks where user_id = ${id} and asked_at is not null) as asked`);
  return rows[0]!;
}

export async function saveEquipment(tx: Tx, householdId: string, equipment: Equipment[]): Promise<void> {
  await tx
    .insert(kitchens)
    .values({ householdId, equipment })
    .onConflictDoUpdate({ target: kitchens.householdId, set: { equipment } });
}

export async function saveCook(
  tx: Tx,
  userId: string,
  values: Partial<Pick<typeof cooks.$inferSelect, 'units' | 'askedAt'>>,
): Promise<void> {
  await tx
    .insert(cooks)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: cooks.userId, set: { ...values, userId } });
}
