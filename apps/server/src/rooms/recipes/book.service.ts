import type { Matchable } from '@crisper/kitchen/matching/match-index';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/client.ts';
import * as repository from './book.repository.ts';
import type { GeneratedRecipesService } from './generated-recipes.service.ts';

const PAGE = 250;
const COOKS_KEPT = 500;

export type BookService = ReturnType<typeof createBook>;

/** All recipes, for the rooms that search them. */
export function createBook(db: Database, generated: GeneratedRecipesService) {
  const ownKept = new LRUCache<string, { stamp: string; recipes: Recipe[] }>({ max: COOKS_KEPT });

  const stampsOf = db.batchQuery(repository.ownStamps);

  return {
    version: () => repository.version(db.orm),

    /** Every public recipe, page by page, so that other requests can run in between. */
    async *matchables(): AsyncGenerator<Matchable[]> {
      let after = '';
      for (;;) {
        const page = await repository.matchablesAfter(db.orm, after, PAGE);
        const last = page.at(-1);
        if (!last) return;
        yield page;
        after = last.id;
      }
    },

    documents: (ids: readonly string[]): Promise<Recipe[]> => repository.findPublic(db.orm, ids),

    /** Cached until the person changes a recipe: reading hundreds of recipes for every search is slow. */
    async ownOf(userId: string): Promise<Recipe[]> {
      const stamp = (await stampsOf(userId)).find(({ owner }) => owner === userId)?.stamp;
      const known = ownKept.get(userId);
      if (stamp === undefined) return [];
      if (known?.stamp === stamp) return known.recipes;
      const recipes = await repository.findOwn(db.orm, userId);
      ownKept.set(userId, { stamp, recipes });
      return recipes;
    },

    /** The cook book without imported recipes: every food in it is known. */
    cookBook: (limit: number): Promise<Recipe[]> => repository.findCookBook(db.orm, limit),

    keepGenerated: generated.keep,
    keepOrder: generated.keepOrder,
    generatedByIds: generated.byIds,
  };
}
