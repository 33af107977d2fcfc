import type { AuthMethods } from '@crisper/contract/auth/passkeys';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { Problem } from '../../problem.ts';
import { sessions } from './auth.tables.ts';

/** `issuer`: of the provider of this installation; links to another one open no account. */
export async function methodsOf(tx: Tx, userId: string, issuer: string | undefined): Promise<AuthMethods> {
  // Written without the builder's columns: in a query of one table it would leave out the name of the table.
  const methods = {
    password: sql<boolean>`users.password_hash is not null`,
    passkeys: sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`,
    codes: sql<boolean>`exists (select 1 from second_factors factor
      where factor.user_id = users.id and factor.confirmed_at is not null)`,
    provider: sql<boolean>`exists (select 1 from provider_links link
      where link.user_id = users.id and link.issuer = ${issuer ?? ''})`,
  };
  const [row] = await tx.select(methods).from(users).where(eq(users.id, userId));
  return row ?? { password: false, passkeys: 0, codes: false, provider: false };
}

/** In the transaction that takes one away. */
export async function assertMethodLeft(tx: Tx, userId: string, issuer: string | undefined): Promise<void> {
  const left = await methodsOf(tx, userId, issuer);
  if (left.password || left.passkeys > 0 || left.provider) return;
  throw new Problem(
    'conflict',
    'This is your only way to sign in. Add a passkey or choose a password first.',
  );
}

/**
 * In the transaction that adds a way in: it waits for a request that changes one now, and not at all when the session was
 * ended meanwhile, as by an owner who took the account back.
 */
export async function lockSignedIn(tx: Tx, { user, sessionId, token }: SignedIn): Promise<void> {
  await lockMethods(tx, user.id);
  if (token) return assertTokenLives(tx, token.id);
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  if (!session) throw new Problem('unauthorized', 'Please sign in to continue.');
}

/** A new password and its owner end a token; what it was about to do is not done then. */
async function assertTokenLives(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from api_tokens where id = ${id} and expires_at > now()`);
  if (rows.length === 0)
    throw new Problem('unauthorized', 'This API token is not known: it has ended or was taken back.');
}

/** A request that adds or takes away a way in waits for another that does it now. */
export async function lockMethods(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
