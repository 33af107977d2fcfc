import type { User } from '@crisper/contract/auth/auth';
import { NOTICE_DAYS } from '@crisper/contract/notices/notices';
import type { PantryItem } from '@crisper/contract/pantry/pantry';
import { daysBetween } from '@crisper/kitchen/calendar';
import type { Database } from '../../db/client.ts';
import { localDay, localTime } from '../../local-day.ts';
import type { PersonOf } from '../auth/auth.room.ts';
import * as repository from './webhooks.repository.ts';

/** Not before breakfast. */
const MORNING = '07:00';
const PAGE = 200;
const THINGS_MAX = 100;

export interface SpoilingDeps {
  db: Database;
  now: () => Date;
  personOf: PersonOf;
  shelfOf: (user: User) => Promise<{ items: PantryItem[] }>;
}

/** Tells webhooks once a day what spoils within two days. */
export function createSpoiling({ db, now, personOf, shelfOf }: SpoilingDeps) {
  const soonOf = async (user: User, today: string) => {
    const { items } = await shelfOf(user);
    return items
      .flatMap(({ name, bestBefore }) => {
        const daysLeft = bestBefore === null ? -1 : daysBetween(today, bestBefore);
        return daysLeft >= 0 && daysLeft <= NOTICE_DAYS ? [{ name, daysLeft }] : [];
      })
      .toSorted((a, b) => a.daysLeft - b.daysLeft)
      .slice(0, THINGS_MAX);
  };

  const lookFor = async (id: string, userId: string): Promise<void> => {
    const user = await personOf(userId);
    if (!user) return;
    const at = now();
    if (localTime(at, user.timeZone) < MORNING) return;
    const today = localDay(at, user.timeZone);
    const things = await soonOf(user, today);
    await db.transaction(async (tx) => {
      if (!(await repository.claimDay(tx, id, today)) || things.length === 0) return;
      await repository.addDelivery(tx, id, 'item.spoils-soon', { things });
    });
  };

  return {
    async look(): Promise<void> {
      let after: string | undefined;
      do {
        const page = await repository.spoilingWanted(db.orm, after, PAGE);
        for (const { id, userId } of page) await lookFor(id, userId);
        after = page.length === PAGE ? page.at(-1)!.id : undefined;
      } while (after !== undefined);
    },
  };
}
