import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from './accounts.tables.ts';

/** Everything but the password. */
export async function profile(tx: Tx, id: string) {
  return tx
    .select({
      id: users.id,
      email: users.email,
      username: users.username,
      role: users.role,
      timeZone: users.timeZone,
      onboardingCompleted: users.onboardingCompleted,
      proUntil: users.proUntil,
      referralCodeUsed: users.referralCodeUsed,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, id));
}

/** Nobody else changes the account until it is gone. Its address, or nothing when it is gone already. */
export async function lock(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id)).for('update');
  return row?.email;
}

/** Rows of every room go along, by their reference to the account. */
export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
