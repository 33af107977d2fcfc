import type { NutritionGoals } from '@crisper/contract/nutrition/nutrition';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { nutritionGoals } from './nutrition.tables.ts';

export async function find(tx: Tx, userId: string): Promise<NutritionGoals | undefined> {
  const [row] = await tx.select().from(nutritionGoals).where(eq(nutritionGoals.userId, userId));
  if (!row) return undefined;
  const { userId: _, updatedAt: __, ...goals } = row;
  return goals;
}

export async function save(tx: Tx, userId: string, goals: NutritionGoals): Promise<void> {
  await tx
    .insert(nutritionGoals)
    .values({ userId, ...goals })
    .onConflictDoUpdate({ target: nutritionGoals.userId, set: { ...goals, updatedAt: sql`now()` } });
}
