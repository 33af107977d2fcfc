import { listFavorites, toggleFavorite } from '@crisper/contract/favorites';
import type { PlanLimits } from '@crisper/contract/plans';
import type { Plan } from '@crisper/contract/words';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { Room } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import type { OwnRecipesService } from '../recipes/own-recipes.service.ts';
import type { RecipesService } from '../recipes/recipes.service.ts';
import { createFavorites, type FavoritesService } from './favorites.service.ts';

interface Deps {
  db: Database;
  recipes: RecipesService;
  ownRecipes: OwnRecipesService;
  limitsOf: (plan: Plan) => PlanLimits;
}

export function favoritesRoom(deps: Deps): Room {
  const favorites = createFavorites(deps);
  return { name: 'favorites', routes: (app) => favoritesRoutes(app, favorites) };
}

function favoritesRoutes(app: FastifyInstance, favorites: FavoritesService): void {
  route(app, toggleFavorite, ({ body, user }) => favorites.toggle(user, body));
  route(app, listFavorites, ({ user }) => favorites.list(user));
}
