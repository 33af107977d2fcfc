import type { WaysIn } from '@crisper/contract/passkeys';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from './accounts.tables.ts';

/** Written without the builder's columns: in a query of one table it would leave out the name of the table. */
const ways = {
  password: sql<boolean>`users.password_hash is not null`,
  passkeys: sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`,
  codes: sql<boolean>`exists (select 1 from second_factors factor
    where factor.user_id = users.id and factor.confirmed_at is not null)`,
};

export async function waysOf(tx: Tx, userId: string): Promise<WaysIn> {
  const [row] = await tx.select(ways).from(users).where(eq(users.id, userId));
  return row ?? { password: false, passkeys: 0, codes: false };
}

/** Whoever adds or takes away a way in comes after whoever does it now. */
export async function lockWays(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
