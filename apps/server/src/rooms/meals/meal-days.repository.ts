import type { DayTotals } from '@crisper/contract/nutrition/nutrition';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** Days with meals, oldest first. An index-only scan. */
export async function days(tx: Tx, userId: string, from: string, to: string): Promise<DayTotals[]> {
  const { rows } = await tx.execute<DayTotals & Record<string, unknown>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as meals,
      count(*) filter (where incomplete)::int as incomplete,
      sum(calories) as calories, sum(protein) as protein, sum(carbs) as carbs, sum(fat) as fat,
      sum(fiber) as fiber, sum(sugar) as sugar, sum(sodium_mg) as "sodiumMg", sum(vitamin_c_mg) as "vitaminCMg",
      sum(iron_mg) as "ironMg", sum(calcium_mg) as "calciumMg"
    from meals
    where user_id = ${userId} and day between ${from}::date and ${to}::date and deleted_at is null
    group by day order by day`);
  return rows;
}

export interface HourTotals {
  hour: number;
  meals: number;
  calories: number;
}

/** Hours in the time zone where each meal was eaten. */
export async function hours(tx: Tx, userId: string, from: string, to: string): Promise<HourTotals[]> {
  const { rows } = await tx.execute<HourTotals & Record<string, unknown>>(sql`
    select extract(hour from eaten_at at time zone time_zone)::int as hour, count(*)::int as meals,
      sum(calories) as calories
    from meals
    where user_id = ${userId} and day between ${from}::date and ${to}::date and deleted_at is null
    group by 1 order by 1`);
  return rows;
}

/** The recipes eaten last, each once, with its latest day. Looks at the last meals only. */
export async function cooked(
  tx: Tx,
  userId: string,
  among: number,
): Promise<{ recipeId: string; day: string }[]> {
  const { rows } = await tx.execute<{ recipeId: string; day: string }>(sql`
    select recipe_id as "recipeId", to_char(max(day), 'YYYY-MM-DD') as day from (
      select recipe_id, day from meals where user_id = ${userId} and deleted_at is null
      order by eaten_at desc, id desc limit ${among}) as last
    where recipe_id is not null group by recipe_id order by max(day) desc`);
  return rows;
}

/** Every recipe that was ever eaten. */
export async function everCooked(tx: Tx, userId: string): Promise<{ recipe: string }[]> {
  const { rows } = await tx.execute<{ recipe: string }>(sql`
    select distinct recipe_id as recipe from meals
    where user_id = ${userId} and deleted_at is null and recipe_id is not null`);
  return rows;
}

/** On how many days a recipe was eaten, and the last one. */
export async function timesCooked(
  tx: Tx,
  userId: string,
  recipeId: string,
): Promise<{ times: number; last: string | null }> {
  const { rows } = await tx.execute<{ times: number; last: string | null }>(sql`
    select count(distinct day)::int as times, to_char(max(day), 'YYYY-MM-DD') as last from meals
    where user_id = ${userId} and recipe_id = ${recipeId} and deleted_at is null`);
  return rows[0] ?? { times: 0, last: null };
}

export async function loggedDays(tx: Tx, userId: string, from: string, to: string): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct to_char(day, 'YYYY-MM-DD') as day from meals
    where user_id = ${userId} and day between ${from}::date and ${to}::date and deleted_at is null order by day`);
  return rows.map(({ day }) => day);
}
