import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { householdProfiles } from './household.tables.ts';

type ProfileRow = typeof householdProfiles.$inferSelect;
type Values = Omit<typeof householdProfiles.$inferInsert, 'createdAt'>;

/** A member at the table. A member's id is that of the account, so that it is the same before and after there is a profile. */
export interface PersonRow
  extends Pick<ProfileRow, 'diets' | 'allergens' | 'dislikes' | 'name' | 'portion' | 'eats'> {
  id: string;
  householdId: string;
  /** Null: without a login. */
  userId: string | null;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** Everybody at the tables of several households: members by when they came, then people without a login. */
export function peopleOf(householdIds: readonly string[]) {
  const ids = sql`any(${sql.param(householdIds)}::uuid[])`;
  return sql<PersonRow>`
    select id, "householdId", "userId", name, diets, allergens, dislikes, calories, protein, carbs, fat, portion, eats from (
      select users.id, users.household_id as "householdId", users.id as "userId",
        coalesce(name, left(username, 40)) as name, coalesce(diets, '{}') as diets,
        coalesce(allergens, '{}') as allergens, coalesce(dislikes, '{}') as dislikes, calories, protein, carbs, fat,
        coalesce(portion, 1) as portion, coalesce(eats, true) as eats, household_since as since
      from users left join household_profiles on user_id = users.id where users.household_id = ${ids}
      union all
      select id, household_id, null, name, diets, allergens, dislikes, calories, protein, carbs, fat, portion, eats, created_at
      from household_profiles where user_id is null and household_id = ${ids}
    ) as people order by "userId" is null, since, id`;
}

export async function list(tx: Tx, householdId: string): Promise<PersonRow[]> {
  const { rows } = await tx.execute<PersonRow & Record<string, unknown>>(peopleOf([householdId]));
  return rows;
}

/** Gives every member a profile of their own that can be changed. */
export async function addMemberProfiles(tx: Tx, householdId: string): Promise<void> {
  await tx.execute(sql`
    insert into household_profiles (id, household_id, user_id, name, diets, allergens, portion)
    select gen_random_uuid(), household_id, id, left(username, 40), '{}', '{}', 1 from users
    where household_id = ${householdId} and not exists (select from household_profiles where user_id = users.id)`);
}

export async function insert(tx: Tx, values: Values): Promise<void> {
  await tx.insert(householdProfiles).values(values);
}

/** A member without a login. */
const other = (householdId: string, id: string) =>
  and(
    eq(householdProfiles.householdId, householdId),
    eq(householdProfiles.id, id),
    isNull(householdProfiles.userId),
  );

export async function update(
  tx: Tx,
  householdId: string,
  id: string,
  values: Partial<Values>,
): Promise<boolean> {
  const rows = await tx
    .update(householdProfiles)
    .set(values)
    .where(other(householdId, id))
    .returning({ id: householdProfiles.id });
  return rows.length === 1;
}

export async function updateMember(tx: Tx, userId: string, values: Partial<Values>): Promise<void> {
  await tx.update(householdProfiles).set(values).where(eq(householdProfiles.userId, userId));
}

export async function remove(tx: Tx, householdId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(householdProfiles)
    .where(other(householdId, id))
    .returning({ id: householdProfiles.id });
  return rows.length === 1;
}

export async function setEaters(tx: Tx, householdId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update household_profiles set eats = coalesce(user_id, id) = any(${sql.param([...ids])}::uuid[])
    where household_id = ${householdId}`);
}

/** People without a login, and what the kitchen has. */
export async function move(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(
    sql`update household_profiles set household_id = ${to} where household_id = ${from} and user_id is null`,
  );
  await tx.execute(sql`
    insert into kitchens (household_id, equipment) select ${to}::uuid, equipment from kitchens
    where household_id = ${from} and equipment is not null
    on conflict (household_id) do update set equipment = array(
      select distinct unnest(kitchens.equipment || excluded.equipment) order by 1)`);
}

/** A person's own profile and those without a login, for the export. */
export async function exportOf(tx: Tx, userId: string, householdId: string): Promise<ProfileRow[]> {
  return tx
    .select()
    .from(householdProfiles)
    .where(
      and(
        eq(householdProfiles.householdId, householdId),
        or(isNull(householdProfiles.userId), eq(householdProfiles.userId, userId)),
      ),
    )
    .orderBy(householdProfiles.createdAt, householdProfiles.id);
}
