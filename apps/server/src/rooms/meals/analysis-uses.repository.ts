import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { mealAnalysisUses as uses } from './meals.tables.ts';

interface Hold {
  id: string;
  userId: string;
  day: string;
  perDay: number;
  seconds: number;
  /** Its hash. */
  photo: string;
}

/**
 * Must run in a transaction: it locks the person's row, so that concurrent photos cannot exceed the limit. A photo that
 * was analysed before on that day needs no use of its own.
 */
export async function hold(tx: Tx, { id, userId, day, perDay, seconds, photo }: Hold): Promise<boolean> {
  await tx.execute(sql`select from users where id = ${userId} for update`);
  const known = and(
    eq(uses.userId, userId),
    eq(uses.day, day),
    eq(uses.photo, photo),
    isNull(uses.heldUntil),
  );
  if ((await tx.select({ id: uses.id }).from(uses).where(known).limit(1)).length > 0) return true;
  if ((await countTaken(tx, userId, day)) >= perDay) return false;
  await tx
    .insert(uses)
    .values({ id, userId, day, photo, heldUntil: sql`now() + make_interval(secs => ${seconds})` as never });
  return true;
}

/** Running analyses count as used; expired holds do not. */
export async function countTaken(tx: Tx, userId: string, day: string): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    select count(*)::int as taken from meal_analysis_uses
    where user_id = ${userId} and day = ${day}::date and (held_until is null or held_until > now())`);
  return rows[0]!.taken;
}

export async function confirm(tx: Tx, id: string): Promise<void> {
  await tx.update(uses).set({ heldUntil: null }).where(eq(uses.id, id));
}

export async function release(tx: Tx, id: string): Promise<void> {
  await tx.delete(uses).where(and(eq(uses.id, id), isNotNull(uses.heldUntil)));
}

/** Removes days that are over in every time zone. */
export async function removePast(tx: Tx): Promise<void> {
  await tx.delete(uses).where(lt(uses.day, sql`current_date - 2`));
}
