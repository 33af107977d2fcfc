import type { User } from '@crisper/contract/auth/auth';
import { SAVED_DAYS, SAVED_RECENT, type SavedFood } from '@crisper/contract/pantry/saved';
import { daysBetween } from '@crisper/kitchen/calendar';
import { nameShown } from '@crisper/kitchen/shopping/name-shown';
import type { Database, Tx } from '../../db/client.ts';
import { currentLanguage } from '../../language.ts';
import type { PantryRow } from './pantry.repository.ts';
import { todayOf } from './pantry.service.ts';
import { emojiOf, shownGrams, stateOf } from './present-item.ts';
import * as repository from './saved.repository.ts';

export type SavedService = ReturnType<typeof createSaved>;

/** What was cooked in the days before it would have spoiled. */
export function createSaved(db: Database) {
  return {
    /** Notes a thing of which this share was just cooked, if it had to be used soon. */
    async note(tx: Tx, user: User, row: PantryRow, share: number): Promise<void> {
      const today = todayOf(user);
      const { food, name, bestBefore, grams, price, currency } = row;
      if (bestBefore === null || stateOf(daysBetween(today, bestBefore)) !== 'soon') return;
      await repository.insert(tx, {
        householdId: user.householdId,
        food,
        name,
        grams: grams === null ? null : grams * share,
        price: price === null ? null : price * share,
        currency,
        bestBefore,
        usedOn: today,
      });
    },

    async list({ householdId }: User): Promise<SavedFood> {
      const [sums, money, recent] = await Promise.all([
        repository.sumsOf(db.orm, householdId),
        repository.moneyOf(db.orm, householdId),
        repository.listLast(db.orm, householdId, SAVED_RECENT),
      ]);
      const { things, unweighed, unpriced } = sums;
      return {
        things,
        weight: shownGrams(null, sums.grams === 0 ? null : sums.grams),
        unweighed,
        money,
        unpriced,
        recent: recent.map(({ id, food, name, grams, usedOn, bestBefore }) => ({
          id,
          name: nameShown({ food, name, byHand: false }, currentLanguage()),
          emoji: emojiOf(food),
          weight: shownGrams(food, grams),
          usedOn,
          bestBefore,
        })),
      };
    },

    bring: (tx: Tx, { from, to }: { from: string; to: string }) => repository.move(tx, from, to),

    sweep: () => repository.forget(db.orm, SAVED_DAYS),

    async *exportOf(householdId: string) {
      const rows = await repository.listLast(db.orm, householdId, 100_000);
      for (const { id: _, householdId: __, ...row } of rows) yield row;
    },
  };
}
