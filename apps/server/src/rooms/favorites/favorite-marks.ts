import type { Database } from '../../db/client.ts';
import { together } from '../../db/together.ts';
import type { FavoriteMarks } from '../recipes/recipes.service.ts';
import * as repository from './favorites.repository.ts';

const POPULAR_MS = 60_000;

/** What other rooms show of the saved recipes: the heart on a card, and what is popular. */
export function favoriteMarks(db: Database): FavoriteMarks {
  const popular = new Map<number, { ids: string[]; until: number }>();
  const idsOf = together((userIds: readonly string[]) => repository.idsOf(db.orm, userIds));
  return {
    of: async (userId) => (await idsOf(userId)).get(userId) ?? new Set(),
    /** Counting everybody's favorites is kept for a minute. */
    async mostSaved(limit) {
      const known = popular.get(limit);
      if (known && known.until > Date.now()) return known.ids;
      const ids = await repository.mostSaved(db.orm, limit);
      popular.set(limit, { ids, until: Date.now() + POPULAR_MS });
      return ids;
    },
  };
}
