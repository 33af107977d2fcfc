import { askAssistant } from '@crisper/contract/cooking/cooking';
import { enhanceRecipe } from '@crisper/contract/recipes/recipes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { streamRoute } from '../../http/stream-route.ts';
import type { CookingService } from './cooking.service.ts';
import type { EnhanceService } from './enhance.service.ts';

interface Deps {
  cooking: CookingService;
  enhance: EnhanceService;
}

export function cookingRoutes(app: FastifyInstance, { cooking, enhance }: Deps): void {
  route(app, enhanceRecipe, async ({ params, user }) => ({
    interactiveSteps: await enhance.steps(params.id, user),
  }));
  streamRoute(app, askAssistant, async ({ body, user, send }) => async () => {
    const reply = await cooking.ask(body, user, (words) => send({ type: 'words', words }));
    send({ type: 'reply', ...reply });
    return reply;
  });
}
