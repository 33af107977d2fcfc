import { compose } from '@crisper/kitchen/composing/compose';
import { defaultStaples } from '@crisper/kitchen/matching/at-hand';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { BookService } from '../recipes/book.service.ts';
import type { Asked } from './asked.ts';
import { recent } from './recent.ts';

const IDS_KEPT = 20_000;
const WRITE_AGAIN_MS = 24 * 60 * 60 * 1000;

/** Recipes composed for what was asked, kept so that each can be opened by its id later. */
export function createMadeToOrder(book: BookService) {
  const written = recent<number>(IDS_KEPT);

  return async (asked: Asked, limit: number): Promise<Recipe[]> => {
    const recipes = composeFor(asked, limit);
    const now = Date.now();
    const unwritten = recipes.filter((recipe) => (written.get(recipe.id) ?? 0) < now);
    await book.keepMade(unwritten);
    for (const recipe of unwritten) written.set(recipe.id, now + WRITE_AGAIN_MS);
    return recipes;
  };
}

function composeFor(asked: Asked, limit: number): Recipe[] {
  return compose({
    have: asked.foods,
    staples: defaultStaples,
    equipment: asked.equipment ?? [],
    diets: asked.diets,
    ...(asked.maxMinutes === undefined ? {} : { maxMinutes: asked.maxMinutes }),
    limit,
  });
}
