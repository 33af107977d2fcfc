import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/users.tables.ts';
import { referralCodes, referralMarks, referrals } from './referrals.tables.ts';

type ReferralRow = typeof referrals.$inferSelect;

export async function codeOf(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.userId, userId));
  return row?.code;
}

export async function ownerOf(tx: Tx, code: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code));
  return row?.userId;
}

/** Does nothing when the person already has a code, or the code is taken. */
export async function insertCode(tx: Tx, userId: string, code: string): Promise<void> {
  await tx.insert(referralCodes).values({ userId, code }).onConflictDoNothing();
}

/** The first account with a mark keeps it. */
export async function insertMark(tx: Tx, mark: string, userId: string): Promise<void> {
  await tx.insert(referralMarks).values({ mark, userId }).onConflictDoNothing();
}

export async function ownsMark(tx: Tx, mark: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ mark: referralMarks.mark })
    .from(referralMarks)
    .where(and(eq(referralMarks.mark, mark), eq(referralMarks.userId, userId)));
  return rows.length === 1;
}

/** An account can be referred only once. */
export async function insert(tx: Tx, referrerId: string, friendId: string): Promise<void> {
  await tx.insert(referrals).values({ referrerId, friendId }).onConflictDoNothing();
}

export async function findByFriend(tx: Tx, friendId: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.friendId, friendId));
  return row;
}

/** The row for the one caller that completed it; undefined for later callers. */
export async function complete(tx: Tx, friendId: string): Promise<ReferralRow | undefined> {
  const [row] = await tx
    .update(referrals)
    .set({ completedAt: sql`now()` })
    .where(and(eq(referrals.friendId, friendId), isNull(referrals.completedAt)))
    .returning();
  return row;
}

/** Locks the referrer's rewards until the transaction ends. */
export async function lockReferrer(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
}

export async function countRewarded(tx: Tx, referrerId: string, days: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from referrals
    where referrer_id = ${referrerId} and days_earned > 0 and completed_at > now() - make_interval(days => ${days})`);
  return rows[0]?.count ?? 0;
}

export async function setEarned(tx: Tx, id: string, daysEarned: number): Promise<void> {
  await tx.update(referrals).set({ daysEarned }).where(eq(referrals.id, id));
}

interface Totals extends Record<string, unknown> {
  total: number;
  completed: number;
  days: number;
}

export async function totals(tx: Tx, referrerId: string): Promise<Totals> {
  const { rows } = await tx.execute<Totals>(sql`
    select count(*)::int as total, count(completed_at)::int as completed, coalesce(sum(days_earned), 0)::int as days
    from referrals where referrer_id = ${referrerId}`);
  return rows[0]!;
}

export interface BroughtFriend {
  id: string;
  /** Null when the friend's account is deleted. */
  email: string | null;
  createdAt: Date;
  completedAt: Date | null;
  daysEarned: number;
}

interface Page {
  limit: number;
  offset?: number;
}

/** Newest first. */
export async function listBrought(
  tx: Tx,
  referrerId: string,
  { limit, offset = 0 }: Page,
): Promise<BroughtFriend[]> {
  return tx
    .select({
      id: referrals.id,
      email: users.email,
      createdAt: referrals.createdAt,
      completedAt: referrals.completedAt,
      daysEarned: referrals.daysEarned,
    })
    .from(referrals)
    .leftJoin(users, eq(users.id, referrals.friendId))
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(desc(referrals.createdAt), referrals.id)
    .limit(limit)
    .offset(offset);
}

/** Deletes referrals in which no other user is left. In the others, the foreign key sets the person to null. */
export async function removeLonely(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(referrals)
    .where(
      or(
        and(eq(referrals.referrerId, userId), isNull(referrals.friendId)),
        and(eq(referrals.friendId, userId), isNull(referrals.referrerId)),
      ),
    );
}
