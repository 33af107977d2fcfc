import { readRecipePages } from '@crisper/contract/recipes/recipe-pages';
import type { FastifyInstance } from 'fastify';
import { streamRoute } from '../../../http/stream-route.ts';
import { acceptPhotos } from '../../../http/uploads/accept-photos.ts';
import type { UploadBudget } from '../../../http/uploads/upload-budget.ts';
import type { RecipePagesService } from './recipe-pages.service.ts';

export function recipePagesRoutes(
  app: FastifyInstance,
  { pages, uploads }: { pages: RecipePagesService; uploads: UploadBudget },
): void {
  app.register(async (scope) => {
    acceptPhotos(scope, uploads);
    streamRoute(scope, readRecipePages, async ({ user, body, signal, send }) => {
      return async () => {
        const onPage = (page: number, of: number) => send({ type: 'page', page, of });
        const result = await pages.read(body.pages, { user, signal, onPage });
        send({ type: 'result', result });
        return result;
      };
    });
  });
}
