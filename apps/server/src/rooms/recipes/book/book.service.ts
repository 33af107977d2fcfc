import type { Matchable } from '@crisper/kitchen/matching/match-index';
import { withParts } from '@crisper/kitchen/recipes/parts';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/client.ts';
import type { GeneratedRecipesService } from '../generated/generated-recipes.service.ts';
import * as repository from './book.repository.ts';

const PAGE = 250;
const COOKS_KEPT = 500;
/** The most ingredient lines of own recipes in memory, of all cooks together: a few ten megabytes. */
const OWN_LINES_KEPT = 200_000;

export type BookService = ReturnType<typeof createBook>;

/** All recipes, for the rooms that search them. */
export function createBook(db: Database, generated: GeneratedRecipesService) {
  const ownKept = new LRUCache<string, { stamp: string; recipes: Matchable[] }>({
    max: COOKS_KEPT,
    maxSize: OWN_LINES_KEPT,
    sizeCalculation: ({ recipes }) => 1 + recipes.reduce((sum, one) => sum + one.ingredients.length, 0),
  });

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

    /** What a person may see of these, without the steps. */
    visible: (ids: readonly string[], userId: string): Promise<Recipe[]> =>
      repository.findVisible(db.orm, ids, userId),

    /** What matching needs of a person's own recipes. Cached until one changes: reading hundreds for every search is slow. */
    async ownMatchables(userId: string): Promise<Matchable[]> {
      const stamp = (await stampsOf(userId)).find(({ owner }) => owner === userId)?.stamp;
      const known = ownKept.get(userId);
      if (stamp === undefined) return [];
      if (known?.stamp === stamp) return known.recipes;
      const recipes = await repository.ownMatchables(db.orm, userId);
      ownKept.set(userId, { stamp, recipes });
      return recipes;
    },

    ownDocuments: (userId: string, ids: readonly string[]): Promise<Recipe[]> =>
      repository.findOwnByIds(db.orm, userId, ids),

    /** For plans, which show no steps. Recipes in them are replaced by their lines, for the shopping list. */
    async ownWithoutSteps(userId: string): Promise<Recipe[]> {
      const own = await repository.findOwnWithoutSteps(db.orm, userId);
      const byId = new Map(own.map((recipe) => [recipe.id, recipe]));
      return own.map((recipe) => withParts(recipe, (id) => byId.get(id)));
    },

    /** The cook book without imported recipes: every food in it is known. */
    cookBook: (limit: number): Promise<Recipe[]> => repository.findCookBook(db.orm, limit),

    keepGenerated: generated.keep,
    keepOrder: generated.keepOrder,
    generatedByIds: generated.byIds,
  };
}
