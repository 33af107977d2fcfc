import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { listFavorites, toggleFavorite } from '@crisper/contract/favorites/favorites';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import * as idempotencyKeys from '../../db/idempotency-keys.repository.ts';
import { Problem } from '../../problem.ts';
import type { OwnRecipesService, ReadRecipe, RecipesService } from '../recipes/recipes.room.ts';
import { withSavedOverrides } from '../recipes/recipes.room.ts';
import * as repository from './favorites.repository.ts';

type Toggle = z.output<NonNullable<typeof toggleFavorite.body>>;
type List = z.output<typeof listFavorites.response>;

interface Deps {
  db: Database;
  recipes: RecipesService;
  ownRecipes: OwnRecipesService;
  limitsOf: LimitsOf;
}

export type FavoritesService = ReturnType<typeof createFavorites>;

export function createFavorites({ db, recipes, ownRecipes, limitsOf }: Deps) {
  const assertRoom = async (tx: Tx, user: User): Promise<void> => {
    const limit = limitsOf(user.plan).savedRecipes;
    if (limit === null || (await repository.count(tx, user.id)) < limit) return;
    throw new Problem(
      'limit_reached',
      'You have saved {limit} recipes, as many as the free plan keeps. Upgrade to Pro to save more.',
      { values: { limit } },
    );
  };

  /** A stored recipe is saved by its id. A recipe that only the browser has is stored as the person's own. */
  const save = async (tx: Tx, user: User, { known, copy }: Ids, made: Copy | null): Promise<void> => {
    if (known !== null) {
      await recipes.keepForGood(tx, known);
      return repository.insert(tx, user.id, known);
    }
    if (!made) throw new Problem('not_found', 'Recipe not found');
    await ownRecipes.saveCopy(tx, user.id, made.read);
    return repository.insert(tx, user.id, copy, made.recipeData);
  };

  const readCopy = async (user: User, copyId: string, { recipeData }: Toggle): Promise<Copy | null> => {
    if (!recipeData) return null;
    const { title, description, ingredients, instructions, servings, totalTimeMin, imageUrl } = recipeData;
    const own = {
      title,
      description,
      ingredients,
      steps: instructions,
      servings,
      prepTimeMin: null,
      cookTimeMin: totalTimeMin ?? null,
      sourceUrl: null,
      imageUrl: imageUrl && /^https?:/i.test(imageUrl) ? imageUrl : null,
    };
    return { recipeData, read: await ownRecipes.read(user, own, copyId) };
  };

  return {
    async toggle(user: User, body: Toggle): Promise<{ isFavorite: boolean }> {
      const found = await recipes.find(body.recipeId, user.id).catch(unlessMissing);
      const ids: Ids = { known: found?.id ?? null, copy: ownRecipes.copyId(user.id, body.recipeId) };
      const wanted = ids.known === null && body.isFavorite !== false;
      const made = wanted ? await readCopy(user, ids.copy, body) : null;
      return db.transaction(async (tx) => {
        await repository.lock(tx, user.id);
        const either = [ids.known ?? body.recipeId, ids.copy];
        const held = await repository.isSaved(tx, user.id, either);
        const first = await idempotencyKeys.claim(tx, user.id, body.idempotencyKey);
        if (!first || body.isFavorite === held) return { isFavorite: held };
        if (held) {
          await repository.remove(tx, user.id, either);
          return { isFavorite: false };
        }
        await assertRoom(tx, user);
        await save(tx, user, ids, made);
        return { isFavorite: true };
      });
    },

    async list(user: User): Promise<List> {
      const saved = await repository.list(db.orm, user.id);
      const cards = await recipes.cardsOf(
        saved.map((one) => one.recipeId),
        user.id,
      );
      return {
        recipes: saved.flatMap(({ recipeId, savedAt, recipeData }) => {
          const card = cards.get(recipeId);
          return card ? [{ ...withSavedOverrides(card, recipeData), savedAt: savedAt.toISOString() }] : [];
        }),
        limit: limitsOf(user.plan).savedRecipes,
      };
    },
  };
}

/** A recipe that only the browser had, as it was sent and as it was read. */
interface Copy {
  recipeData: NonNullable<Toggle['recipeData']>;
  read: ReadRecipe;
}

interface Ids {
  known: string | null;
  copy: string;
}

function unlessMissing(error: unknown): null {
  if (error instanceof Problem && error.code === 'not_found') return null;
  throw error;
}
