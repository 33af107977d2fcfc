import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import { REGULARS_MAX, type setRegular } from '@crisper/contract/shopping/regulars';
import type { ShoppingList } from '@crisper/contract/shopping/shopping-list';
import { dayAfter } from '@crisper/kitchen/calendar';
import { foodName } from '@crisper/kitchen/foods/food-name';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Database } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { currentLanguage } from '../../language.ts';
import { localDay } from '../../local-day.ts';
import { Problem } from '../../problem.ts';
import { lockHousehold } from '../household/household.room.ts';
import * as repository from './regulars.repository.ts';
import * as shopping from './shopping.repository.ts';
import { added, ITEMS_MAX, keyOf } from './shopping-changes.ts';
import type { ShoppingStore } from './shopping-store.ts';

type Said = z.output<NonNullable<typeof setRegular.body>>;
type Due = Awaited<ReturnType<typeof repository.dueHomes>>[number];

export type RegularsService = ReturnType<typeof createRegulars>;

/** What comes back on the list by itself. */
export function createRegulars({ db, store }: { db: Database; store: ShoppingStore }) {
  /** Writes what is due, and moves its day on with that: a member who comes second finds nothing to do. */
  const writeFor = (home: Due): Promise<void> =>
    db.transaction(async (tx) => {
      const { householdId } = home;
      await lockHousehold(tx, householdId);
      const done: string[] = [];
      for (const { key, name } of await repository.dueOf(tx, home)) {
        const rows = await shopping.list(tx, householdId);
        const line = rows.find((row) => row.key === key);
        // A full list is tried again with the next hour.
        if (!line && rows.length >= ITEMS_MAX) continue;
        // What is still to be bought is not wanted twice.
        if (!line || line.ticked)
          await store.apply(
            tx,
            householdId,
            added(rows, { id: null, householdId }, { id: randomUUID(), name }),
          );
        done.push(key);
      }
      if (done.length > 0) await repository.moveOn(tx, home, done);
    });

  return {
    async set(user: User, { thing, weeks, idempotencyKey }: Said): Promise<ShoppingList> {
      if (weeks === null) assertNotChild(user);
      const { householdId } = user;
      return store.changed(user, async (tx, shown) => {
        await lockHousehold(tx, householdId);
        if (!(await idempotencyKeys.claim(tx, user.id, idempotencyKey))) return shown();
        const key = keyOf(thing);
        if (weeks === null) await repository.remove(tx, householdId, key);
        else {
          const others = (await repository.regularsOf(tx, householdId)).filter((one) => one.key !== key);
          if (others.length >= REGULARS_MAX)
            throw new Problem('limit_reached', '{most} things come back already. Stop one first.', {
              values: { most: REGULARS_MAX },
            });
          const rows = await shopping.list(tx, householdId);
          const name = wordsFor(key, rows.find((row) => row.key === key)?.name);
          const nextOn = dayAfter(localDay(await shopping.now(tx), user.timeZone), weeks * 7);
          await repository.save(tx, { householdId, key, name, weeks, nextOn });
        }
        return shown();
      });
    },

    /** In a job. */
    async write(now = new Date()): Promise<void> {
      for (const home of await repository.dueHomes(db.orm, now)) await writeFor(home);
    },

    async *exportOf(householdId: string) {
      for (const { householdId: _, ...row } of await repository.regularsOf(db.orm, householdId)) yield row;
    },
  };
}

/** As it stands on the list, "2 onions", where that means the same thing when it is written again. */
function wordsFor(key: string, written: string | undefined): string {
  if (written !== undefined && keyOf({ written }) === key) return written;
  return foodName(key, currentLanguage());
}
