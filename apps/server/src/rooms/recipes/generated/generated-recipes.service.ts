import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { batch } from '../../../db/batch.ts';
import type { Database, Tx } from '../../../db/client.ts';
import * as repository from './generated-recipes.repository.ts';
import { composeOrder, type GenerationOrder } from './generation-order.ts';
import * as orders from './generation-orders.repository.ts';

export type GeneratedRecipesService = ReturnType<typeof createGeneratedRecipes>;

/** Recipes that were composed or written by a model for a search. Kept for a week, and for good once saved. */
export function createGeneratedRecipes(db: Database) {
  const keepOrders = batch((kept: readonly orders.KeptOrder[]) => orders.keep(db.orm, kept));

  return {
    keep: (recipes: readonly Recipe[]): Promise<void> => repository.keep(db.orm, recipes),

    /** Composing is deterministic, so only the order is stored, not the recipes. */
    keepOrder: (order: GenerationOrder, recipes: readonly Recipe[], askedBy: string): Promise<void> =>
      keepOrders({ order, names: recipes.flatMap((recipe) => [recipe.id, recipe.slug]), askedBy }),

    /** A composed recipe is stored when it is first opened, so that later changes of the composer do not alter it. */
    async find(idOrSlug: string): Promise<Recipe | undefined> {
      const known = await repository.find(db.orm, idOrSlug);
      if (known) return known;
      for (const order of await orders.findByName(db.orm, idOrSlug)) {
        const recipe = composeOrder(order).find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
        if (!recipe) continue;
        await repository.keep(db.orm, [recipe]);
        return recipe;
      }
      return undefined;
    },

    byIds: (ids: readonly string[]): Promise<Recipe[]> => repository.findByIds(db.orm, ids),
    keepForGood: (tx: Tx, id: string): Promise<boolean> => repository.keepForGood(tx, id),

    async removeExpired(): Promise<void> {
      await repository.removeExpired(db.orm);
      await orders.removeExpired(db.orm);
    },
  };
}
