import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { mealPlans, type PlanDocument } from './planner.tables.ts';

export type PlanRow = typeof mealPlans.$inferSelect;

/** Plans kept per person; the oldest are deleted. */
const PLANS_KEPT = 60;

/** The earliest plan that is running on this day or starts after it. */
export async function findFrom(tx: Tx, userId: string, firstStart: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), gte(mealPlans.startOn, firstStart)))
    .orderBy(asc(mealPlans.startOn))
    .limit(1);
  return row;
}

export async function find(tx: Tx, userId: string, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.id, id)));
  return row;
}

export async function all(tx: Tx, userId: string): Promise<PlanRow[]> {
  return tx.select().from(mealPlans).where(eq(mealPlans.userId, userId)).orderBy(desc(mealPlans.startOn));
}

/** Undefined when there is already a plan for that week. */
export async function insert(
  tx: Tx,
  values: { id: string; userId: string; startOn: string; document: PlanDocument; lastRequest: string },
): Promise<PlanRow | undefined> {
  const [row] = await tx.insert(mealPlans).values(values).onConflictDoNothing().returning();
  await tx.execute(sql`
    delete from meal_plans where user_id = ${values.userId} and id in (
      select id from meal_plans where user_id = ${values.userId} order by start_on desc offset ${PLANS_KEPT})`);
  return row;
}

/** Undefined when another request changed it in between. */
export async function update(
  tx: Tx,
  { id, version }: Pick<PlanRow, 'id' | 'version'>,
  document: PlanDocument,
  lastRequest: string,
): Promise<PlanRow | undefined> {
  const [row] = await tx
    .update(mealPlans)
    .set({ document, lastRequest, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(mealPlans.id, id), eq(mealPlans.version, version)))
    .returning();
  return row;
}
