import { foodById } from '@crisper/kitchen/foods/larder';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';
import type { BookService } from '../recipes/book.service.ts';
import { composeOrder, type MadeOrder } from '../recipes/made-order.ts';
import type { Asked } from './asked.ts';

const ORDERS_KEPT = 5_000;
const WRITE_AGAIN_MS = 24 * 60 * 60 * 1000;

/** Recipes composed for what was asked, each of which can be opened by its id later. */
export function createMadeToOrder(book: BookService) {
  const written = new LRUCache<string, true>({ max: ORDERS_KEPT, ttl: WRITE_AGAIN_MS });

  return async (asked: Asked, limit: number): Promise<Recipe[]> => {
    const order = orderFor(asked, limit);
    const recipes = composeOrder(order);
    const key = JSON.stringify(order);
    if (recipes.length > 0 && !written.has(key)) {
      await book.keepOrder(order, recipes);
      written.set(key, true);
    }
    return recipes;
  };
}

function orderFor(asked: Asked, limit: number): MadeOrder {
  return {
    have: asked.foods.filter((id) => !foodById(id)?.allergens.some((one) => asked.avoid?.includes(one))),
    equipment: asked.equipment ?? [],
    diets: asked.diets,
    maxMinutes: asked.maxMinutes ?? null,
    limit,
  };
}
