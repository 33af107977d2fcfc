import { Cron } from 'croner';
import type PgBoss from 'pg-boss';

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 60 * 60;

interface Repeating {
  name: string;
  /** In UTC. */
  cron: string;
}

/**
 * Puts what repeats in this minute into the queue, once, however many instances do so. (pg-boss has a schedule of its
 * own, worked off by workers that do not wait until the end of a job is written down; see workers.ts.)
 */
export async function enqueueRepeating(
  queue: Pick<PgBoss, 'send'>,
  repeating: readonly Repeating[],
  now: Date,
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  // Two jobs of one name with this key are one, within the hour by the database's clock.
  const once = { singletonKey: minute.toISOString(), singletonSeconds: HOUR_SECONDS };
  for (const { name, cron } of repeating)
    if (new Cron(cron, { timezone: 'UTC' }).match(minute)) await queue.send(name, {}, once);
}
