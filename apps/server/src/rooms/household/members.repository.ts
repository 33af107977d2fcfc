import type { HouseholdRole } from '@crisper/contract/auth/auth';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';

export interface MemberRow extends Record<string, unknown> {
  id: string;
  username: string;
  role: HouseholdRole;
  since: Date;
  isPro: boolean;
}

/** Those who came first come first. */
export async function listOf(tx: Tx, householdId: string): Promise<MemberRow[]> {
  const { rows } = await tx.execute<MemberRow>(sql`
    select id, username, household_role as role, household_since as since,
      coalesce(pro_until > now(), false) as "isPro"
    from users where household_id = ${householdId} order by household_since, id`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

export async function householdOf(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ household: string }>(
    sql`select household_id as household from users where id = ${userId}`,
  );
  return rows[0]?.household;
}

/** The household that a person is in now, whatever their session says; locked with the person until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ household: string }>(
    sql`select household_id as household from users where id = ${userId} for no key update`,
  );
  return rows[0]?.household;
}

/** Always in the same order, so that two who swap households do not wait for each other. */
export async function lockHouseholds(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select from households where id = any(${sql.param([...ids])}::uuid[]) order by id for update`,
  );
}

export async function create(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`insert into households (id) values (${id})`);
}

/**
 * Moves a person with their own profile. The database settles what is left behind: the next owner, or no member and then the
 * household goes.
 */
export async function move(
  tx: Tx,
  userId: string,
  { from, to, role }: { from: string; to: string; role: HouseholdRole },
): Promise<void> {
  await tx.execute(sql`update household_profiles set household_id = ${to} where user_id = ${userId}`);
  await tx.execute(sql`
    update users set household_id = ${to}, household_role = ${role}, household_since = now() where id = ${userId}`);
  await tx.execute(sql`select recount_household(id) from households where id in (${from}, ${to})`);
}

export async function setRole(tx: Tx, userId: string, role: HouseholdRole): Promise<void> {
  await tx.execute(sql`update users set household_role = ${role} where id = ${userId}`);
}

interface Belongings extends Record<string, unknown> {
  pantry: number;
  shopping: number;
  plans: number;
  profiles: number;
}

export async function belongingsOf(tx: Tx, householdId: string): Promise<Belongings> {
  const { rows } = await tx.execute<Belongings>(sql`
    select (select count(*)::int from pantry_items where household_id = ${householdId}) as pantry,
      (select count(*)::int from shopping_items where household_id = ${householdId}) as shopping,
      (select count(*)::int from meal_plans where household_id = ${householdId}) as plans,
      (select count(*)::int from household_profiles where household_id = ${householdId} and user_id is null) as profiles`);
  return rows[0]!;
}

/** The household of its owner, locked. By the database, because a session may be seconds old. */
export async function assertOwner(tx: Tx, userId: string): Promise<string> {
  const before = await ownedBy(tx, userId);
  if (!before) throw new Problem('forbidden', 'Only the owner of the household can do this.');
  await lockHouseholds(tx, [before]);
  // Handed over while this one waited.
  if ((await ownedBy(tx, userId)) !== before)
    throw new Problem('conflict', 'The household has another owner now. Please reload.');
  return before;
}

async function ownedBy(tx: Tx, userId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ household: string }>(sql`
    select household_id as household from users where id = ${userId} and household_role = 'owner'`);
  return rows[0]?.household;
}
