import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { dailyTries, dailyZones } from './daily-quotas.tables.ts';

/** How long nothing must have been used before the days follow the person to another zone. */
const PAUSE_HOURS = 48;
const pauseBefore = (now: Date) => new Date(now.getTime() - PAUSE_HOURS * 60 * 60 * 1000);

/** The zone in which the days are counted: the given one only at the first use or after a pause. */
export async function useZone(tx: Tx, userId: string, timeZone: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(dailyZones)
    .values({ userId, timeZone, usedAt: now })
    .onConflictDoUpdate({
      target: dailyZones.userId,
      set: {
        timeZone: sql`case when ${dailyZones.usedAt} < ${pauseBefore(now).toISOString()}::timestamptz
          then excluded.time_zone else ${dailyZones.timeZone} end`,
        usedAt: sql`greatest(${dailyZones.usedAt}, excluded.used_at)`,
      },
    })
    .returning({ timeZone: dailyZones.timeZone });
  return row!.timeZone;
}

/** The zone that a use at this moment would be counted in, if it is not the person's own. */
export async function findZone(tx: Tx, userId: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ timeZone: dailyZones.timeZone })
    .from(dailyZones)
    .where(and(eq(dailyZones.userId, userId), gte(dailyZones.usedAt, pauseBefore(now))));
  return row?.timeZone;
}

interface Try {
  userId: string;
  what: string;
  day: string;
  max: number;
}

/** False when that many were counted already. */
export async function countTry(tx: Tx, { userId, what, day, max }: Try): Promise<boolean> {
  const rows = await tx
    .insert(dailyTries)
    .values({ userId, what, day, tries: 1 })
    .onConflictDoUpdate({
      target: [dailyTries.userId, dailyTries.what, dailyTries.day],
      set: { tries: sql`${dailyTries.tries} + 1` },
      setWhere: lt(dailyTries.tries, max),
    })
    .returning({ tries: dailyTries.tries });
  return rows.length === 1;
}

/** Removes days that are over in every time zone. */
export async function removePast(tx: Tx): Promise<void> {
  await tx.delete(dailyTries).where(lt(dailyTries.day, sql`current_date - 2`));
}
