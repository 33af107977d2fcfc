import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { MealOffer } from '@crisper/contract/meals/meal-offers';
import type { Meal, repeatMeal } from '@crisper/contract/meals/meals';
import { sumsOf } from '@crisper/kitchen/nutrition/meal-items';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as repository from './meal-offers.repository.ts';
import type { MealsService } from './meals.service.ts';
import { type Plate, plateItems, scaledPlate } from './plate-items.ts';

/** No user remembers what they ate two weeks ago. */
const KEPT_DAYS = 14;

/** Another member who ate: their portion relative to the first. */
export interface AteToo {
  userId: string;
  times: number;
}

export type MealOffersService = ReturnType<typeof createMealOffers>;

/** Meals that one member logs and offers to others. A diary is private: each decides alone what goes into theirs. */
export function createMealOffers({ db, meals }: { db: Database; meals: MealsService }) {
  return {
    /** Logs a plate for one person, and offers the same to those who ate with them. */
    async logForAll(
      user: User,
      plate: Plate,
      at: z.output<NonNullable<typeof repeatMeal.body>>,
      others: readonly AteToo[],
    ): Promise<Meal> {
      const meal = await meals.logItems(user, plate, plateItems(plate), at);
      for (const { userId, times } of others) {
        const { items } = plateItems(scaledPlate(plate, times));
        await repository.insert(db.orm, {
          id: randomUUID(),
          userId,
          offeredBy: user.id,
          mealId: meal.id,
          name: meal.name,
          ingredients: meal.ingredients,
          recipeId: plate.recipeId,
          items,
          eatenAt: new Date(meal.eatenAt),
          timeZone: meal.timeZone,
        });
      }
      return meal;
    },

    async list(user: User): Promise<MealOffer[]> {
      const rows = await repository.list(db.orm, user.id);
      return rows.map(({ id, from, name, items, eatenAt }) => ({
        id,
        from,
        name,
        calories: Math.round(sumsOf(items).calories),
        eatenAt: eatenAt.toISOString(),
      }));
    },

    async accept(user: User, id: string): Promise<Meal> {
      const offer = await repository.find(db.orm, user.id, id);
      if (!offer) throw gone();
      const { name, ingredients, recipeId, items, eatenAt, timeZone } = offer;
      const meal = await meals.logItems(
        user,
        { name, recipeId },
        { items, unknown: ingredients.filter((one) => !items.some((item) => item.name === one)) },
        { eatenAt: eatenAt.toISOString(), timeZone, idempotencyKey: `offer ${id}` },
      );
      await repository.remove(db.orm, user.id, id);
      return meal;
    },

    async decline(user: User, id: string): Promise<void> {
      if (!(await repository.remove(db.orm, user.id, id))) throw gone();
    },

    async *exportOf(userId: string) {
      for (const { userId: _, offeredBy: __, mealId: ___, ...row } of await repository.list(db.orm, userId))
        yield row;
    },

    sweep: () => repository.removeOld(db.orm, KEPT_DAYS),
  };
}

function gone(): Problem {
  return new Problem('not_found', 'This meal is no longer offered.');
}
