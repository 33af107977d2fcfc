import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Room } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { PageFetch } from '../../providers/page-fetch/page-fetch.provider.ts';
import { type BookService, createBook } from './book.service.ts';
import { createBrowse } from './browse.service.ts';
import { createDrafts } from './drafts.service.ts';
import { createOwnRecipes, type OwnRecipesService } from './own-recipes.service.ts';
import { sweepMadeRecipes } from './recipes.jobs.ts';
import { recipePages } from './recipes.pages.ts';
import { recipesRoutes } from './recipes.routes.ts';
import { createRecipes, type FavoriteMarks, type RecipesService } from './recipes.service.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  pages: PageFetch;
  favorites: FavoriteMarks;
  countScans: () => Promise<number>;
}

export interface RecipesRoom extends Room {
  recipes: RecipesService;
  book: BookService;
  ownRecipes: OwnRecipesService;
}

export function recipesRoom(deps: Deps): RecipesRoom {
  const recipes = createRecipes(deps);
  const browse = createBrowse(deps.db, deps.favorites);
  const ownRecipes = createOwnRecipes(deps.db, deps.favorites);
  const drafts = createDrafts(deps.pages, deps.limiter);
  return {
    name: 'recipes',
    recipes,
    book: createBook(deps.db),
    ownRecipes,
    routes: (app) => recipesRoutes(app, { recipes, browse, ownRecipes, drafts }),
    jobs: [handle(sweepMadeRecipes, () => recipes.removeExpired())],
    pages: recipePages(recipes),
  };
}
