import {
  addShopping,
  answerStaples,
  getPlan,
  getShopping,
  lockMeal,
  makePlan,
  removeShopping,
  shopForRecipe,
  storeShopping,
  swapMeal,
  tickShopping,
} from '@crisper/contract/planner';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { FastifyInstance } from 'fastify';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { createMissing, type MissingService } from './missing.service.ts';
import { createPlanner, type PlannerDeps, type PlannerService } from './planner.service.ts';
import { createShopping, type KeepStaples, type PutAway, type ShoppingService } from './shopping.service.ts';
import { type Book, createSupply } from './supply.ts';

type Services = { planner: PlannerService; shopping: ShoppingService; missing: MissingService };

interface Deps extends Omit<PlannerDeps, 'supply' | 'shopping'> {
  book: Book;
  putAway: PutAway;
  keepStaples: KeepStaples;
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
}

/** For the home page. */
interface PlannerApi {
  current: PlannerService['current'];
  list: ShoppingService['list'];
}

export function plannerRoom({ book, putAway, keepStaples, recipeOf, ...deps }: Deps): RoomParts<PlannerApi> {
  const supply = createSupply(book);
  const shopping = createShopping({ db: deps.db, putAway, keepStaples, staplesOf: deps.staplesOf });
  const planner = createPlanner({ ...deps, shopping, supply });
  const missing = createMissing({ ...deps, shopping, supply, recipeOf });
  const room: Room = {
    name: 'planner',
    routes: (app) => plannerRoutes(app, { planner, shopping, missing }),
    personal: {
      export: (userId) => ({ mealPlans: planner.exportOf(userId), shoppingList: shopping.exportOf(userId) }),
    },
  };
  return { room, api: { current: planner.current, list: shopping.list } };
}

function plannerRoutes(app: FastifyInstance, { planner, shopping, missing }: Services): void {
  route(app, getPlan, ({ user }) => planner.current(user));
  route(app, makePlan, ({ user, body }) => planner.make(user, body));
  route(app, swapMeal, ({ user, params, body }) => planner.swap(user, params.id, body));
  route(app, lockMeal, ({ user, params, body }) => planner.lock(user, params.id, body));
  route(app, getShopping, ({ user }) => shopping.list(user));
  route(app, addShopping, ({ user, body }) => shopping.add(user, body));
  route(app, tickShopping, ({ user, body }) => shopping.tick(user, body));
  route(app, removeShopping, ({ user, params }) => shopping.remove(user, params.id));
  route(app, answerStaples, ({ user, body }) => shopping.answer(user, body));
  route(app, shopForRecipe, ({ user, params, body }) => missing.forRecipe(user, params.recipe, body));
  route(app, storeShopping, ({ user }) => shopping.store(user));
}
