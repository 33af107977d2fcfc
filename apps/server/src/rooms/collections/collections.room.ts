import {
  changeCollection,
  collectRecipe,
  createCollection,
  getBooklet,
  getCollection,
  listCollections,
  removeCollection,
  uncollectRecipe,
} from '@crisper/contract/collections/collections';
import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { inPages } from '../../db/paged-rows.ts';
import { headOf } from '../../http/pages.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { type CollectedRecipes, type CollectionsService, createCollections } from './collections.service.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  recipes: CollectedRecipes;
  linksOf: (userId: string) => Promise<ReadonlyMap<string, string>>;
}

const OK = { ok: true } as const;
/** Nothing of a private collection is in the page. The owner's browser fetches it with the session. */
const privateHead = () => headOf('/collections/:id');

export function collectionsRoom(deps: Deps): RoomParts<CollectionsService> {
  const collections = createCollections(deps);
  const room: Room = {
    name: 'collections',
    routes: (app) => collectionsRoutes(app, collections),
    pages: async (path) => (/^\/collections\/[^/]{1,64}$/.test(path) ? privateHead() : undefined),
    personal: {
      export: (userId) => ({ collections: inPages((page) => collections.exportOf(userId, page)) }),
    },
  };
  return { room, api: collections };
}

function collectionsRoutes(app: FastifyInstance, collections: CollectionsService): void {
  route(app, listCollections, async ({ query, user }) => {
    const listed = await collections.list(user, query.recipe);
    return { collections: listed, total: listed.length };
  });
  route(app, createCollection, ({ body, user }) => collections.create(user, body));
  route(app, getCollection, ({ params, user }) => collections.open(user, params.id));
  route(app, changeCollection, ({ params, body, user }) => collections.change(user, params.id, body));
  route(app, removeCollection, async ({ params, user }) => {
    await collections.remove(user, params.id);
    return OK;
  });
  route(app, collectRecipe, async ({ params, user }) => {
    await collections.collect(user, params.id, params.recipe);
    return OK;
  });
  route(app, uncollectRecipe, async ({ params, user }) => {
    await collections.uncollect(user, params.id, params.recipe);
    return OK;
  });
  route(app, getBooklet, ({ params, user }) => collections.booklet(user, params.id));
}

// What other rooms may ask, besides the api.
export type { CollectionsService } from './collections.service.ts';
