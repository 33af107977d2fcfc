import type { Diet } from '@crisper/contract/vocabulary';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';
import { onProcessor } from '../../budgets/spending.ts';
import type { BookService } from '../recipes/recipes.room.ts';
import { composeOrder, type GenerationOrder } from '../recipes/recipes.room.ts';
import type { SearchQuery } from './search-query.ts';

const ORDERS_KEPT = 5_000;
const WRITE_AGAIN_MS = 24 * 60 * 60 * 1000;

/** Composes recipes for a search. Each can be opened by its id later, unless no user asked. */
export function createGenerateRecipes(book: BookService) {
  const written = new LRUCache<string, true>({ max: ORDERS_KEPT, ttl: WRITE_AGAIN_MS });

  const generate = async (order: GenerationOrder, askedBy: string | null): Promise<Recipe[]> => {
    const recipes = onProcessor(() => composeOrder(order));
    const key = JSON.stringify(order);
    if (askedBy !== null && recipes.length > 0 && !written.has(key)) {
      await book.keepOrder(order, recipes, askedBy);
      written.set(key, true);
    }
    return recipes;
  };

  return async (query: SearchQuery, limit: number, askedBy: string | null): Promise<Recipe[]> => {
    if (!query.anyDiet) return generate(orderFor(query, query.diets, limit), askedBy);
    // A share of the dishes for each diet, so that none crowds out the others.
    const share = Math.ceil(limit / query.anyDiet.length);
    const shares = await Promise.all(
      query.anyDiet.map((diet) => generate(orderFor(query, [...query.diets, diet], share), askedBy)),
    );
    return [...new Map(shares.flat().map((recipe) => [recipe.id, recipe])).values()];
  };
}

function orderFor(query: SearchQuery, diets: readonly Diet[], limit: number): GenerationOrder {
  return {
    have: query.foods,
    ...(query.staples && { staples: query.staples }),
    equipment: query.equipment,
    diets: [...new Set(diets)].sort(),
    maxMinutes: query.maxMinutes ?? null,
    limit,
  };
}
