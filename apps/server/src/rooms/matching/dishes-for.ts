import type { DemoAnswer } from '@crisper/contract/demo';
import { standings } from '@crisper/kitchen/matching/at-hand';
import { search } from '@crisper/kitchen/matching/search';
import { onProcessor } from '../../budgets/spending.ts';
import type { MatchBook } from './match-book.ts';

/** The best few dishes of the book for some foods, for somebody of whom nothing else is known. */
export function createDishesFor(matchBook: MatchBook) {
  return async (foods: readonly string[], count: number): Promise<DemoAnswer['recipes']> => {
    if (foods.length === 0) return [];
    const index = await matchBook.index();
    const hits = onProcessor(() => search(index, { foods, limit: count }, standings({ foods })));
    const recipes = await matchBook.documents(hits.map(({ id }) => id));
    return hits.flatMap(({ id, percentage }) => {
      const recipe = recipes.get(id);
      if (!recipe) return [];
      const { title, totalMinutes: time, nutritionPerServing } = recipe;
      return [{ id, title, match: percentage, time, calories: nutritionPerServing?.calories ?? null }];
    });
  };
}
