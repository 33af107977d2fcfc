import { type recipeData, toggleFavorite as toggleEndpoint } from '@crisper/contract/favorites';
import type { RecipeCard } from '@crisper/contract/recipes';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { favoritesQuery } from './favorites.queries.ts';
import { markFavorite } from './mark-favorite.ts';

/** A composed or scanned recipe takes its text along, as it lives nowhere else. */
export type FavoriteTarget = Pick<RecipeCard, 'id' | 'title' | 'isFavorite'> & {
  recipeData?: z.input<typeof recipeData>;
};

interface Presses {
  /** What the server was last known to hold. */
  held: boolean;
  /** Settles when the last press has its answer. */
  last: Promise<unknown>;
}

/** Presses on one recipe reach the server one after the other, and only the last one decides what is shown. */
const underWay = new Map<string, Presses>();

async function send({ id, recipeData }: FavoriteTarget, wanted: boolean): Promise<boolean> {
  const body = { recipeId: id, ...(recipeData && wanted ? { recipeData } : {}) };
  const { isFavorite } = await call(toggleEndpoint, { body });
  if (isFavorite === wanted) return isFavorite;
  // Another tab or device had been there first, so this call undid what was wanted.
  return (await call(toggleEndpoint, { body })).isFavorite;
}

/**
 * Saves the recipe or takes it off, at once on screen. Resolves with what the server holds; on a failure the
 * screen goes back to what the server last said, then asks it, since a lost answer does not tell what happened.
 */
export async function toggleFavorite(queries: QueryClient, target: FavoriteTarget): Promise<boolean> {
  const { id, isFavorite: shown } = target;
  const presses = underWay.get(id) ?? { held: shown, last: Promise.resolve() };
  underWay.set(id, presses);
  markFavorite(queries, id, !shown);

  const turn = presses.last.then(() => send(target, !shown));
  const settled = turn.catch(() => undefined);
  presses.last = settled;
  try {
    presses.held = await turn;
    return presses.held;
  } catch (error) {
    if (presses.last === settled) void queries.invalidateQueries({ queryKey: ['recipes'] });
    throw error;
  } finally {
    if (presses.last === settled) {
      underWay.delete(id);
      markFavorite(queries, id, presses.held);
      void queries.invalidateQueries({ queryKey: favoritesQuery.queryKey });
    }
  }
}
