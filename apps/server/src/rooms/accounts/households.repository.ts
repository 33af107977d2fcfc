import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** Locks what a household shares until the transaction ends: the members' changes happen one after the other. */
export async function lockHousehold(tx: Tx, householdId: string): Promise<void> {
  await tx.execute(sql`select from households where id = ${householdId} for no key update`);
}
