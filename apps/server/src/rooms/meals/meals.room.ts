import type { Plan, PlanLimits } from '@crisper/contract/plans';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Room } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { VisionAnswer } from '../../providers/vision/vision.provider.ts';
import type { RecipesService } from '../recipes/recipes.service.ts';
import { createAnalysis } from './analysis.service.ts';
import { sweepMeals } from './meals.jobs.ts';
import { mealsRoutes, type UploadBudget } from './meals.routes.ts';
import { createMeals, type MealsService } from './meals.service.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  limitsOf: (plan: Plan) => PlanLimits;
  recipes: RecipesService;
  look: (photo: Buffer, signal: AbortSignal) => Promise<VisionAnswer>;
  photoOf: (base64: string) => Buffer;
  uploads: UploadBudget;
}

export interface MealsRoom extends Room {
  meals: MealsService;
}

export function mealsRoom(deps: Deps): MealsRoom {
  const meals = createMeals(deps);
  const analysis = createAnalysis(deps);
  return {
    name: 'meals',
    meals,
    routes: (app) => mealsRoutes(app, { meals, analysis, uploads: deps.uploads }),
    jobs: [
      handle(sweepMeals, async () => {
        await meals.sweep();
        await analysis.sweep();
      }),
    ],
    personal: { export: (userId) => ({ meals: meals.all(userId) }) },
  };
}
