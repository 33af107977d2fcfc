import { setImmediate } from 'node:timers/promises';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import { followMoreRecipes, searchRecipes } from '@crisper/contract/matching/matching';
import type { FastifyInstance } from 'fastify';
import { streamRoute } from '../../http/stream-route.ts';
import type { FavoriteMarks } from '../recipes/recipes.room.ts';
import type { MatchingService } from './matching.service.ts';
import type { MoreRecipesService } from './more-recipes.service.ts';

interface Deps {
  matching: MatchingService;
  moreRecipes: MoreRecipesService;
  favorites: FavoriteMarks;
  limitsOf: LimitsOf;
}

export function matchingRoutes(
  app: FastifyInstance,
  { matching, moreRecipes, favorites, limitsOf }: Deps,
): void {
  streamRoute(
    app,
    searchRecipes,
    async ({ body, user, reply, send }) => {
      // Validating whole recipes field by field is slow, and every field is already typed.
      reply.serializer(JSON.stringify);
      return async () => {
        const result = await matching.search(body, user, async (stage) => {
          send({ type: 'stage', stage });
          // Lets the event leave before the next stage takes the processor.
          await setImmediate();
        });
        send({ type: 'result', result });
        return result;
      };
    },
    { compressed: true },
  );
  streamRoute(app, followMoreRecipes, async ({ params, user, send, signal }) => async () => {
    const viewer = { favorites: await favorites.of(user.id), macros: limitsOf(user.plan).recipeMacros };
    for await (const event of moreRecipes.follow(params.job, viewer, signal)) send(event);
  });
}
