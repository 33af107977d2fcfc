import { compose } from '../composing/compose.ts';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { buildIndex, type MatchIndex } from './match-index.ts';
import { rankFirst } from './rank-few.ts';
import { type MatchQuery, searchFirst } from './search.ts';
import { USUAL_EQUIPMENT } from './wishes.ts';

/** Composed dishes always match, so without a limit they would crowd out the cook book. */
const COMPOSED_SHARE = 1.2;
const COMPOSED_MAX = 12;

export const composedAmong = (shown: number): number =>
  Math.min(COMPOSED_MAX, Math.ceil(shown * COMPOSED_SHARE));

/** A cook book in memory, ready to be searched. */
export interface Kitchen {
  byId: ReadonlyMap<string, Recipe>;
  index: MatchIndex;
}

export function openKitchen(book: readonly Recipe[]): Kitchen {
  return { byId: new Map(book.map((recipe) => [recipe.id, recipe])), index: buildIndex(book) };
}

/** What the product shows for these foods: recipes of the book and composed ones as one list, best first. */
export function searchKitchen({ byId, index }: Kitchen, query: MatchQuery, shown: number): Recipe[] {
  const fromBook = searchFirst(index, { ...query, limit: shown }).map((hit) => byId.get(hit.id)!);
  const composed = compose({
    have: query.foods,
    staples: query.staples ?? defaultStaples,
    equipment: query.equipment?.length ? query.equipment : USUAL_EQUIPMENT,
    limit: composedAmong(shown),
  });
  const found = new Map([...fromBook, ...composed].map((recipe) => [recipe.id, recipe]));
  return rankFirst([...found.values()], query)
    .slice(0, shown)
    .map((hit) => found.get(hit.id)!);
}
