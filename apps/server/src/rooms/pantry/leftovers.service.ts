import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { keepLeftovers } from '@crisper/contract/pantry/pantry';
import { shelfDays } from '@crisper/kitchen/cooking/shelf-days';
import { dishBefore } from '@crisper/kitchen/planning/best-before';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { titleFor } from '../../translated-book.ts';
import { lockHousehold } from '../household/household.room.ts';
import * as repository from './pantry.repository.ts';
import { assertRoom, type PantryService, todayOf } from './pantry.service.ts';

type Left = z.output<NonNullable<typeof keepLeftovers.body>>;
type Kept = z.output<typeof keepLeftovers.response>;

const NAME_MAX = 80;
const SUFFIX = ' (leftovers)';

interface Deps {
  db: Database;
  pantry: Pick<PantryService, 'list'>;
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
}

/** What is left of a cooked dish: no ingredient of anything, but to be eaten in time, and not by everybody. */
export function createLeftovers({ db, pantry, recipeOf }: Deps) {
  return {
    async keep(user: User, { recipe: recipeId, servings, place, cookedOn }: Left): Promise<Kept> {
      const recipe = await recipeOf(recipeId, user.id);
      const shelf = shelfDays(recipe);
      if (place === 'pantry' && shelf === null)
        throw new Problem('validation', 'This keeps in the fridge or the freezer.');
      const today = todayOf(user);
      const addedOn = cookedOn && cookedOn < today ? cookedOn : today;
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await lockHousehold(tx, user.householdId);
        assertRoom(await repository.countOf(tx, user.householdId), 1);
        await repository.insert(tx, [
          {
            id,
            householdId: user.householdId,
            addedBy: user.id,
            name: titleFor(recipe).slice(0, NAME_MAX - SUFFIX.length) + SUFFIX,
            amount: servings,
            unit: 'serving',
            place,
            addedOn,
            bestBefore: dishBefore(place, addedOn, shelf),
            bestBeforeEstimated: true,
            source: 'cooked',
            recipeId: recipe.id,
            allergens: [...recipe.allergens],
            mayContain: [...recipe.mayContain],
          },
        ]);
      });
      return { ...(await pantry.list(user)), id };
    },
  };
}
