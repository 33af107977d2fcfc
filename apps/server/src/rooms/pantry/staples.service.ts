import type { User } from '@crisper/contract/auth/auth';
import { type getStaples, STAPLES_MAX, type updateStaples } from '@crisper/contract/pantry/pantry';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { splitTyped } from '@crisper/kitchen/measures/split-typed';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Database, Tx } from '../../db/client.ts';
import { currentLanguage } from '../../language.ts';
import { Problem } from '../../problem.ts';
import * as repository from './staples.repository.ts';

type Answer = z.output<typeof getStaples.response>;
type Names = z.output<NonNullable<typeof updateStaples.body>>['names'];

export type StaplesService = ReturnType<typeof createStaples>;

/** What a household always has. Without a list of their own it is the kitchen's. */
export function createStaples(db: Database) {
  const listsOf = db.batchQuery(repository.listsOf);

  /** The household's own list; undefined without one. Foods that left the larder are skipped. */
  const own = async (householdId: string): Promise<FoodId[] | undefined> => {
    const row = (await listsOf(householdId)).find((one) => one.householdId === householdId);
    return row?.foods.filter((id) => foodById(id));
  };

  return {
    own: (user: User) => own(user.householdId),

    async list(user: User): Promise<Answer> {
      return present(await own(user.householdId));
    },

    /** The whole list anew: what is not named is no longer always there. */
    async replace(user: User, names: Names): Promise<Answer> {
      assertNotChild(user);
      if (names === null) {
        await repository.remove(db.orm, user.householdId);
        return present(undefined);
      }
      const foods = [...new Set(names.flatMap(splitTyped).map(foodNamed))].sort();
      await repository.replace(db.orm, user.householdId, foods);
      return present(foods);
    },

    /** Adds and removes a few, in the caller's transaction. Beyond the limit the oldest answers stay. */
    async keep(
      tx: Tx,
      { householdId }: Pick<User, 'householdId'>,
      { add, remove }: { add: readonly FoodId[]; remove: readonly FoodId[] },
    ): Promise<FoodId[]> {
      const before = await repository.listOf(tx, householdId);
      const gone = new Set(remove);
      const foods = [...new Set([...(before ?? defaultStaples), ...add])].filter((id) => !gone.has(id));
      const kept = foods.slice(0, STAPLES_MAX).sort();
      await repository.replace(tx, householdId, kept);
      return kept;
    },

    /** The household's own list, in a transaction; undefined without one. */
    ofHousehold: repository.listOf,

    /** Names instead of ids; nothing for a household without a list. */
    async *exportOf(householdId: string) {
      for (const { name } of present((await own(householdId)) ?? []).staples) yield name;
    },
  };
}

function foodNamed(name: string): FoodId {
  const food = resolveSaid(name, currentLanguage())?.food.id;
  if (food === undefined)
    throw new Problem('validation', 'Crisper doesn’t know “{name}”. Try another word for it.', {
      values: { name },
    });
  return food;
}

function present(own: readonly FoodId[] | undefined): Answer {
  const staples = (own ?? defaultStaples)
    .flatMap((id) => foodById(id) ?? [])
    .map(({ id, emoji }) => ({ food: id, name: foodName(id, currentLanguage()), emoji }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { staples, isUsual: own === undefined };
}
