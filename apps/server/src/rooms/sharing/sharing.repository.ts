import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { sharedLinks } from './sharing.tables.ts';

/** What a link leads to. */
export type Target = { recipeId: string } | { collectionId: string };

export interface Link {
  userId: string;
  recipeId: string | null;
  collectionId: string | null;
}

const of = (userId: string, target: Target) =>
  and(
    eq(sharedLinks.userId, userId),
    'recipeId' in target
      ? eq(sharedLinks.recipeId, target.recipeId)
      : eq(sharedLinks.collectionId, target.collectionId),
  );

/** Nothing of a disabled account. */
export async function find(tx: Tx, token: string): Promise<Link | undefined> {
  const [row] = await tx
    .select({
      userId: sharedLinks.userId,
      recipeId: sharedLinks.recipeId,
      collectionId: sharedLinks.collectionId,
    })
    .from(sharedLinks)
    .innerJoin(users, eq(users.id, sharedLinks.userId))
    .where(and(eq(sharedLinks.token, token), isNull(users.disabledAt)));
  return row;
}

export async function tokenOf(tx: Tx, userId: string, target: Target): Promise<string | null> {
  const [row] = await tx.select({ token: sharedLinks.token }).from(sharedLinks).where(of(userId, target));
  return row?.token ?? null;
}

/** Of two at once, one wins, and both read its token. */
export async function insert(tx: Tx, userId: string, target: Target, token: string): Promise<void> {
  await tx
    .insert(sharedLinks)
    .values({ token, userId, ...target })
    .onConflictDoNothing();
}

export async function remove(tx: Tx, userId: string, target: Target): Promise<void> {
  await tx.delete(sharedLinks).where(of(userId, target));
}

/** The tokens of a person's collections. */
export async function collectionTokens(tx: Tx, userId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ token: sharedLinks.token, collectionId: sharedLinks.collectionId })
    .from(sharedLinks)
    .where(and(eq(sharedLinks.userId, userId), isNotNull(sharedLinks.collectionId)));
  return new Map(rows.map(({ collectionId, token }) => [collectionId!, token]));
}

/** One page of a person's links, for the export. */
export async function list(tx: Tx, userId: string, { limit, offset }: { limit: number; offset: number }) {
  return tx
    .select({
      token: sharedLinks.token,
      recipeId: sharedLinks.recipeId,
      collectionId: sharedLinks.collectionId,
      createdAt: sharedLinks.createdAt,
    })
    .from(sharedLinks)
    .where(eq(sharedLinks.userId, userId))
    .orderBy(sharedLinks.token)
    .limit(limit)
    .offset(offset);
}
