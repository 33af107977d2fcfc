import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import * as repository from './imports.repository.ts';
import { recipeArchives } from './imports.tables.ts';

/** Takes up the file, also one that another try has left half way; undefined when it is not to be read any more. */
export async function beginReading(tx: Tx, id: string): Promise<repository.Archive | undefined> {
  const [row] = await tx
    .update(recipeArchives)
    .set({ state: 'reading', read: 0 })
    .where(and(eq(recipeArchives.id, id), inArray(recipeArchives.state, ['waiting', 'reading'])))
    .returning();
  return row;
}

/** False when it was canceled. Until this transaction ends it cannot be. */
export async function keepReading(tx: Tx, id: string, changes: repository.Changes): Promise<boolean> {
  const rows = await tx
    .update(recipeArchives)
    .set({ state: 'reading', ...changes })
    .where(and(eq(recipeArchives.id, id), eq(recipeArchives.state, 'reading')))
    .returning({ id: recipeArchives.id });
  return rows.length === 1;
}

/** Ends a file that is not read yet, with all that was put aside; false when it has ended already. */
export async function takeBack(
  tx: Tx,
  id: string,
  end: { state: 'failed' | 'undone'; error: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(recipeArchives)
    .set({ ...end, read: 0, finishedAt: sql`now()` })
    .where(and(eq(recipeArchives.id, id), inArray(recipeArchives.state, ['waiting', 'reading'])))
    .returning({ id: recipeArchives.id });
  if (rows.length === 0) return false;
  await repository.clearItems(tx, id);
  await repository.removeParts(tx, id);
  return true;
}

/** Marks the file of a person that comes next as queued; undefined while another one of theirs is. */
export async function queueNext(tx: Tx, userId: string): Promise<string | undefined> {
  const active = and(
    eq(recipeArchives.userId, userId),
    inArray(recipeArchives.state, ['waiting', 'reading']),
  );
  const [queued] = await tx
    .select({ id: recipeArchives.id })
    .from(recipeArchives)
    .where(and(active, isNotNull(recipeArchives.queuedAt)))
    .limit(1);
  if (queued) return undefined;
  const [next] = await tx
    .select({ id: recipeArchives.id })
    .from(recipeArchives)
    .where(active)
    .orderBy(asc(recipeArchives.createdAt), asc(recipeArchives.id))
    .limit(1);
  if (next) await repository.change(tx, next.id, { queuedAt: new Date() });
  return next?.id;
}
