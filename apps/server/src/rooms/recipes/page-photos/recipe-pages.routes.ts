import { readRecipePages } from '@crisper/contract/recipes/recipe-pages';
import type { FastifyInstance } from 'fastify';
import { streamRoute } from '../../../http/stream-route.ts';
import { acceptUploads } from '../../../http/uploads/accept-uploads.ts';
import { acceptPhotoBodies } from '../../../http/uploads/photo-bodies.ts';
import type { UploadBudget } from '../../../http/uploads/upload-budget.ts';
import type { RecipePagesService } from './recipe-pages.service.ts';

export function recipePagesRoutes(
  app: FastifyInstance,
  { pages, uploads }: { pages: RecipePagesService; uploads: UploadBudget },
): void {
  app.register(async (scope) => {
    acceptUploads(scope, uploads);
    const photosIn = acceptPhotoBodies(scope);
    streamRoute(scope, readRecipePages, async ({ user, body, request, signal, send }) => {
      const photos = photosIn(request, body.pages);
      return async () => {
        const onPage = (page: number, of: number) => send({ type: 'page', page, of });
        const result = await pages.read(photos, { user, signal, onPage });
        send({ type: 'result', result });
        return result;
      };
    });
  });
}
