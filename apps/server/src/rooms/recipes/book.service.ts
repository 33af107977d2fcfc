import type { Matchable } from '@crisper/kitchen/matching/match-index';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Database } from '../../db/client.ts';
import * as repository from './book.repository.ts';
import * as made from './made.repository.ts';

const PAGE = 250;

export type BookService = ReturnType<typeof createBook>;

/** The recipes as a whole, for the rooms that search in them. */
export function createBook(db: Database) {
  return {
    version: () => repository.version(db.orm),

    /** Every public recipe, page by page, so that other requests are answered in between. */
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
    ownOf: (userId: string): Promise<Recipe[]> => repository.findOwn(db.orm, userId),
    keepMade: (recipes: readonly Recipe[]): Promise<void> => made.keep(db.orm, recipes),
    madeByIds: (ids: readonly string[]): Promise<Recipe[]> => made.findByIds(db.orm, ids),
  };
}
