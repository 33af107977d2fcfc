import { and, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { planPreviews } from './plan.tables.ts';

export type PreviewRow = typeof planPreviews.$inferSelect;

/** The preview that began on this day or later. */
export async function previewFrom(
  tx: Tx,
  householdId: string,
  firstStart: string,
): Promise<PreviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(planPreviews)
    .where(and(eq(planPreviews.householdId, householdId), gte(planPreviews.startOn, firstStart)));
  return row;
}

export async function keepPreview(tx: Tx, row: PreviewRow): Promise<void> {
  const { startOn, document } = row;
  await tx
    .insert(planPreviews)
    .values(row)
    .onConflictDoUpdate({ target: planPreviews.householdId, set: { startOn, document } });
}
