import type { PlanWishes } from '@crisper/contract/plan/plan-wishes';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { mealPlans, type PlanDocument, planWishes } from './plan.tables.ts';

export type PlanRow = typeof mealPlans.$inferSelect;

/** Of a household that never said any. */
const NO_WISHES: PlanWishes = {
  weekdayMinutes: null,
  newRecipes: null,
  meals: null,
  dayMinutes: {},
  lunchAtHome: [],
  budget: null,
  familiarity: null,
  breakfasts: null,
  without: [],
};

/** Plans kept per household, two years of weeks; the oldest are deleted. */
const PLANS_KEPT = 110;

/** The earliest plan that is running on this day or starts after it. */
export async function findFrom(
  tx: Tx,
  householdId: string,
  firstStart: string,
): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), gte(mealPlans.startOn, firstStart)))
    .orderBy(asc(mealPlans.startOn))
    .limit(1);
  return row;
}

export async function find(tx: Tx, householdId: string, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), eq(mealPlans.id, id)));
  return row;
}

export async function all(tx: Tx, householdId: string): Promise<PlanRow[]> {
  return tx
    .select()
    .from(mealPlans)
    .where(eq(mealPlans.householdId, householdId))
    .orderBy(desc(mealPlans.startOn));
}

/** Plans that start between two days, the earliest first. */
export async function between(
  tx: Tx,
  householdId: string,
  firstStart: string,
  lastStart: string,
): Promise<Pick<PlanRow, 'startOn' | 'updatedAt' | 'document'>[]> {
  return tx
    .select({
      startOn: mealPlans.startOn,
      updatedAt: mealPlans.updatedAt,
      document: mealPlans.document,
    })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.householdId, householdId),
        gte(mealPlans.startOn, firstStart),
        lte(mealPlans.startOn, lastStart),
      ),
    )
    .orderBy(asc(mealPlans.startOn));
}

/** Undefined when there is already a plan for that week. */
export async function insert(
  tx: Tx,
  values: { id: string; householdId: string; startOn: string; document: PlanDocument; lastRequest: string },
): Promise<PlanRow | undefined> {
  const [row] = await tx.insert(mealPlans).values(values).onConflictDoNothing().returning();
  await tx.execute(sql`
    delete from meal_plans where household_id = ${values.householdId} and id in (
      select id from meal_plans where household_id = ${values.householdId} order by start_on desc offset ${PLANS_KEPT})`);
  return row;
}

/** Undefined when another request changed it in between. */
export async function update(
  tx: Tx,
  { id, version, document: previous }: Pick<PlanRow, 'id' | 'version' | 'document'>,
  document: PlanDocument,
  lastRequest: string,
): Promise<PlanRow | undefined> {
  const [row] = await tx
    .update(mealPlans)
    .set({ document, previous, lastRequest, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(mealPlans.id, id), eq(mealPlans.version, version)))
    .returning();
  return row;
}

/** Where both planned the same week, the plan that is there stays. */
export async function move(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update meal_plans set household_id = ${to} where household_id = ${from}
      and start_on not in (select start_on from meal_plans where household_id = ${to})`);
  await tx.execute(sql`
    update plan_wishes set household_id = ${to} where household_id = ${from}
      and not exists (select from plan_wishes where household_id = ${to})`);
  await tx.execute(sql`
    update plan_repeats set household_id = ${to} where household_id = ${from}
      and (weekday, slot) not in (select weekday, slot from plan_repeats where household_id = ${to})`);
}

export async function wishesOf(tx: Tx, householdId: string): Promise<PlanWishes> {
  const [row] = await tx.select().from(planWishes).where(eq(planWishes.householdId, householdId));
  if (!row) return NO_WISHES;
  const { householdId: _, ...wishes } = row;
  return wishes;
}

export async function keepWishes(tx: Tx, householdId: string, wishes: PlanWishes): Promise<void> {
  await tx
    .insert(planWishes)
    .values({ householdId, ...wishes })
    .onConflictDoUpdate({ target: planWishes.householdId, set: wishes });
}

/** Recipes of the household's earlier plans, each with the start of the last week that had it. */
export async function plannedBefore(
  tx: Tx,
  householdId: string,
  startOn: string,
): Promise<{ recipe: string; startOn: string }[]> {
  const { rows } = await tx.execute<{ recipe: string; startOn: string }>(sql`
    select meal->>'recipe' as recipe, to_char(max(start_on), 'YYYY-MM-DD') as "startOn"
    from meal_plans,
      jsonb_array_elements(document->'days') as day,
      jsonb_array_elements(day->'meals') as meal
    where household_id = ${householdId} and start_on < ${startOn} and meal->>'recipe' is not null
    group by 1`);
  return rows;
}
