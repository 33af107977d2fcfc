import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import {
  BOOKLET_MAX,
  COLLECTED_MAX,
  type Collection,
  type CollectionCard,
  type changeCollection,
} from '@crisper/contract/collections/collections';
import type { RecipeCard, Recipe as RecipeView } from '@crisper/contract/recipes/recipes';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as repository from './collections.repository.ts';

type Changes = z.output<NonNullable<typeof changeCollection.body>>;

const CREATIONS: Rule = { name: 'collections', max: 60, seconds: 3600 };

/** What collections need of the recipes room. */
export interface CollectedRecipes {
  find(idOrSlug: string, userId: string): Promise<{ id: string }>;
  /** The recipes that this person may see, as cards, by id. */
  cardsOf(ids: readonly string[], userId: string): Promise<Map<string, RecipeCard>>;
  /** The same in full, without the steps of cooking mode. */
  wholeOf(ids: readonly string[], userId: string): Promise<Map<string, RecipeView>>;
  keepForGood(tx: Tx, id: string): Promise<unknown>;
}

interface Deps {
  db: Database;
  limiter: Limiter;
  recipes: CollectedRecipes;
  /** The secret parts of the public links of a person's collections, by collection; from the sharing room. */
  linksOf: (userId: string) => Promise<ReadonlyMap<string, string>>;
}

export type CollectionsService = ReturnType<typeof createCollections>;

/** Cook books of one's own. */
export function createCollections({ db, limiter, recipes, linksOf }: Deps) {
  const own = async (tx: Tx, userId: string, id: string): Promise<repository.CollectionRow> => {
    const row = await repository.find(tx, id);
    if (!row || row.userId !== userId) throw notFound();
    return row;
  };

  /** One's own, or what a member of one's household shares with it. */
  const readable = async (user: User, id: string): Promise<repository.CollectionRow> => {
    const row = await repository.find(db.orm, id);
    const isShared = row?.sharedWithHousehold && row.householdId === user.householdId;
    if (!row || (row.userId !== user.id && !isShared)) throw notFound();
    return row;
  };

  /** Recipes that are gone, or not shown to who looks, are left out. */
  const contents = async (row: repository.CollectionRow, viewerId: string): Promise<RecipeCard[]> => {
    const ids = await repository.recipeIds(db.orm, row.id);
    const cards = await recipes.cardsOf(ids, viewerId);
    return ids.flatMap((id) => cards.get(id) ?? []);
  };

  const present = async (row: repository.CollectionRow, user: User): Promise<Collection> => {
    // Links are one's own: another member's collection shows none.
    const [cards, links] = await Promise.all([contents(row, user.id), linksOf(user.id)]);
    const { id, title, description, coverRecipe, sharedWithHousehold } = row;
    const cover = cards.find((card) => card.id === coverRecipe) ?? cards[0] ?? null;
    return {
      id,
      title,
      description,
      count: cards.length,
      cover,
      link: links.get(id) ?? null,
      sharedWithHousehold,
      sharedBy: sharerOf(row, user),
      recipes: cards,
    };
  };

  return {
    async list(user: User, recipe: string | undefined): Promise<(CollectionCard & { holds: boolean })[]> {
      const known = recipe === undefined ? null : (await recipes.find(recipe, user.id)).id;
      const rows = await repository.list(db.orm, user, known);
      const covers = rows.flatMap(({ coverRecipe }) => coverRecipe ?? []);
      const [cards, links] = await Promise.all([recipes.cardsOf(covers, user.id), linksOf(user.id)]);
      return rows.map((row) => {
        const { id, title, description, count, holds, coverRecipe, sharedWithHousehold } = row;
        return {
          ...{ id, title, description, count, holds, sharedWithHousehold },
          cover: (coverRecipe !== null && cards.get(coverRecipe)) || null,
          link: links.get(id) ?? null,
          sharedBy: sharerOf(row, user),
        };
      });
    },

    async create(user: User, { title, description }: { title: string; description: string }) {
      await limiter.use(CREATIONS, user.id);
      const id = randomUUID();
      await repository.insert(db.orm, { id, userId: user.id, title, description });
      return present(await own(db.orm, user.id, id), user);
    },

    open: async (user: User, id: string): Promise<Collection> => present(await readable(user, id), user),

    async change(user: User, id: string, { order, ...changes }: Changes) {
      const { title, description, coverRecipe, sharedWithHousehold } = changes;
      await db.transaction(async (tx) => {
        await own(tx, user.id, id);
        if (order) await repository.reorder(tx, id, order);
        await repository.change(tx, id, {
          ...(title !== undefined && { title }),
          ...(description !== undefined && { description }),
          ...(coverRecipe !== undefined && { coverRecipe }),
          ...(sharedWithHousehold !== undefined && { sharedWithHousehold }),
        });
      });
      return present(await own(db.orm, user.id, id), user);
    },

    async remove(user: User, id: string): Promise<void> {
      if (!(await repository.remove(db.orm, user.id, id))) throw notFound();
    },

    async collect(user: User, id: string, recipe: string): Promise<void> {
      const found = await recipes.find(recipe, user.id);
      await db.transaction(async (tx) => {
        await repository.lockOwner(tx, user.id);
        await own(tx, user.id, id);
        if ((await repository.recipeIds(tx, id)).length >= COLLECTED_MAX)
          throw new Problem('limit_reached', 'A collection can hold {most} recipes. Begin another one.', {
            values: { most: COLLECTED_MAX },
          });
        await repository.collect(tx, { collectionId: id, userId: user.id, recipeId: found.id });
        await recipes.keepForGood(tx, found.id);
      });
    },

    async uncollect(user: User, id: string, recipe: string): Promise<void> {
      await own(db.orm, user.id, id);
      await repository.uncollect(db.orm, id, recipe);
    },

    async booklet(user: User, id: string) {
      const { title, description } = await readable(user, id);
      const ids = (await repository.recipeIds(db.orm, id)).slice(0, BOOKLET_MAX);
      const whole = await recipes.wholeOf(ids, user.id);
      return { title, description, recipes: ids.flatMap((one) => whole.get(one) ?? []) };
    },

    /** For the sharing room: a user who asks has the link. */
    async shared(id: string): Promise<{ row: repository.CollectionRow; recipes: RecipeCard[] } | null> {
      const row = await repository.find(db.orm, id);
      return row ? { row, recipes: await contents(row, row.userId) } : null;
    },

    /** For the sharing room: throws unless it is the person's. */
    assertOwn: async (userId: string, id: string): Promise<void> => void (await own(db.orm, userId, id)),

    exportOf: (userId: string, page: { limit: number; offset: number }) =>
      repository.exportOf(db.orm, userId, page),
  };
}

const sharerOf = (row: repository.CollectionRow, user: User): string | null =>
  row.userId === user.id ? null : row.owner;

function notFound(): Problem {
  return new Problem('not_found', 'You have no collection at this address.');
}
