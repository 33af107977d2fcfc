import { searchRecipes } from '@crisper/contract/recipes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { MatchingService } from './matching.service.ts';

export function matchingRoutes(app: FastifyInstance, matching: MatchingService): void {
  route(app, searchRecipes, async ({ body, user }) => ({
    ...(await matching.search(body, user)),
    moreJob: null,
  }));
}
