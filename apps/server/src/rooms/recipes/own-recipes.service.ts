import { createHash, randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/accounts';
import type { OwnRecipe, updateRecipe } from '@crisper/contract/own-recipes';
import type { LimitsOf } from '@crisper/contract/plans';
import type { Recipe as RecipeView } from '@crisper/contract/recipes';
import type { Difficulty } from '@crisper/contract/vocabulary';
import { EMPTY_DRAFT, plainIngredient, plainStep, type RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { finishRecipe, slugOf } from '@crisper/kitchen/recipes/finish';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as book from './book.repository.ts';
import { presentRecipe } from './present-recipe.ts';
import { upsertMany } from './recipes.repository.ts';
import type { FavoriteMarks } from './recipes.service.ts';

const OWN_MAX = 500;
const SLUG_TAIL = 8;

type Changes = z.output<NonNullable<typeof updateRecipe.body>>;

export type OwnRecipesService = ReturnType<typeof createOwnRecipes>;

/** Recipes that belong to one person and are private unless shared. */
export function createOwnRecipes(db: Database, favorites: FavoriteMarks, limitsOf: LimitsOf) {
  const store = async (
    tx: Tx,
    userId: string,
    id: string,
    own: OwnRecipe,
    /** Values chosen by the person instead of computed. */
    fixed: Partial<Pick<Recipe, 'origin' | 'difficulty'>> = {},
  ): Promise<Recipe> => {
    const slug = `${slugOf(own.title)}-${id.slice(-SLUG_TAIL)}`;
    const recipe = { ...finishRecipe(ownDraft(own), { id, slug, origin: 'imported' }), ...fixed };
    await upsertMany(tx, [{ recipe, ownerId: userId, sourceUrl: own.sourceUrl }]);
    return recipe;
  };

  const assertRoom = async (tx: Tx, userId: string): Promise<void> => {
    if ((await book.countOwn(tx, userId)) >= OWN_MAX)
      throw new Problem(
        'limit_reached',
        `You have ${OWN_MAX} recipes of your own. Delete one to add another.`,
      );
  };

  const present = async (recipe: Recipe, user: User, sourceUrl: string | null): Promise<RecipeView> => {
    const isFavorite = (await favorites.of(user.id)).has(recipe.id);
    const { recipeMacros: macros } = limitsOf(user.plan);
    return presentRecipe(recipe, { isFavorite, isOwn: true, sourceUrl, macros });
  };

  return {
    async create(user: User, own: OwnRecipe): Promise<RecipeView> {
      await assertRoom(db.orm, user.id);
      const recipe = await store(db.orm, user.id, `own-${randomUUID()}`, own);
      return present(recipe, user, own.sourceUrl);
    },

    async change(user: User, id: string, changes: Changes): Promise<RecipeView> {
      const known = await book.find(db.orm, id);
      if (!known || known.ownerId !== user.id) throw new Problem('not_found', 'Recipe not found');
      const own = { ...asOwn(known.recipe, known.sourceUrl), ...withoutUndefined(changes) };
      const { origin, difficulty } = known.recipe;
      const fixed = origin === 'community' ? { origin, difficulty } : {};
      return present(await store(db.orm, user.id, known.recipe.id, own, fixed), user, own.sourceUrl);
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await book.removeOwn(db.orm, userId, id))) throw new Problem('not_found', 'Recipe not found');
    },

    /** Stores a recipe for the community. It is private until shown. */
    async share(tx: Tx, userId: string, own: OwnRecipe, difficulty: Difficulty): Promise<string> {
      await assertRoom(tx, userId);
      const fixed = { origin: 'community', difficulty } as const;
      return (await store(tx, userId, `own-${randomUUID()}`, own, fixed)).id;
    },

    /** Makes a shared recipe visible to everybody, or to its owner only. */
    show: (tx: Tx, id: string, open: boolean): Promise<void> =>
      book.setVisibility(tx, id, open ? 'community' : 'own'),

    /** The id of a person's copy of a recipe that is stored nowhere else. */
    copyId: (userId: string, recipeId: string): string =>
      `own-${createHash('sha256').update(`${userId}\0${recipeId}`).digest('hex').slice(0, 32)}`,

    async saveCopy(tx: Tx, userId: string, copyId: string, own: OwnRecipe): Promise<void> {
      await assertRoom(tx, userId);
      await store(tx, userId, copyId, own);
    },
  };
}

function ownDraft(own: OwnRecipe): RecipeDraft {
  return {
    ...EMPTY_DRAFT,
    title: own.title,
    description: own.description,
    servings: own.servings,
    prepMinutes: own.prepTimeMin,
    cookMinutes: own.cookTimeMin,
    ingredients: own.ingredients.map(plainIngredient),
    steps: own.steps.map(plainStep),
    categories: own.courses ?? [],
    sourceUrl: own.sourceUrl,
    imageUrl: own.imageUrl ?? null,
  };
}

function asOwn(recipe: Recipe, sourceUrl: string | null): OwnRecipe {
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients.map((line) => line.text),
    steps: recipe.steps.map((step) => step.text),
    servings: recipe.servings,
    prepTimeMin: recipe.prepMinutes,
    cookTimeMin: recipe.cookMinutes,
    courses: [...recipe.courses],
    sourceUrl,
    imageUrl: recipe.imageUrl,
  };
}

function withoutUndefined(changes: Changes): Partial<OwnRecipe> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
