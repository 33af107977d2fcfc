import type { WaysIn } from '@crisper/contract/passkeys';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { users } from './accounts.tables.ts';

/** `issuer`: of the provider of this installation; links to another one let nobody in. */
export async function waysOf(tx: Tx, userId: string, issuer: string | undefined): Promise<WaysIn> {
  // Written without the builder's columns: in a query of one table it would leave out the name of the table.
  const ways = {
    password: sql<boolean>`users.password_hash is not null`,
    passkeys: sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`,
    codes: sql<boolean>`exists (select 1 from second_factors factor
      where factor.user_id = users.id and factor.confirmed_at is not null)`,
    provider: sql<boolean>`exists (select 1 from provider_links link
      where link.user_id = users.id and link.issuer = ${issuer ?? ''})`,
  };
  const [row] = await tx.select(ways).from(users).where(eq(users.id, userId));
  return row ?? { password: false, passkeys: 0, codes: false, provider: false };
}

/** In the transaction that takes one away. */
export async function assertWayLeft(tx: Tx, userId: string, issuer: string | undefined): Promise<void> {
  const left = await waysOf(tx, userId, issuer);
  if (left.password || left.passkeys > 0 || left.provider) return;
  throw new Problem(
    'conflict',
    'This is your only way to sign in. Add a passkey or choose a password first.',
  );
}

/** Whoever adds or takes away a way in comes after whoever does it now. */
export async function lockWays(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
