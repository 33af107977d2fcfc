import type { LimitsOf } from '@crisper/contract/billing/plans';
import { listFavorites, toggleFavorite } from '@crisper/contract/favorites/favorites';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { inOne } from '../../db/paged-rows.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import type { OwnRecipesService, RecipesService } from '../recipes/recipes.room.ts';
import * as repository from './favorites.repository.ts';
import { createFavorites, type FavoritesService } from './favorites.service.ts';

interface Deps {
  db: Database;
  recipes: RecipesService;
  ownRecipes: OwnRecipesService;
  limitsOf: LimitsOf;
}

interface FavoritesApi {
  count(userId: string): Promise<number>;
  list: FavoritesService['list'];
}

export function favoritesRoom(deps: Deps): RoomParts<FavoritesApi> {
  const favorites = createFavorites(deps);
  const { orm } = deps.db;
  const room: Room = {
    name: 'favorites',
    routes: (app) => favoritesRoutes(app, favorites),
    personal: { export: (userId) => ({ favorites: inOne(() => repository.list(orm, userId)) }) },
  };
  return { room, api: { count: (userId) => repository.count(orm, userId), list: favorites.list } };
}

function favoritesRoutes(app: FastifyInstance, favorites: FavoritesService): void {
  route(app, toggleFavorite, ({ body, user }) => favorites.toggle(user, body));
  route(app, listFavorites, ({ user }) => favorites.list(user));
}

// What other rooms may ask, besides the api.
export { favoriteMarks } from './favorite-marks.ts';
