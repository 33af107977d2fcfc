import {
  addShopping,
  getPlan,
  getShopping,
  lockMeal,
  makePlan,
  removeShopping,
  storeShopping,
  swapMeal,
  tickShopping,
} from '@crisper/contract/planner';
import type { FastifyInstance } from 'fastify';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { createPlanner, type PlannerDeps, type PlannerService } from './planner.service.ts';
import { createShopping, type PutAway, type ShoppingService } from './shopping.service.ts';
import { type Book, createSupply } from './supply.ts';

interface Deps extends Omit<PlannerDeps, 'supply' | 'shopping'> {
  book: Book;
  putAway: PutAway;
}

export function plannerRoom({ book, putAway, ...deps }: Deps): RoomParts {
  const shopping = createShopping(deps.db, putAway, deps.staplesOf);
  const planner = createPlanner({ ...deps, shopping, supply: createSupply(book) });
  const room: Room = {
    name: 'planner',
    routes: (app) => plannerRoutes(app, planner, shopping),
    personal: {
      export: (userId) => ({ mealPlans: planner.exportOf(userId), shoppingList: shopping.exportOf(userId) }),
    },
  };
  return { room };
}

function plannerRoutes(app: FastifyInstance, planner: PlannerService, shopping: ShoppingService): void {
  route(app, getPlan, ({ user }) => planner.current(user));
  route(app, makePlan, ({ user, body }) => planner.make(user, body));
  route(app, swapMeal, ({ user, params, body }) => planner.swap(user, params.id, body));
  route(app, lockMeal, ({ user, params, body }) => planner.lock(user, params.id, body));
  route(app, getShopping, ({ user }) => shopping.list(user));
  route(app, addShopping, ({ user, body }) => shopping.add(user, body));
  route(app, tickShopping, ({ user, body }) => shopping.tick(user, body));
  route(app, removeShopping, ({ user, params }) => shopping.remove(user, params.id));
  route(app, storeShopping, ({ user }) => shopping.store(user));
}
