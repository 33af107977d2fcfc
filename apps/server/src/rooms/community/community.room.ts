import { createHmac } from 'node:crypto';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { Parsing } from '../../parsing/parser.ts';
import { sweepViews } from './community.jobs.ts';
import { communityPages } from './community.pages.ts';
import { communityRoutes } from './community.routes.ts';
import { createDiscussions, type DiscussionsService, type SharedRecipes } from './discussions.service.ts';
import { createLive } from './live.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { createModeration } from './moderation.service.ts';
import { createOverview } from './overview.service.ts';
import { communityPersonal } from './personal.ts';
import { createPostRules } from './post-rules.ts';
import { createReplies } from './replies.service.ts';

interface Deps {
  db: Database;
  parsing: Parsing;
  limiter: Limiter;
  publicUrl: string;
  secret: string;
  recipes: SharedRecipes;
}

type CommunityApi = Pick<DiscussionsService, 'recipeChanged'>;

export function communityRoom({
  db,
  parsing,
  limiter,
  publicUrl,
  secret,
  recipes,
}: Deps): RoomParts<CommunityApi> {
  const rules = createPostRules(limiter, publicUrl);
  const viewerKey = (viewer: string) =>
    createHmac('sha256', secret).update(`view ${viewer}`).digest('base64url').slice(0, 22);
  const discussions = createDiscussions({ db, parsing, rules, recipes, viewerKey });
  const replies = createReplies(db, rules);
  const moderation = createModeration(db, rules, recipes);
  const overview = createOverview(db);
  const live = createLive(db);
  const room: Room = {
    name: 'community',
    routes(app) {
      communityRoutes(app, { discussions, replies, moderation, overview, live });
      moderationRoutes(app, { moderation, overview });
    },
    jobs: [handle(sweepViews, () => discussions.forgetViews())],
    pages: communityPages(discussions),
    personal: communityPersonal(db),
    close: live.close,
  };
  return { room, api: { recipeChanged: discussions.recipeChanged } };
}

// What other rooms may ask, besides the api.
export { cleanRecipe } from './clean-recipe.ts';
