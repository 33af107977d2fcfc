import { windowTitle } from '@crisper/contract/pages';
import {
  copyShared,
  openShared,
  openSharedRecipe,
  recipeLink,
  shareCollection,
  shareRecipe,
  unshareCollection,
  unshareRecipe,
} from '@crisper/contract/sharing/sharing';
import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { inPages } from '../../db/paged-rows.ts';
import type { PageHead, PageSource } from '../../http/pages.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { Problem } from '../../problem.ts';
import { say } from '../../saying/say.ts';
import type { CollectionsService } from '../collections/collections.room.ts';
import type { OwnPhotosService } from '../recipes/recipes.room.ts';
import { photoType } from '../recipes/recipes.room.ts';
import { createSharing, type SharedRecipes, type SharingService } from './sharing.service.ts';

interface Deps {
  db: Database;
  limiter: Limiter;
  recipes: SharedRecipes;
  collections: CollectionsService;
  photos: OwnPhotosService;
}

const OK = { ok: true } as const;
const DESCRIPTION_MAX = 200;

export function sharingRoom(deps: Deps): RoomParts<SharingService> {
  const sharing = createSharing(deps);
  const room: Room = {
    name: 'sharing',
    routes(app) {
      sharingRoutes(app, sharing);
      sharedPhotoRoute(app, sharing);
    },
    pages: sharedPages(sharing),
    personal: {
      export: (userId) => ({ sharedLinks: inPages((page) => sharing.exportOf(userId, page)) }),
    },
  };
  return { room, api: sharing };
}

function sharingRoutes(app: FastifyInstance, sharing: SharingService): void {
  route(app, recipeLink, async ({ params, user }) => ({ token: await sharing.recipeToken(user, params.id) }));
  route(app, shareRecipe, async ({ params, user }) => ({
    token: await sharing.shareRecipe(user, params.id),
  }));
  route(app, unshareRecipe, async ({ params, user }) => {
    await sharing.unshareRecipe(user, params.id);
    return OK;
  });
  route(app, shareCollection, async ({ params, user }) => ({
    token: await sharing.shareCollection(user, params.id),
  }));
  route(app, unshareCollection, async ({ params, user }) => {
    await sharing.unshareCollection(user, params.id);
    return OK;
  });
  route(app, openShared, ({ params }) => sharing.open(params.token));
  route(app, openSharedRecipe, ({ params }) => sharing.openRecipe(params.token, params.id));
  route(app, copyShared, async ({ params, body, user }) => ({
    id: await sharing.copy(user, params.token, body.recipe),
  }));
}

/** Kept by browsers for a few minutes only, because the link may be taken back. */
function sharedPhotoRoute(app: FastifyInstance, sharing: SharingService): void {
  app.get<{ Params: { token: string; id: string } }>(
    '/pictures/shared/:token/:id',
    async ({ params }, reply) => {
      const photo = await sharing.photo(params.token, params.id);
      return reply.type(photoType(photo)).header('cache-control', 'private, max-age=300').send(photo);
    },
  );
}

const ADDRESS = /^\/shared\/([\w-]{1,64})(?:\/([^/]{1,120}))?$/;

/** For link previews. Search engines are asked to leave these pages alone. */
function sharedPages(sharing: SharingService): PageSource {
  return async (path) => {
    const [, token, recipeId] = ADDRESS.exec(path) ?? [];
    if (token === undefined) return undefined;
    try {
      if (recipeId !== undefined)
        return headOf(await sharing.openRecipe(token, decodeURIComponent(recipeId)));
      const shared = await sharing.open(token);
      if (shared.kind === 'recipe') return headOf(shared.recipe);
      const { title, description, recipes } = shared;
      const count = say('{count, plural, one {# recipe.} other {# recipes.}}', { count: recipes.length });
      const imageUrl = recipes.find((recipe) => recipe.imageUrl)?.imageUrl ?? null;
      return headOf({ title, description: description || count, imageUrl });
    } catch (error) {
      if (error instanceof URIError || (error instanceof Problem && error.code === 'not_found')) return null;
      throw error;
    }
  };
}

function headOf({
  title,
  description,
  imageUrl,
}: {
  title: string;
  description: string;
  imageUrl: string | null;
}): PageHead {
  return {
    title: windowTitle(title),
    description: description.slice(0, DESCRIPTION_MAX) || say('How to cook {title}.', { title }),
    type: 'article',
    index: false,
    ...(imageUrl?.startsWith('/') && { image: imageUrl }),
  };
}
