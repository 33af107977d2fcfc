import { Readable } from 'node:stream';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { Meal } from '@crisper/contract/meals/meals';
import {
  completeOnboarding,
  dailyNutrition,
  exportNutrition,
  getGoals,
  nutritionInsights,
  saveGoals,
} from '@crisper/contract/nutrition/nutrition';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { fileRoute } from '../../http/file-route.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { Problem } from '../../problem.ts';
import { createGoals, type GoalsService } from './goals.service.ts';
import { EXPORTS } from './health-export.ts';
import { createNutrition, type EatenDays, type NutritionService } from './nutrition.service.ts';

interface Deps {
  db: Database;
  limitsOf: LimitsOf;
  completeOnboarding: (userId: string) => Promise<void>;
  meals: EatenDays & {
    all(userId: string, between: readonly [string, string]): AsyncIterable<Meal>;
  };
}

interface NutritionApi extends GoalsService {
  daily: NutritionService['daily'];
}

export function nutritionRoom(deps: Deps): RoomParts<NutritionApi> {
  const goals = createGoals(deps);
  const nutrition = createNutrition({ ...deps, eaten: deps.meals, goals });
  const room: Room = {
    name: 'nutrition',
    routes: (app) => nutritionRoutes(app, goals, nutrition, deps),
    personal: { export: (userId) => ({ nutritionGoals: goals.all(userId) }) },
  };
  return { room, api: { ...goals, daily: nutrition.daily } };
}

function nutritionRoutes(
  app: FastifyInstance,
  goals: GoalsService,
  nutrition: NutritionService,
  { limitsOf, meals }: Pick<Deps, 'limitsOf' | 'meals'>,
): void {
  route(app, getGoals, ({ user }) => goals.of(user.id));
  route(app, saveGoals, ({ user, body }) => goals.save(user, body));
  route(app, completeOnboarding, async ({ user }) => {
    await goals.completeOnboarding(user);
    return { ok: true as const };
  });
  route(app, dailyNutrition, ({ user, query }) => nutrition.daily(user, query));
  route(app, nutritionInsights, ({ user, query }) => nutrition.insights(user, query));
  fileRoute(app, exportNutrition, ({ user, query }) => {
    if (!limitsOf(user.plan).healthExport)
      throw new Problem('limit_reached', 'Export to health apps is part of Pro.');
    const { from, to, format } = query;
    const { type, extension, write } = EXPORTS[format];
    return {
      name: `crisper-nutrition-${from}-to-${to}.${extension}`,
      type,
      stream: Readable.from(write(meals.all(user.id, [from, to]), user.id, { from, to })),
    };
  });
}
