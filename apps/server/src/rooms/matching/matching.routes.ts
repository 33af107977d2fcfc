import type { User } from '@crisper/contract/accounts';
import { followMoreRecipes, type MoreRecipesEvent, searchRecipes } from '@crisper/contract/recipes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logProblem, toProblem } from '../../http/errors.ts';
import { clientLeft, eventStream } from '../../http/event-stream.ts';
import { route } from '../../http/route.ts';
import type { FavoriteMarks } from '../recipes/recipes.service.ts';
import type { MatchingService } from './matching.service.ts';
import type { MoreRecipesService } from './more-recipes.service.ts';

interface Deps {
  matching: MatchingService;
  moreRecipes: MoreRecipesService;
  favorites: FavoriteMarks;
}

export function matchingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, searchRecipes, ({ body, user, reply }) => {
    // Whole recipes are much to check field by field on the way out, and every field is typed already.
    reply.serializer(JSON.stringify);
    return deps.matching.search(body, user);
  });
  route(app, followMoreRecipes, ({ params, user, request, reply }) => {
    follow(deps, params.job, user, request, reply);
    // The stream is the answer.
    return reply as never;
  });
}

function follow(
  { moreRecipes, favorites }: Deps,
  job: string,
  user: User,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const signal = clientLeft(reply);
  const { stream, send, end } = eventStream<MoreRecipesEvent>(reply);
  const tell = async (): Promise<void> => {
    const saved = await favorites.of(user.id);
    for await (const event of moreRecipes.follow(job, saved, signal)) {
      if (event.type === 'end') return end(event);
      send(event);
    }
    stream.end();
  };
  tell().catch((error) => {
    const problem = toProblem(error);
    logProblem(problem, error, request);
    end({ type: 'error', error: problem.message });
  });
  reply.send(stream);
}
