import type { MealTimes } from '@crisper/contract/calendar/calendar';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { calendarFeeds, mealTimes } from './calendar.tables.ts';

export type TimesRow = typeof mealTimes.$inferSelect;

export async function madeAt(tx: Tx, userId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.createdAt;
}

export async function replace(tx: Tx, userId: string, tokenHash: string): Promise<void> {
  await tx
    .insert(calendarFeeds)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt: sql`now()` } });
}

export async function remove(tx: Tx, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function ownerOf(tx: Tx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row?.userId;
}

export async function timesOf(tx: Tx, householdId: string): Promise<TimesRow | undefined> {
  const [row] = await tx.select().from(mealTimes).where(eq(mealTimes.householdId, householdId));
  return row;
}

export async function keepTimes(tx: Tx, householdId: string, times: MealTimes): Promise<void> {
  await tx
    .insert(mealTimes)
    .values({ householdId, ...times })
    .onConflictDoUpdate({ target: mealTimes.householdId, set: { ...times, updatedAt: sql`now()` } });
}
