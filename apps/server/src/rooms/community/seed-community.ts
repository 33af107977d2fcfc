import type { Database } from '../../db/client.ts';
import { EVENT_SEEDS, SEEDS } from './community.seeds.ts';
import * as repository from './seeds.repository.ts';
import { topicsOf } from './topics-and-spam.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Inserts the team's posts that are missing. Posts that a moderator removed stay removed. */
export async function seedCommunity(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await repository.seeded(tx);
    for (const seed of SEEDS) {
      if (known.has(seed.name)) continue;
      await repository.insertSeed(tx, {
        seed: seed.name,
        title: seed.title,
        content: seed.content,
        category: seed.category,
        isPinned: seed.pinned ?? false,
        isLocked: seed.locked ?? false,
        topics: topicsOf(`${seed.title}\n${seed.content}`),
      });
    }
    for (const { name, thread, weekday, hourUtc, ...event } of EVENT_SEEDS)
      await repository.insertEventSeed(tx, {
        ...event,
        seed: name,
        startsAt: nextWeekday(now, weekday, hourUtc),
        thread,
      });
  });
}

function nextWeekday(now: Date, weekday: number, hourUtc: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const days = (weekday - now.getUTCDay() + 7) % 7;
  return new Date(midnight + days * DAY_MS + hourUtc * 60 * 60 * 1000);
}
