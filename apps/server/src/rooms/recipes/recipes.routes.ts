import {
  createRecipe,
  deleteRecipe,
  importRecipe,
  listTags,
  listVersions,
  restoreVersion,
  updateRecipe,
} from '@crisper/contract/recipes/own-recipes';
import { exportRecipes } from '@crisper/contract/recipes/recipe-export';
import {
  addRecipePhoto,
  arrangeRecipePhotos,
  changeRecipeMarks,
  getRecipeMarks,
} from '@crisper/contract/recipes/recipe-marks';
import {
  getRecipe,
  listRecipes,
  previewRecipe,
  recipeFigures,
  recipeSources,
} from '@crisper/contract/recipes/recipes';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../http/file-route.ts';
import { route } from '../../http/route.ts';
import { sendCached } from '../../http/send-cached.ts';
import { acceptPhotos } from '../../http/uploads/accept-photos.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import type { BrowseService } from './book/browse.service.ts';
import type { DraftsService } from './own/drafts.service.ts';
import type { OwnPhotosService } from './own/own-photos.service.ts';
import type { OwnRecipesService } from './own/own-recipes.service.ts';
import type { RecipeExport } from './own/recipe-export.service.ts';
import type { RecipeMarksService } from './own/recipe-marks.service.ts';
import { photoType, type RecipePhotos } from './own/recipe-photos.ts';
import type { RecipePictures } from './recipe-pictures.ts';
import type { RecipesService } from './recipes.service.ts';

interface Deps {
  recipes: RecipesService;
  browse: BrowseService;
  ownRecipes: OwnRecipesService;
  drafts: DraftsService;
}

export function recipesRoutes(app: FastifyInstance, { recipes, browse, ownRecipes, drafts }: Deps): void {
  route(app, listRecipes, ({ query, user }) => browse.list(query, user));
  route(app, getRecipe, ({ params, user }) => recipes.open(params.id, user));
  route(app, previewRecipe, ({ params }) => recipes.preview(params.id));
  route(app, recipeSources, async ({ params, user }) => ({
    sources: await recipes.sources(params.id, user),
  }));
  route(app, recipeFigures, () => recipes.figures());

  route(app, importRecipe, ({ body, user }) => drafts.read(body, user.id));
  route(app, createRecipe, ({ body, user }) => ownRecipes.create(user, body));
  route(app, updateRecipe, ({ params, body, user }) => ownRecipes.change(user, params.id, body));
  route(app, listVersions, async ({ params, user }) => ({
    versions: await ownRecipes.versions(user, params.id),
  }));
  route(app, restoreVersion, ({ params, user }) => ownRecipes.restore(user, params.id, params.version));
  route(app, deleteRecipe, async ({ params, user }) => {
    await ownRecipes.remove(user.id, params.id);
    return { ok: true as const };
  });
}

interface MarksDeps {
  marks: RecipeMarksService;
  photos: OwnPhotosService;
  uploads: UploadBudget;
}

export function recipeMarksRoutes(app: FastifyInstance, { marks, photos, uploads }: MarksDeps): void {
  route(app, listTags, async ({ user }) => ({ tags: await marks.tags(user) }));
  route(app, getRecipeMarks, ({ params, user }) => marks.find(user, params.id));
  route(app, changeRecipeMarks, ({ params, body, user }) => marks.change(user, params.id, body));
  route(app, arrangeRecipePhotos, async ({ params, body, user }) => ({
    photos: await photos.arrange(user, params.id, body.photos),
  }));
  app.register(async (scope) => {
    acceptPhotos(scope, uploads);
    route(scope, addRecipePhoto, async ({ params, body, user }) => ({
      photos: await photos.add(user, params.id, body.photo),
    }));
  });
}

export function recipeExportRoute(app: FastifyInstance, download: RecipeExport): void {
  fileRoute(app, exportRecipes, async ({ user, query: { format } }) => ({
    name: format === 'paprika' ? 'my-recipes.paprikarecipes' : `my-recipes-${format}.zip`,
    type: 'application/zip',
    stream: await download(user, format),
  }));
}

/** A file, not an API call, so it is not in the contract. */
export function recipePictureRoute(app: FastifyInstance, pictureOf: RecipePictures): void {
  app.get<{ Params: { slug: string } }>('/pictures/recipes/:slug.png', async (request, reply) => {
    const body = await pictureOf(request.params.slug);
    return sendCached(request, reply, { body, type: 'image/png', seconds: 86_400 });
  });
}

/** Photos that people keep of recipes. The id in the address is random, so that a picture's tag needs no session. */
export function ownPhotoRoute(app: FastifyInstance, photos: OwnPhotosService): void {
  app.get<{ Params: { id: string } }>('/pictures/own/:id', async ({ params }, reply) => {
    const photo = await photos.read(params.id);
    return reply.type(photoType(photo)).header('cache-control', 'private, max-age=604800').send(photo);
  });
}

export function recipePhotoRoute(app: FastifyInstance, photoOf: RecipePhotos): void {
  app.get<{ Params: { id: string; mark: string } }>(
    '/pictures/photos/:id/:mark.webp',
    async ({ params, ip }, reply) => {
      const photo = await photoOf(params.id, params.mark, ip);
      // The address changes with the picture. Not for shared caches: the recipe may be private.
      return reply.type('image/webp').header('cache-control', 'private, max-age=604800').send(photo);
    },
  );
}
