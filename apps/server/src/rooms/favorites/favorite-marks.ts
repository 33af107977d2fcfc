import type { Database } from '../../db/client.ts';
import type { FavoriteMarks } from '../recipes/recipes.room.ts';
import * as repository from './favorites.repository.ts';

const POPULAR_MS = 60_000;

/** Favorites as other rooms need them: the heart on a card, and the most saved recipes. */
export function favoriteMarks(db: Database): FavoriteMarks {
  const popular = new Map<number, { ids: string[]; until: number }>();
  const idsOf = db.batchQuery(repository.idsOf);
  return {
    of: async (userId) => new Set((await idsOf(userId)).find((row) => row.userId === userId)?.ids),
    dataOf: (userId, recipeId) => repository.dataOf(db.orm, userId, recipeId),
    /** Counted over everybody's favorites, so it is cached for a minute. */
    async mostSaved(limit) {
      const known = popular.get(limit);
      if (known && known.until > Date.now()) return known.ids;
      const ids = await repository.mostSaved(db.orm, limit);
      popular.set(limit, { ids, until: Date.now() + POPULAR_MS });
      return ids;
    },
  };
}
