import {
  enhanceRecipe,
  getRecipe,
  listRecipes,
  previewRecipe,
  recipeFigures,
  recipeSources,
} from '@crisper/contract/recipes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { BrowseService } from './browse.service.ts';
import type { RecipesService } from './recipes.service.ts';

interface Deps {
  recipes: RecipesService;
  browse: BrowseService;
}

export function recipesRoutes(app: FastifyInstance, { recipes, browse }: Deps): void {
  route(app, listRecipes, ({ query, user }) => browse.list(query, user));
  route(app, getRecipe, ({ params, user }) => recipes.open(params.id, user));
  route(app, previewRecipe, ({ params }) => recipes.preview(params.id));
  route(app, enhanceRecipe, async ({ params, user }) => ({
    interactiveSteps: await recipes.enhance(params.id, user),
  }));
  route(app, recipeSources, async ({ params, user }) => ({
    sources: await recipes.sources(params.id, user),
  }));
  route(app, recipeFigures, () => recipes.figures());
}
