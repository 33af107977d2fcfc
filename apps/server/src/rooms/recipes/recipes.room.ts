import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { inPages } from '../../db/paged-rows.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import { handle } from '../../jobs/job.ts';
import type { Parsing } from '../../parsing/parser.ts';
import type { PageFetch, PictureFetch } from '../../providers/page-fetch/page-fetch.provider.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import type { Storage } from '../../providers/storage/storage.provider.ts';
import { findOwn } from './book/book.repository.ts';
import { type BookService, createBook } from './book/book.service.ts';
import { createBrowse } from './book/browse.service.ts';
import { FEATURED_SLUGS } from './book/featured.ts';
import { refreshClaims } from './book/refresh-claims.ts';
import { createGeneratedRecipes } from './generated/generated-recipes.service.ts';
import { createDrafts } from './own/drafts.service.ts';
import { createOwnPhotos, type OwnPhotosService } from './own/own-photos.service.ts';
import { createOwnRecipes, type OwnRecipesService, type SharedReview } from './own/own-recipes.service.ts';
import { createRecipeExport } from './own/recipe-export.service.ts';
import { listMarks } from './own/recipe-marks.repository.ts';
import { type CookedBy, createRecipeMarks } from './own/recipe-marks.service.ts';
import { createRecipePhotos } from './own/recipe-photos.ts';
import { listVersions } from './own/recipe-versions.repository.ts';
import { recipePagesRoutes } from './page-photos/recipe-pages.routes.ts';
import { createRecipePages } from './page-photos/recipe-pages.service.ts';
import { createRecipePictures } from './recipe-pictures.ts';
import { refreshRecipeClaims, sweepGeneratedRecipes, tidyOwnPhotos } from './recipes.jobs.ts';
import { recipePages } from './recipes.pages.ts';
import {
  ownPhotoRoute,
  recipeExportRoute,
  recipeMarksRoutes,
  recipePhotoRoute,
  recipePictureRoute,
  recipesRoutes,
} from './recipes.routes.ts';
import { createRecipes, type FavoriteMarks, type RecipesService } from './recipes.service.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  pages: PageFetch;
  pictureFetch: PictureFetch;
  parsing: Parsing;
  pictures: Pictures;
  storage: Storage | undefined;
  uploads: UploadBudget;
  vision: Parameters<typeof createRecipePages>[0]['vision'];
  cookedBy: CookedBy;
  favorites: FavoriteMarks;
  countScans: () => Promise<number>;
  stepsOnDemand: boolean;
  limitsOf: LimitsOf;
  tableOf: (user: User) => Promise<Eaters>;
  review: SharedReview;
}

interface RecipesApi {
  recipes: RecipesService;
  book: BookService;
  ownRecipes: OwnRecipesService;
  ownPhotos: OwnPhotosService;
}

export function recipesRoom(deps: Deps): RoomParts<RecipesApi> {
  const generated = createGeneratedRecipes(deps.db);
  const kept = {
    idOf: async (idOrSlug: string, userId: string) => (await recipes.find(idOrSlug, userId)).id,
    keepForGood: generated.keepForGood,
  };
  const ownPhotos = createOwnPhotos({ ...deps, ...kept });
  const recipes = createRecipes({ ...deps, generated, photos: ownPhotos });
  const marks = createRecipeMarks({ ...deps, ...kept, photos: ownPhotos });
  const browse = createBrowse({ ...deps, photos: ownPhotos });
  const ownRecipes = createOwnRecipes({ ...deps, photos: ownPhotos });
  const drafts = createDrafts(deps);
  const photos = createRecipePhotos({ ...deps, fetch: deps.pictureFetch, find: recipes.stored });
  const room: Room = {
    name: 'recipes',
    routes(app) {
      recipesRoutes(app, { recipes, browse, ownRecipes, drafts });
      recipePagesRoutes(app, { pages: createRecipePages(deps), uploads: deps.uploads });
      recipePictureRoute(app, createRecipePictures(recipes, deps.pictures));
      recipePhotoRoute(app, photos);
      ownPhotoRoute(app, ownPhotos);
      recipeExportRoute(app, createRecipeExport({ ...deps, photos: ownPhotos }));
      recipeMarksRoutes(app, { marks, photos: ownPhotos, uploads: deps.uploads });
    },
    jobs: [
      handle(tidyOwnPhotos, async () => {
        await ownPhotos.sweep();
        await ownPhotos.move();
      }),
      handle(sweepGeneratedRecipes, () => generated.removeExpired()),
      handle(refreshRecipeClaims, async () => void (await refreshClaims(deps.db))),
    ],
    pages: recipePages(recipes),
    personal: {
      export: (userId) => ({
        ownRecipes: inPages((page) => findOwn(deps.db.orm, userId, page)),
        recipeMarks: inPages((page) => listMarks(deps.db.orm, userId, page)),
        recipePhotos: ownPhotos.exportOf(userId),
        recipeVersions: inPages((page) => listVersions(deps.db.orm, userId, page)),
      }),
    },
    addresses: async () => FEATURED_SLUGS.map((slug) => `/recipes/${slug}`),
  };
  return { room, api: { recipes, ownRecipes, ownPhotos, book: createBook(deps.db, generated) } };
}

// What other rooms may ask, besides the api.
export { ownUsage } from './book/book.repository.ts';
export type { BookService } from './book/book.service.ts';
export { stepsInWords } from './book/steps-in-words.ts';
export { readEquipment } from './equipment-names.ts';
export { composeOrder, type GenerationOrder } from './generated/generation-order.ts';
export { addPhotos } from './own/own-photos.repository.ts';
export type { OwnPhotosService } from './own/own-photos.service.ts';
export { ACCOUNT_BYTES, OWN_MAX } from './own/own-recipe-limits.ts';
export { type OwnRecipesService, ownLines, type ReadRecipe } from './own/own-recipes.service.ts';
export { photoAddress, photoType } from './own/recipe-photos.ts';
export { presentCard, presentRecipe } from './present-recipe.ts';
export { stepsOf } from './recipes.parsers.ts';
export { storable, toRow, upsertRows } from './recipes.repository.ts';
export type { FavoriteMarks, RecipesService } from './recipes.service.ts';
export { withSavedOverrides } from './saved-overrides.ts';
