import { type AssistantEvent, askAssistant } from '@crisper/contract/cooking';
import { enhanceRecipe } from '@crisper/contract/recipes';
import type { FastifyInstance } from 'fastify';
import { logProblem, toProblem } from '../../http/errors.ts';
import { eventStream } from '../../http/event-stream.ts';
import { route } from '../../http/route.ts';
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
  route(app, askAssistant, ({ body, user, request, reply }) => {
    if (!/\btext\/event-stream\b/.test(request.headers.accept ?? '')) return cooking.ask(body, user.id);
    const { stream, send, end } = eventStream<AssistantEvent>(reply);
    cooking
      .ask(body, user.id, (words) => send({ type: 'words', words }))
      .then(
        (answer) => end({ type: 'reply', ...answer }),
        (error) => {
          const problem = toProblem(error);
          logProblem(problem, error, request);
          end({ type: 'error', error: problem.message, code: problem.code });
        },
      );
    // The stream is the answer; `route` would otherwise ask for the reply itself.
    return reply.send(stream) as never;
  });
}
