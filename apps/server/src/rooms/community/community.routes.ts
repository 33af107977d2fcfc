import { once } from 'node:events';
import {
  createDiscussion,
  createReply,
  deleteDiscussion,
  deleteReply,
  followDiscussion,
  getDiscussion,
  likeDiscussion,
  likeReply,
  listDiscussions,
  listReplies,
  reportDiscussion,
  reportReply,
  shareRecipe,
  updateDiscussion,
  updateReply,
} from '@crisper/contract/community/community';
import { communityOverview, joinCommunity } from '@crisper/contract/community/community-overview';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../http/network-of.ts';
import { route } from '../../http/route.ts';
import { streamRoute } from '../../http/stream-route.ts';
import type { DiscussionsService } from './discussions.service.ts';
import type { Live } from './live.ts';
import type { ModerationService } from './moderation.service.ts';
import type { OverviewService } from './overview.service.ts';
import type { RepliesService } from './replies.service.ts';

const DONE = { ok: true } as const;

interface Deps {
  discussions: DiscussionsService;
  replies: RepliesService;
  moderation: ModerationService;
  overview: OverviewService;
  live: Live;
}

export function communityRoutes(app: FastifyInstance, deps: Deps): void {
  const { discussions, replies, moderation, overview } = deps;
  route(app, communityOverview, ({ user }) => overview.overview(user));
  route(app, joinCommunity, async ({ user }) => {
    await overview.join(user);
    return DONE;
  });

  route(app, listDiscussions, ({ query, user }) => discussions.list(query, user));
  route(app, getDiscussion, ({ params, user, request }) =>
    discussions.open(Number(params.id), user, networkOf(request).line),
  );
  route(app, createDiscussion, ({ body, user }) => discussions.create(user, body));
  route(app, shareRecipe, ({ body, user }) => discussions.shareRecipe(user, body));
  route(app, updateDiscussion, ({ params, body, user }) => discussions.change(user, Number(params.id), body));
  route(app, deleteDiscussion, async ({ params, user }) => {
    await discussions.remove(user, Number(params.id));
    return DONE;
  });

  route(app, listReplies, ({ params, query, user }) => replies.list(Number(params.id), query, user));
  route(app, createReply, ({ params, body, user }) => replies.create(user, Number(params.id), body));
  route(app, updateReply, ({ params, body, user }) => replies.change(user, Number(params.id), body.content));
  route(app, deleteReply, async ({ params, user }) => {
    await replies.remove(user, Number(params.id));
    return DONE;
  });

  route(app, likeDiscussion, ({ params, body, user }) =>
    replies.like(user, 'discussion', Number(params.id), body?.liked),
  );
  route(app, likeReply, ({ params, body, user }) =>
    replies.like(user, 'reply', Number(params.id), body?.liked),
  );
  route(app, reportDiscussion, async ({ params, body, user }) => {
    await moderation.report(user, 'discussion', Number(params.id), body);
    return DONE;
  });
  route(app, reportReply, async ({ params, body, user }) => {
    await moderation.report(user, 'reply', Number(params.id), body);
    return DONE;
  });
  followRoute(app, deps);
}

function followRoute(app: FastifyInstance, { discussions, live }: Deps): void {
  streamRoute(
    app,
    followDiscussion,
    async ({ params, request, send, signal }) => {
      const id = Number(params.id);
      await discussions.assertShown(id);
      const stop = await live.watch(id, networkOf(request).line, send);
      send({ type: 'open' });
      return async () => {
        if (!signal.aborted) await once(signal, 'abort');
        stop();
      };
    },
    { endless: true },
  );
}
