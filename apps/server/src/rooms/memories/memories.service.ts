import type { User } from '@crisper/contract/accounts';
import type { Memory as ListedMemory } from '@crisper/contract/memories';
import { foodById } from '@crisper/kitchen/foods/larder';
import { nameFood } from '@crisper/vision/fusing/food-names';
import { FORGOTTEN_AFTER_DAYS, type Memory, MOST_MEMORIES } from '@crisper/vision/remembering/memory';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { lessonOf, provedWrong } from './learn.ts';
import * as repository from './memories.repository.ts';
import * as looks from './scan-looks.repository.ts';

/** Several looks at the same thing from different sides help; more of them crowd out other things. */
const LOOKS_OF_A_NAME = 5;
const UNKNOWN_EMOJI = '🥡';

/** The scan that something is learned from. */
export interface LearnedScan {
  id: string;
  userId: string;
  createdAt: Date;
}

export type MemoriesService = ReturnType<typeof createMemories>;

/** What a household confirmed. A household is one account. */
export function createMemories(db: Database) {
  /** Learns anew from all that was said about a scan, so that the order and number of answers do not matter. */
  const learnFrom = async (tx: Tx, { id: scanId, userId, createdAt }: LearnedScan): Promise<void> => {
    const things = await looks.listOf(tx, userId, scanId);
    // After a day the looks are gone, and what they taught stays.
    if (things.length === 0) return;
    const lessons = things.flatMap((thing) => lessonOf(thing) ?? []);
    await repository.replaceLessons(tx, { userId, scanId, seenAt: createdAt }, lessons);
    await repository.replaceDenials(tx, userId, scanId, []);
    const known = await repository.listOf(tx, userId, MOST_MEMORIES);
    const wrong = things.flatMap((thing) => provedWrong(thing, known) ?? []);
    await repository.replaceDenials(tx, userId, scanId, wrong);
    await repository.keepNewest(tx, userId, LOOKS_OF_A_NAME, MOST_MEMORIES);
  };

  return {
    /** For the eyes. */
    async of(userId: string): Promise<Memory[]> {
      const rows = await repository.listOf(db.orm, userId, MOST_MEMORIES);
      return rows.map(({ name, label, embedding, words, seenAt }) => ({
        // By the detector's word where there is one, so that both speak of the same food.
        name: label !== null && nameFood(label).name === name ? label : name,
        label,
        embedding,
        words,
        seenAt: seenAt.getTime(),
      }));
    },

    keepLooks: looks.insert,
    looksOf: looks.listOf,
    lock: repository.lock,
    setAnswer: looks.setAnswer,
    setKept: looks.setKept,
    learnFrom,

    async list({ id }: User): Promise<ListedMemory[]> {
      return (await repository.listNames(db.orm, id)).map((one) => ({
        id: one.id,
        name: one.name,
        emoji: (one.food !== null && foodById(one.food)?.emoji) || UNKNOWN_EMOJI,
        times: one.times,
        lastSeenAt: one.lastSeenAt.toISOString(),
      }));
    },

    async forget({ id: userId }: User, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await repository.lock(tx, userId);
        const name = await repository.findName(tx, userId, id);
        if (name === undefined) throw new Problem('not_found', 'That is already forgotten.');
        await repository.remove(tx, userId, name);
        await looks.forget(tx, userId, name);
      });
    },

    async forgetAll({ id: userId }: User): Promise<void> {
      await db.transaction(async (tx) => {
        await repository.lock(tx, userId);
        await repository.remove(tx, userId);
        await looks.forget(tx, userId);
      });
    },

    async sweep(): Promise<void> {
      await looks.removePast(db.orm);
      await repository.removePast(db.orm, FORGOTTEN_AFTER_DAYS);
    },
  };
}
