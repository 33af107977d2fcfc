import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';

/** Locks the account until it is deleted. Returns its email, or undefined when it is already gone. */
export async function lock(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id)).for('update');
  return row?.email;
}

/** Rows of all rooms are deleted with it by their foreign keys. */
export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
