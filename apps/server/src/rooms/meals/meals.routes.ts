import { acceptMealOffer, declineMealOffer, listMealOffers } from '@crisper/contract/meals/meal-offers';
import {
  analyzeMeal,
  deleteMeal,
  listMeals,
  logRecipe,
  recentMeals,
  repeatMeal,
  restoreMeal,
  saveMeal,
  searchMealFoods,
  updateMeal,
} from '@crisper/contract/meals/meals';
import { logProduct } from '@crisper/contract/products/products';
import type { FastifyInstance } from 'fastify';
import { clientLeft } from '../../http/client-left.ts';
import { route } from '../../http/route.ts';
import { acceptPhotos } from '../../http/uploads/accept-photos.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import type { AnalysisService } from './analysis.service.ts';
import type { MealOffersService } from './meal-offers.service.ts';
import type { MealsService } from './meals.service.ts';

interface Deps {
  meals: MealsService;
  offers: MealOffersService;
  analysis: AnalysisService;
  uploads: UploadBudget;
}

const done = { ok: true as const };

export function mealsRoutes(app: FastifyInstance, { meals, offers, analysis, uploads }: Deps): void {
  route(app, saveMeal, ({ user, body }) => meals.save(user, body));
  route(app, logRecipe, ({ user, body }) => meals.logRecipe(user, body));
  route(app, logProduct, ({ user, body }) => meals.logProduct(user, body));
  route(app, repeatMeal, ({ user, params, body }) => meals.repeat(user, params.id, body));
  route(app, listMeals, ({ user, query }) => meals.list(user, query));
  route(app, recentMeals, async ({ user }) => ({ meals: await meals.recent(user) }));
  route(app, updateMeal, ({ user, params, body }) => meals.update(user, params.id, body));
  route(app, deleteMeal, async ({ user, params }) => {
    await meals.remove(user, params.id);
    return done;
  });
  route(app, listMealOffers, async ({ user }) => ({ offers: await offers.list(user) }));
  route(app, acceptMealOffer, ({ user, params }) => offers.accept(user, params.id));
  route(app, declineMealOffer, async ({ user, params }) => {
    await offers.decline(user, params.id);
    return done;
  });
  route(app, restoreMeal, ({ user, params }) => meals.restore(user, params.id));
  route(app, searchMealFoods, ({ query }) => ({ foods: analysis.search(query.search, query.limit) }));

  app.register(async (scope) => {
    acceptPhotos(scope, uploads);
    route(scope, analyzeMeal, ({ user, body, reply }) =>
      analysis.analyze(user, body.image, clientLeft(reply)),
    );
  });
}
