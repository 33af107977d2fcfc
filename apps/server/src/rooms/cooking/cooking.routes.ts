import { askAssistant, getCookingNote, keepCookingNote, removeCookingNote } from '@crisper/contract/cooking';
import { enhanceRecipe } from '@crisper/contract/recipes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { streamRoute } from '../../http/stream-route.ts';
import { acceptUploads } from '../../http/uploads/accept-uploads.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import type { CookingService } from './cooking.service.ts';
import type { CookingNotesService } from './cooking-notes.service.ts';
import type { EnhanceService } from './enhance.service.ts';

interface Deps {
  cooking: CookingService;
  enhance: EnhanceService;
  notes: CookingNotesService;
  uploads: UploadBudget;
}

export function cookingRoutes(app: FastifyInstance, { cooking, enhance, notes, uploads }: Deps): void {
  route(app, enhanceRecipe, async ({ params, user }) => ({
    interactiveSteps: await enhance.steps(params.id, user),
  }));
  streamRoute(app, askAssistant, async ({ body, user, send }) => async () => {
    const reply = await cooking.ask(body, user.id, (words) => send({ type: 'words', words }));
    send({ type: 'reply', ...reply });
    return reply;
  });

  route(app, getCookingNote, async ({ params, user }) => ({ note: await notes.find(user, params.id) }));
  route(app, removeCookingNote, async ({ params, user }) => {
    await notes.remove(user, params.id);
    return { ok: true as const };
  });
  app.register(async (scope) => {
    acceptUploads(scope, uploads);
    route(scope, keepCookingNote, async ({ params, body, user }) => ({
      note: await notes.keep(user, params.id, body),
    }));
  });
}
