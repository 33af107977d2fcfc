import { getPlan, makePlan, previewPlan } from '@crisper/contract/plan/plan';
import {
  chooseMealEaters,
  followEaters,
  lockMeal,
  logPlanned,
  mealAlternatives,
  moveMeal,
  placeMeal,
  planDayAgain,
  repeatMeal,
  swapMeal,
  undoPlan,
} from '@crisper/contract/plan/plan-edits';
import { updateWishes } from '@crisper/contract/plan/plan-wishes';
import type { FastifyInstance } from 'fastify';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { createMealsBetween } from './meals-between.ts';
import { createPlan, type PlanService } from './plan.service.ts';
import { createPlanEaters, type PlanEatersService } from './plan-eaters.service.ts';
import { createPlanEdits, type PlanEditsService } from './plan-edits.service.ts';
import { createPlanLog, type LogForAll, type PlanLogService } from './plan-log.service.ts';
import { createPlanRepeats, type PlanRepeatsService } from './plan-repeats.service.ts';
import type { PlanDeps } from './plan-store.ts';
import { createPlannedNeeds, type PlannedNeeds } from './planned-needs.ts';
import { type Book, createRecipeCandidates, type RecipeCandidates } from './recipe-candidates.ts';

interface Services {
  plans: PlanService;
  edits: PlanEditsService;
  eaters: PlanEatersService;
  log: PlanLogService;
  repeats: PlanRepeatsService;
}

interface Deps extends Omit<PlanDeps, 'candidates'> {
  book: Book;
  logForAll: LogForAll;
}

/** For the home page, the calendar and the shopping list. */
interface PlanApi {
  current: PlanService['current'];
  mealsBetween: ReturnType<typeof createMealsBetween>;
  needs: PlannedNeeds;
  recipesByIds: RecipeCandidates['byIds'];
}

export function planRoom({ book, logForAll, ...given }: Deps): RoomParts<PlanApi> {
  const candidates = createRecipeCandidates(book);
  const deps = { ...given, candidates };
  const plans = createPlan(deps);
  const repeats = createPlanRepeats(deps);
  const room: Room = {
    name: 'plan',
    routes(app) {
      planRoutes(app, {
        plans,
        edits: createPlanEdits(deps),
        eaters: createPlanEaters(deps),
        log: createPlanLog({ ...deps, logForAll }),
        repeats,
      });
    },
    shared: { bring: plans.bring },
    personal: {
      export: (_userId, householdId) => ({
        mealPlans: plans.exportOf(householdId),
        planWishes: plans.wishesOf(householdId),
        planRepeats: repeats.exportOf(householdId),
      }),
    },
  };
  const api = {
    current: plans.current,
    mealsBetween: createMealsBetween(deps),
    needs: createPlannedNeeds(deps),
    recipesByIds: candidates.byIds,
  };
  return { room, api };
}

function planRoutes(app: FastifyInstance, { plans, edits, eaters, log, repeats }: Services): void {
  route(app, getPlan, ({ user }) => plans.current(user));
  route(app, previewPlan, ({ user }) => plans.preview(user));
  route(app, makePlan, ({ user, body }) => plans.make(user, body));
  route(app, swapMeal, ({ user, params, body }) => plans.swap(user, params.id, body));
  route(app, planDayAgain, ({ user, params, body }) => plans.dayAgain(user, params.id, body));
  route(app, mealAlternatives, ({ user, params, body }) => plans.alternatives(user, params.id, body));
  route(app, updateWishes, ({ user, body }) => plans.wish(user, body));
  route(app, placeMeal, ({ user, body }) => edits.place(user, body));
  route(app, moveMeal, ({ user, params, body }) => edits.move(user, params.id, body));
  route(app, undoPlan, ({ user, params, body }) => edits.undo(user, params.id, body));
  route(app, chooseMealEaters, ({ user, params, body }) => eaters.choose(user, params.id, body));
  route(app, followEaters, ({ user, params, body }) => eaters.follow(user, params.id, body));
  route(app, logPlanned, ({ user, params, body }) => log.log(user, params.id, body));
  route(app, lockMeal, ({ user, params, body }) => plans.lock(user, params.id, body));
  route(app, repeatMeal, ({ user, params, body }) => repeats.repeat(user, params.id, body));
}

// What other rooms may ask, besides the api.
export type { DatedMeal } from './meals-between.ts';
