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
 * Adds the repeating jobs of this minute to the queue, once, however many instances do so. (pg-boss has its own
 * scheduler, but its workers do not wait until a job's completion is stored; see workers.ts.)
 */
export async function enqueueRepeating(
  queue: Pick<PgBoss, 'send'>,
  repeating: readonly Repeating[],
  now: Date,
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  // Within an hour by the database's clock, two jobs with the same name and key count as one.
  const once = { singletonKey: minute.toISOString(), singletonSeconds: HOUR_SECONDS };
  for (const { name, cron } of repeating)
    if (new Cron(cron, { timezone: 'UTC' }).match(minute)) await queue.send(name, {}, once);
}
