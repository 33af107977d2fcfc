import { randomBytes } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { Recipe as RecipeView } from '@crisper/contract/recipes/recipes';
import type { Shared } from '@crisper/contract/sharing/sharing';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { CollectionsService } from '../collections/collections.room.ts';
import type { OwnPhotosService } from '../recipes/recipes.room.ts';
import * as repository from './sharing.repository.ts';

const LINKS: Rule = { name: 'shared-links', max: 120, seconds: 3600 };
/** 128 random bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** What sharing needs of the recipes room. */
export interface SharedRecipes {
  /** The id of a person's own recipe; throws for any other. */
  ownId(userId: string, idOrSlug: string): Promise<string>;
  wholeOf(ids: readonly string[], userId: string): Promise<Map<string, RecipeView>>;
  /** Stores a copy among a person's own recipes, unless it is there, and returns its id. */
  keepCopy(user: User, recipeId: string): Promise<string>;
}

interface Deps {
  db: Database;
  limiter: Limiter;
  recipes: SharedRecipes;
  collections: Pick<CollectionsService, 'shared' | 'assertOwn'>;
  photos: Pick<OwnPhotosService, 'readOf'>;
}

export type SharingService = ReturnType<typeof createSharing>;

/** Public links to own recipes and collections, which their owner can take back. */
export function createSharing({ db, limiter, recipes, collections, photos }: Deps) {
  const linkOf = async (token: string): Promise<repository.Link> => {
    const link = TOKEN.test(token) ? await repository.find(db.orm, token) : undefined;
    if (!link) throw gone();
    return link;
  };

  const share = async (user: User, target: repository.Target): Promise<string> => {
    await limiter.use(LINKS, user.id);
    await repository.insert(db.orm, user.id, target, randomBytes(TOKEN_BYTES).toString('base64url'));
    const token = await repository.tokenOf(db.orm, user.id, target);
    if (token === null) throw gone();
    return token;
  };

  const isShared = async (link: repository.Link, recipeId: string): Promise<boolean> => {
    if (link.recipeId !== null) return link.recipeId === recipeId;
    const found = await collections.shared(link.collectionId!);
    return found?.recipes.some(({ id }) => id === recipeId) ?? false;
  };

  /** As a stranger sees it: nothing that the owner keeps for themselves. */
  const recipeOf = async (token: string, link: repository.Link, recipeId: string): Promise<RecipeView> => {
    const recipe = (await recipes.wholeOf([recipeId], link.userId)).get(recipeId);
    if (!recipe?.isOwn) throw gone();
    const { marks: _, stated: __, photos: own, ...open } = recipe;
    return {
      ...open,
      imageUrl: publicPicture(token, recipe.imageUrl),
      isFavorite: false,
      isOwn: false,
      ...(own && { photos: own.map((photo) => ({ ...photo, url: publicPicture(token, photo.url)! })) }),
    };
  };

  return {
    recipeToken: async (user: User, idOrSlug: string): Promise<string | null> =>
      repository.tokenOf(db.orm, user.id, { recipeId: await recipes.ownId(user.id, idOrSlug) }),

    shareRecipe: async (user: User, idOrSlug: string): Promise<string> =>
      share(user, { recipeId: await recipes.ownId(user.id, idOrSlug) }),

    async unshareRecipe(user: User, idOrSlug: string): Promise<void> {
      await repository.remove(db.orm, user.id, { recipeId: await recipes.ownId(user.id, idOrSlug) });
    },

    async shareCollection(user: User, id: string): Promise<string> {
      await collections.assertOwn(user.id, id);
      return share(user, { collectionId: id });
    },

    async unshareCollection(user: User, id: string): Promise<void> {
      await collections.assertOwn(user.id, id);
      await repository.remove(db.orm, user.id, { collectionId: id });
    },

    async open(token: string): Promise<Shared> {
      const link = await linkOf(token);
      if (link.recipeId !== null)
        return { kind: 'recipe', recipe: await recipeOf(token, link, link.recipeId) };
      const found = await collections.shared(link.collectionId!);
      if (!found) throw gone();
      const { title, description } = found.row;
      return {
        kind: 'collection',
        title,
        description,
        recipes: found.recipes.map((card) => ({
          ...card,
          isFavorite: false,
          isPrivate: card.id.startsWith('own-'),
          imageUrl: publicPicture(token, card.imageUrl),
        })),
      };
    },

    async openRecipe(token: string, recipeId: string): Promise<RecipeView> {
      const link = await linkOf(token);
      if (!(await isShared(link, recipeId))) throw gone();
      return recipeOf(token, link, recipeId);
    },

    async copy(user: User, token: string, wanted: string | undefined): Promise<string> {
      const link = await linkOf(token);
      const recipeId = wanted ?? link.recipeId;
      if (recipeId === null || !(await isShared(link, recipeId))) throw gone();
      return link.userId === user.id ? recipeId : recipes.keepCopy(user, recipeId);
    },

    /** A photo of what is shared, for as long as it is. */
    async photo(token: string, id: string): Promise<Buffer> {
      const link = await linkOf(token);
      const ids =
        link.recipeId !== null
          ? [link.recipeId]
          : ((await collections.shared(link.collectionId!))?.recipes ?? []).map((recipe) => recipe.id);
      const photo = await photos.readOf(link.userId, ids, id);
      if (!photo) throw gone();
      return photo;
    },

    linksOf: (userId: string) => repository.collectionTokens(db.orm, userId),
    exportOf: (userId: string, page: { limit: number; offset: number }) =>
      repository.list(db.orm, userId, page),
  };
}

/** An own photo under the link's address, so that it goes when the link is taken back. */
function publicPicture(token: string, address: string | null): string | null {
  const [, id] = /^\/pictures\/own\/([\da-f-]{36})$/.exec(address ?? '') ?? [];
  return id ? `/pictures/shared/${token}/${id}` : address;
}

function gone(): Problem {
  return new Problem(
    'not_found',
    'This link was taken back, or it never was one. Ask whoever sent it for a new one.',
  );
}
