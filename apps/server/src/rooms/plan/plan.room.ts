import { getPlan, makePlan } from '@crisper/contract/plan/plan';
import {
  chooseMealEaters,
  followEaters,
  lockMeal,
  logPlanned,
  mealAlternatives,
  moveMeal,
  placeMeal,
  swapMeal,
  undoPlan,
} from '@crisper/contract/plan/plan-edits';
import { updateWishes } from '@crisper/contract/plan/plan-wishes';
import type { FastifyInstance } from 'fastify';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { createPrices } from '../shopping/prices.service.ts';
import { writeRegulars } from '../shopping/regulars.jobs.ts';
import { createRegulars } from '../shopping/regulars.service.ts';
import { type ShoppingServices, shoppingRoutes } from '../shopping/shopping.routes.ts';
import {
  createShopping,
  type KeepStaples,
  type PutAway,
  type ShoppingService,
} from '../shopping/shopping.service.ts';
import { createShoppingChanges } from '../shopping/shopping-changes.service.ts';
import { createShoppingLists } from '../shopping/shopping-lists.service.ts';
import { createShoppingStore } from '../shopping/shopping-store.ts';
import { createMealsBetween } from './meals-between.ts';
import { createMissing } from './missing.service.ts';
import { createPlan, type PlanService } from './plan.service.ts';
import { createPlanEaters, type PlanEatersService } from './plan-eaters.service.ts';
import { createPlanEdits, type PlanEditsService } from './plan-edits.service.ts';
import { createPlanLog, type LogForAll, type PlanLogService } from './plan-log.service.ts';
import type { PlanDeps } from './plan-store.ts';
import { type Book, createSupply } from './supply.ts';

interface Services {
  planner: PlanService;
  edits: PlanEditsService;
  eaters: PlanEatersService;
  log: PlanLogService;
}

interface Deps extends Omit<PlanDeps, 'supply' | 'shopping'> {
  book: Book;
  putAway: PutAway;
  keepStaples: KeepStaples;
  logForAll: LogForAll;
}

/** For the home page and the calendar. */
interface PlanApi {
  current: PlanService['current'];
  list: ShoppingService['list'];
  mealsBetween: ReturnType<typeof createMealsBetween>;
}

export function planRoom({ book, putAway, keepStaples, logForAll, ...deps }: Deps): RoomParts<PlanApi> {
  const supply = createSupply(book);
  const store = createShoppingStore(deps);
  const shopping = createShopping({ ...deps, store, putAway, keepStaples });
  const changes = createShoppingChanges(store);
  const planner = createPlan({ ...deps, shopping, supply });
  const edits = createPlanEdits({ ...deps, shopping, supply });
  const eaters = createPlanEaters({ ...deps, shopping, supply });
  const log = createPlanLog({ ...deps, shopping, supply, logForAll });
  const missing = createMissing({ ...deps, shopping, supply });
  const lists = createShoppingLists(store);
  const prices = createPrices({ ...deps, store, supply });
  const regulars = createRegulars({ db: deps.db, store });
  const shop: ShoppingServices = { shopping, changes, missing, lists, prices, regulars };
  const room: Room = {
    name: 'planner',
    routes(app) {
      planRoutes(app, { planner, edits, eaters, log });
      shoppingRoutes(app, shop);
    },
    jobs: [handle(writeRegulars, () => regulars.write())],
    shared: {
      async bring(tx, move) {
        await planner.bring(tx, move);
        await shopping.bring(tx, move);
      },
    },
    personal: {
      export: (userId, householdId) => ({
        mealPlans: planner.exportOf(householdId),
        planWishes: planner.wishesOf(householdId),
        shoppingList: shopping.exportOf(householdId),
        lastShopping: shopping.shopperOf(userId),
        shoppingLists: shopping.listsOf(householdId),
        shoppingPrices: prices.exportOf(householdId),
        shoppingRegulars: regulars.exportOf(householdId),
        shoppingTrips: shopping.tripsOf(userId),
      }),
    },
  };
  const mealsBetween = createMealsBetween({ db: deps.db, supply });
  return { room, api: { current: planner.current, list: shopping.list, mealsBetween } };
}

function planRoutes(app: FastifyInstance, { planner, edits, eaters, log }: Services): void {
  route(app, getPlan, ({ user }) => planner.current(user));
  route(app, makePlan, ({ user, body }) => planner.make(user, body));
  route(app, swapMeal, ({ user, params, body }) => planner.swap(user, params.id, body));
  route(app, mealAlternatives, ({ user, params, body }) => planner.alternatives(user, params.id, body));
  route(app, updateWishes, ({ user, body }) => planner.wish(user, body));
  route(app, placeMeal, ({ user, body }) => edits.place(user, body));
  route(app, moveMeal, ({ user, params, body }) => edits.move(user, params.id, body));
  route(app, undoPlan, ({ user, params, body }) => edits.undo(user, params.id, body));
  route(app, chooseMealEaters, ({ user, params, body }) => eaters.choose(user, params.id, body));
  route(app, followEaters, ({ user, params, body }) => eaters.follow(user, params.id, body));
  route(app, logPlanned, ({ user, params, body }) => log.log(user, params.id, body));
  route(app, lockMeal, ({ user, params, body }) => planner.lock(user, params.id, body));
}
