import type { Weekday } from '@crisper/contract/plan/plan-wishes';
import type { FixedMeal, Slot } from '@crisper/kitchen/planning/plan';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { mealPlans, planRepeats } from './plan.tables.ts';

export type Repeat = Omit<typeof planRepeats.$inferSelect, 'householdId'>;

interface At {
  householdId: string;
  weekday: Weekday;
  slot: Slot;
}

export async function repeatsOf(tx: Tx, householdId: string): Promise<Repeat[]> {
  const rows = await tx
    .select()
    .from(planRepeats)
    .where(eq(planRepeats.householdId, householdId))
    .orderBy(planRepeats.createdAt);
  return rows.map(({ householdId: _, ...repeat }) => repeat);
}

/** False when the plan was changed in between: then another meal may stand there. */
export async function keepRepeat(
  tx: Tx,
  plan: { id: string; version: number },
  { householdId, weekday, slot }: At,
  meal: FixedMeal,
): Promise<boolean> {
  const [same] = await tx
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(and(eq(mealPlans.id, plan.id), eq(mealPlans.version, plan.version)))
    .for('update');
  if (!same) return false;
  await tx
    .insert(planRepeats)
    .values({ householdId, weekday, slot, meal })
    .onConflictDoUpdate({
      target: [planRepeats.householdId, planRepeats.weekday, planRepeats.slot],
      set: { meal },
    });
  return true;
}

export async function removeRepeat(tx: Tx, { householdId, weekday, slot }: At): Promise<void> {
  await tx
    .delete(planRepeats)
    .where(
      and(
        eq(planRepeats.householdId, householdId),
        eq(planRepeats.weekday, weekday),
        eq(planRepeats.slot, slot),
      ),
    );
}
