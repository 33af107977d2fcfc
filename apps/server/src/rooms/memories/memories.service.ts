import type { User } from '@crisper/contract/auth/auth';
import type { Memory as ListedMemory } from '@crisper/contract/memories/memories';
import { foodById } from '@crisper/kitchen/foods/larder';
import { nameFood } from '@crisper/vision/fusing/food-names';
import { FORGOTTEN_AFTER_DAYS, type Memory, MOST_MEMORIES } from '@crisper/vision/remembering/memory';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { lockHousehold } from '../household/household.room.ts';
import * as repository from './memories.repository.ts';
import { contradictedMemory, newMemoryFrom } from './memory-updates.ts';
import * as looks from './scan-looks.repository.ts';

/** Several looks at the same thing from different sides help; more of them crowd out other things. */
const LOOKS_OF_A_NAME = 5;
const UNKNOWN_EMOJI = '🥡';

/** The scan that something is learned from. */
export interface LearnedScan {
  id: string;
  userId: string;
  householdId: string;
  createdAt: Date;
}

export type MemoriesService = ReturnType<typeof createMemories>;

/** What a household confirmed, each member by their own scans. */
export function createMemories(db: Database) {
  /** Learns anew from all that was said about a scan, so that the order and number of answers do not matter. */
  const learnFrom = async (
    tx: Tx,
    { id: scanId, userId, householdId, createdAt }: LearnedScan,
  ): Promise<void> => {
    const things = await looks.listOf(tx, userId, scanId);
    // After a day the looks are gone, and what they taught stays.
    if (things.length === 0) return;
    const newMemories = things.flatMap((thing) => newMemoryFrom(thing) ?? []);
    await repository.replaceMemories(tx, { householdId, scanId, seenAt: createdAt }, newMemories);
    await repository.replaceDenials(tx, householdId, scanId, []);
    const known = await repository.listOf(tx, householdId, MOST_MEMORIES);
    const wrong = things.flatMap((thing) => contradictedMemory(thing, known) ?? []);
    await repository.replaceDenials(tx, householdId, scanId, wrong);
    await repository.keepNewest(tx, householdId, LOOKS_OF_A_NAME, MOST_MEMORIES);
  };

  return {
    /** For the vision engine. */
    async of(householdId: string): Promise<Memory[]> {
      const rows = await repository.listOf(db.orm, householdId, MOST_MEMORIES);
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
    lock: lockHousehold,
    setAnswer: looks.setAnswer,
    setKept: looks.setKept,
    learnFrom,

    async list({ householdId }: User): Promise<ListedMemory[]> {
      return (await repository.listNames(db.orm, householdId)).map((one) => ({
        id: one.id,
        name: one.name,
        food: one.food,
        emoji: (one.food !== null && foodById(one.food)?.emoji) || UNKNOWN_EMOJI,
        times: one.times,
        lastSeenAt: one.lastSeenAt.toISOString(),
      }));
    },

    async forget(user: User, id: string): Promise<void> {
      assertNotChild(user);
      const { householdId } = user;
      await db.transaction(async (tx) => {
        await lockHousehold(tx, householdId);
        const name = await repository.findName(tx, householdId, id);
        if (name === undefined) throw new Problem('not_found', 'That is already forgotten.');
        await repository.remove(tx, householdId, name);
        await looks.forget(tx, householdId, name);
      });
    },

    async forgetAll(user: User): Promise<void> {
      assertNotChild(user);
      const { householdId } = user;
      await db.transaction(async (tx) => {
        await lockHousehold(tx, householdId);
        await repository.remove(tx, householdId);
        await looks.forget(tx, householdId);
      });
    },

    async bring(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
      await repository.move(tx, from, to);
      await repository.keepNewest(tx, to, LOOKS_OF_A_NAME, MOST_MEMORIES);
    },

    async sweep(): Promise<void> {
      await looks.removePast(db.orm);
      await repository.removePast(db.orm, FORGOTTEN_AFTER_DAYS);
    },
  };
}
