import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { DailyQuotas } from '../../budgets/daily-quotas.service.ts';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import { handle } from '../../jobs/job.ts';
import type { VisionAnswer } from '../../providers/vision/vision.provider.ts';
import type { RecipesService } from '../recipes/recipes.room.ts';
import { createAnalysis } from './analysis.service.ts';
import { createMealOffers, type MealOffersService } from './meal-offers.service.ts';
import { sweepMeals } from './meals.jobs.ts';
import { mealsRoutes } from './meals.routes.ts';
import { createMeals, type MealsService } from './meals.service.ts';
import type { ProductsKnown } from './product-item.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  dailyQuotas: DailyQuotas;
  limitsOf: LimitsOf;
  recipes: RecipesService;
  products: ProductsKnown;
  look: (user: User, photo: Buffer, signal: AbortSignal) => Promise<VisionAnswer>;
  uploads: UploadBudget;
}

interface MealsApi extends MealsService {
  logForAll: MealOffersService['logForAll'];
}

export function mealsRoom(deps: Deps): RoomParts<MealsApi> {
  const meals = createMeals(deps);
  const offers = createMealOffers({ db: deps.db, meals });
  const analysis = createAnalysis(deps);
  const room: Room = {
    name: 'meals',
    routes: (app) => mealsRoutes(app, { meals, offers, analysis, uploads: deps.uploads }),
    jobs: [
      handle(sweepMeals, async () => {
        await meals.sweep();
        await analysis.sweep();
        await offers.sweep();
      }),
    ],
    personal: { export: (userId) => ({ meals: meals.all(userId), mealOffers: offers.exportOf(userId) }) },
  };
  return { room, api: { ...meals, logForAll: offers.logForAll } };
}

// What other rooms may ask, besides the api.
export type { MealOffersService } from './meal-offers.service.ts';
