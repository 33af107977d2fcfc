import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { leaderboardMembers, recipeShares } from './referrals.tables.ts';

interface Share {
  title: string;
  platform: string;
  sharedAt: Date;
}

export async function insertShare(
  tx: Tx,
  share: { userId: string; day: string; title: string; platform: string },
): Promise<void> {
  await tx.insert(recipeShares).values(share).onConflictDoNothing();
}

export async function countShares(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from recipe_shares where user_id = ${userId}`,
  );
  return rows[0]?.count ?? 0;
}

export async function topShared(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ title: string; shares: number }[]> {
  const { rows } = await tx.execute<{ title: string; shares: number }>(sql`
    select title, count(*)::int as shares from recipe_shares where user_id = ${userId}
    group by title order by shares desc, max(shared_at) desc limit ${limit}`);
  return rows;
}

export async function latestShares(
  tx: Tx,
  userId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Share[]> {
  return tx
    .select({ title: recipeShares.title, platform: recipeShares.platform, sharedAt: recipeShares.sharedAt })
    .from(recipeShares)
    .where(eq(recipeShares.userId, userId))
    .orderBy(desc(recipeShares.sharedAt), recipeShares.title, recipeShares.platform)
    .limit(limit)
    .offset(offset);
}

export async function setMember(tx: Tx, userId: string, member: boolean): Promise<void> {
  if (member) await tx.insert(leaderboardMembers).values({ userId }).onConflictDoNothing();
  else await tx.delete(leaderboardMembers).where(eq(leaderboardMembers.userId, userId));
}

export async function isMember(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: leaderboardMembers.userId })
    .from(leaderboardMembers)
    .where(eq(leaderboardMembers.userId, userId));
  return rows.length === 1;
}

interface Points {
  share: number;
  referral: number;
}

interface Hero extends Record<string, unknown> {
  userId: string;
  username: string;
  score: number;
}

/** The highest scores above zero among people who agreed to be listed. With equal scores, earlier consent comes first. */
export async function heroes(tx: Tx, points: Points, limit: number): Promise<Hero[]> {
  const { rows } = await tx.execute<Hero>(sql`
    with scored as (
      select member.user_id, member.since,
        ${points.share} * (select count(*) from recipe_shares share where share.user_id = member.user_id)
        + ${points.referral} * (select count(completed_at) from referrals where referrer_id = member.user_id) as score
      from leaderboard_members member
    )
    select scored.user_id as "userId", users.username, score::int from scored join users on users.id = scored.user_id
    where score > 0 order by score desc, since, scored.user_id limit ${limit}`);
  return rows;
}
