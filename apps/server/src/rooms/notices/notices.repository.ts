import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { noticeSettings, pushDevices } from './notices.tables.ts';

export type SettingsRow = typeof noticeSettings.$inferSelect;
export type DeviceRow = typeof pushDevices.$inferSelect;

export async function settingsOf(tx: Tx, userId: string): Promise<SettingsRow | undefined> {
  const [row] = await tx.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return row;
}

export async function keepSettings(
  tx: Tx,
  userId: string,
  values: Partial<Pick<SettingsRow, 'mail' | 'quietFrom' | 'quietUntil'>>,
): Promise<void> {
  const insert = tx.insert(noticeSettings).values({ userId, ...values });
  if (Object.keys(values).length === 0) await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: noticeSettings.userId, set: values });
}

export async function endMail(tx: Tx, userId: string): Promise<void> {
  await tx.update(noticeSettings).set({ mail: false }).where(eq(noticeSettings.userId, userId));
}

export async function devicesOf(tx: Tx, userId: string): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), asc(pushDevices.sessionId));
}

/** One address for a session, and one person for an address: a browser that another member signs in to is theirs. */
export async function keepDevice(
  tx: Tx,
  device: Omit<DeviceRow, 'createdAt'>,
  { most }: { most: number },
): Promise<void> {
  const { sessionId, userId, endpoint } = device;
  await tx
    .delete(pushDevices)
    .where(or(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint)));
  await tx.insert(pushDevices).values(device).onConflictDoNothing();
  await tx.execute(sql`
    delete from push_devices where session_id in (
      select session_id from push_devices where user_id = ${userId}
      order by created_at desc, session_id = ${sessionId} desc offset ${most})`);
}

export async function removeDevice(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
}

/** Only while it still listens there: a browser may have said a new address meanwhile. */
export async function removeGone(
  tx: Tx,
  { sessionId, endpoint }: Pick<DeviceRow, 'sessionId' | 'endpoint'>,
): Promise<void> {
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint)));
}

interface Due {
  now: Date;
  /** At least so long after the last notice. */
  hours: number;
  /** Things with a date between these days; generous, because days differ by time zone. */
  from: string;
  to: string;
  /** The last person of the page before. */
  after: string | undefined;
  limit: number;
}

/** People who may have something to hear, by id. The exact look is taken for each of them alone. */
export async function mayBeDue(
  tx: Tx,
  { now, hours, from, to, after, limit }: Due,
): Promise<{ userId: string }[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select kept.user_id as "userId" from notice_settings kept join users on users.id = kept.user_id
    where (kept.mail or exists (select from push_devices where user_id = kept.user_id))
      and (kept.last_at is null or kept.last_at <= ${now}::timestamptz - make_interval(hours => ${hours}))
      and exists (select from pantry_items
        where household_id = users.household_id and removed_at is null
          and best_before between ${from}::date and ${to}::date)
      and (${after ?? null}::uuid is null or kept.user_id > ${after ?? null}::uuid)
    order by kept.user_id limit ${limit}`);
  return rows;
}

/** True for the one who may send the notice of this day. */
export async function claim(
  tx: Tx,
  userId: string,
  { day, now, hours }: { day: string; now: Date; hours: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update notice_settings set last_day = ${day}::date, last_at = ${now}::timestamptz
    where user_id = ${userId} and (last_day is null or last_day < ${day}::date)
      and (last_at is null or last_at <= ${now}::timestamptz - make_interval(hours => ${hours}))
    returning user_id`);
  return rows.length === 1;
}
