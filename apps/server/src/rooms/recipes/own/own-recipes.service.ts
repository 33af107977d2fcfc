import { createHash, randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { OwnRecipe, RecipeVersion, updateRecipe } from '@crisper/contract/recipes/own-recipes';
import type { InteractiveStep, Recipe as RecipeView } from '@crisper/contract/recipes/recipes';
import type { Difficulty } from '@crisper/contract/vocabulary';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { withHeadings } from '@crisper/kitchen/recipes/sections';
import type { z } from 'zod';
import type { Limiter } from '../../../cache/limiter.ts';
import type { Database, Tx } from '../../../db/client.ts';
import type { Parsing } from '../../../parsing/parser.ts';
import { Problem } from '../../../problem.ts';
import * as book from '../book/book.repository.ts';
import { presentRecipe } from '../present-recipe.ts';
import { finishOwn } from '../recipes.parsers.ts';
import { upsertMany } from '../recipes.repository.ts';
import type { FavoriteMarks } from '../recipes.service.ts';
import { addPhoto } from './own-photos.repository.ts';
import type { OwnPhotosService } from './own-photos.service.ts';
import { assertRoom, bytesOf, CHANGES, CREATIONS } from './own-recipe-limits.ts';
import { linkParts } from './recipe-parts.ts';
import { findVersion, keepVersion, versionsOf } from './recipe-versions.repository.ts';

type Changes = z.output<NonNullable<typeof updateRecipe.body>>;

/** A recipe that was read and only needs to be stored, so that no transaction waits for a parser. */
export interface ReadRecipe {
  recipe: Recipe;
  steps: InteractiveStep[];
  sourceUrl: string | null;
  ownBytes: number;
}

export type OwnRecipesService = ReturnType<typeof createOwnRecipes>;

interface Deps {
  db: Database;
  parsing: Parsing;
  limiter: Limiter;
  favorites: FavoriteMarks;
  photos: Pick<OwnPhotosService, 'coversOf' | 'wholeOf'>;
  limitsOf: LimitsOf;
  tableOf: (user: User) => Promise<Eaters>;
  review: SharedReview;
}

/** What the community asks of a recipe that was shared when its owner changes it. */
export interface SharedReview {
  clean(own: OwnRecipe): OwnRecipe;
  /** Judges the new text, and holds the recipe and its post back where needed. Returns whether it is held. */
  changed(tx: Tx, user: User, recipeId: string, own: OwnRecipe): Promise<boolean>;
}

/** Recipes that belong to one person and are private unless shared. */
export function createOwnRecipes(deps: Deps) {
  const { db, parsing, limiter, favorites, photos, limitsOf, tableOf, review } = deps;
  const read = async (user: User, own: OwnRecipe, id = newId()): Promise<ReadRecipe> => {
    const ownBytes = bytesOf(own);
    const { diets, allergens, dislikes } = await tableOf(user);
    const asked = { id, own, eaters: { diets, allergens, dislikes } };
    const { recipe, steps } = await parsing.read(finishOwn, asked, user.id);
    return {
      recipe: await linkParts(db.orm, user.id, recipe),
      steps,
      sourceUrl: own.sourceUrl,
      ownBytes,
    };
  };

  /** Counts and stores in one transaction, so that many at once cannot pass the limits together. */
  const store = async (tx: Tx, userId: string, made: ReadRecipe): Promise<void> => {
    const { recipe, sourceUrl, ownBytes } = made;
    assertRoom(await book.ownUsage(tx, userId, recipe.id), ownBytes);
    await upsertMany(tx, [{ recipe, ownerId: userId, sourceUrl, ownBytes }]);
  };

  const present = async (user: User, made: ReadRecipe, isHeld = false): Promise<RecipeView> => {
    const { recipe, steps, sourceUrl } = made;
    const isFavorite = (await favorites.of(user.id)).has(recipe.id);
    const { recipeMacros: macros } = limitsOf(user.plan);
    const cover = (await photos.coversOf(user.id, [recipe.id])).get(recipe.id);
    return presentRecipe(recipe, { isFavorite, isOwn: true, isHeld, sourceUrl, macros, cover }, steps);
  };

  const ownOne = async (userId: string, id: string): Promise<book.Shelved> => {
    const known = id.includes('\0') ? undefined : await book.find(db.orm, id);
    if (!known || known.ownerId !== userId) throw new Problem('not_found', 'Recipe not found');
    return known;
  };

  const change = async (user: User, id: string, changes: Changes): Promise<RecipeView> => {
    await limiter.use(CHANGES, user.id);
    const known = await ownOne(user.id, id);
    const { origin, difficulty } = known.recipe;
    const isShared = origin === 'community';
    const before = asOwn(known.recipe, known.sourceUrl);
    const written = { ...before, ...withoutUndefined(changes) };
    const own = isShared ? review.clean(written) : written;
    const made = await read(user, withTotal(own, known.recipe), known.recipe.id);
    if (isShared) made.recipe = { ...made.recipe, origin, difficulty };
    const isHeld = await db.transaction(async (tx) => {
      const isHeld = isShared && (await review.changed(tx, user, made.recipe.id, own));
      await store(tx, user.id, made);
      const changed = linesIn(before).join('\n') !== linesIn(own).join('\n');
      if (changed) await keepVersion(tx, user.id, made.recipe.id, before);
      return isHeld;
    });
    return present(user, made, isHeld);
  };

  return {
    async create(user: User, own: OwnRecipe): Promise<RecipeView> {
      await limiter.use(CREATIONS, user.id);
      const made = await read(user, own);
      await db.transaction((tx) => store(tx, user.id, made));
      return present(user, made);
    },

    change,

    /** What it was before each change, newest first, with the lines that the change took away and brought. */
    async versions(user: User, id: string): Promise<RecipeVersion[]> {
      const known = await ownOne(user.id, id);
      let next = linesIn(asOwn(known.recipe, known.sourceUrl));
      return (await versionsOf(db.orm, known.recipe.id)).map(({ id, own, replacedAt }) => {
        const lines = linesIn(own);
        const version = {
          id,
          replacedAt: replacedAt.toISOString(),
          title: own.title,
          removed: without(lines, next),
          added: without(next, lines),
        };
        next = lines;
        return version;
      });
    },

    async restore(user: User, id: string, version: string): Promise<RecipeView> {
      const known = await ownOne(user.id, id);
      const own = await findVersion(db.orm, known.recipe.id, version);
      if (!own) throw new Problem('not_found', 'There is no such version of this recipe.');
      const { title, description, ingredients, steps, servings, prepTimeMin, cookTimeMin, courses } = own;
      return change(user, id, {
        ...{ title, description, ingredients, steps, servings, prepTimeMin, cookTimeMin, courses },
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await book.removeOwn(db.orm, userId, id))) throw new Problem('not_found', 'Recipe not found');
    },

    /** Reads a recipe for `share` and `saveCopy`, which run in a transaction. */
    read,

    /** Stores a recipe for the community. It is private until shown. */
    async share(tx: Tx, userId: string, made: ReadRecipe, difficulty: Difficulty): Promise<string> {
      const recipe: Recipe = { ...made.recipe, origin: 'community', difficulty };
      await store(tx, userId, { ...made, recipe });
      return recipe.id;
    },

    /** Decides who sees a shared recipe. */
    show: book.setVisibility,

    /** What can be read in these recipes, by id and line by line, whichever user owns them. */
    async linesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
      const found = await book.findAny(tx, ids);
      return new Map(found.map((recipe) => [recipe.id, ownLines(asOwn(recipe, null))]));
    },

    /** The id of a person's copy of a recipe that is stored nowhere else. */
    copyId: copyIdOf,

    saveCopy: store,

    /** For sharing: the id of a person's own recipe; throws for any other. */
    async ownId(userId: string, idOrSlug: string): Promise<string> {
      return (await ownOne(userId, idOrSlug)).recipe.id;
    },

    /** For sharing: another person's recipe with its photos as one's own, the same one when asked again. */
    async keepCopy(user: User, recipeId: string): Promise<string> {
      const id = copyIdOf(user.id, recipeId);
      if (await book.find(db.orm, id)) return id;
      await limiter.use(CREATIONS, user.id);
      const known = await book.find(db.orm, recipeId);
      if (!known) throw new Problem('not_found', 'Recipe not found');
      const own = withTotal(asOwn(known.recipe, known.sourceUrl), known.recipe);
      const made = await read(user, own, id);
      const pictures = known.ownerId ? await photos.wholeOf(known.ownerId, known.recipe.id) : [];
      await db.transaction(async (tx) => {
        await store(tx, user.id, made);
        for (const picture of pictures)
          await addPhoto(tx, { ...picture, id: randomUUID(), userId: user.id, recipeId: id });
      });
      return id;
    },
  };
}

const copyIdOf = (userId: string, recipeId: string): string =>
  `own-${createHash('sha256').update(`${userId}\0${recipeId}`).digest('hex').slice(0, 32)}`;

const newId = () => `own-${randomUUID()}`;

/** Everything in a recipe that people read. */
export function ownLines({ title, description, ingredients, steps }: OwnRecipe): string[] {
  return [title, description, ...ingredients, ...steps];
}

/** A recipe line by line, with what else a change may touch. */
function linesIn(own: OwnRecipe): string[] {
  return [
    ...ownLines(own),
    `Serves ${own.servings}`,
    ...times('Prep', own.prepTimeMin),
    ...times('Cook', own.cookTimeMin),
  ];
}

const times = (what: string, minutes: number | null) => (minutes ? [`${what}: ${minutes} min`] : []);

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => line !== '' && !known.has(line));
}

function asOwn(recipe: Recipe, sourceUrl: string | null): OwnRecipe {
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: withHeadings(recipe.ingredients.map(sectioned)),
    steps: withHeadings(recipe.steps.map(sectioned)),
    servings: recipe.servings,
    prepTimeMin: recipe.prepMinutes,
    cookTimeMin: recipe.cookMinutes,
    courses: [...recipe.courses],
    sourceUrl,
    imageUrl: recipe.imageUrl,
  };
}

/** Waiting times stay when the other times are changed. */
function withTotal(own: OwnRecipe, { prepMinutes, cookMinutes, totalMinutes }: Recipe): OwnRecipe {
  const waiting = Math.max(0, totalMinutes - prepMinutes - cookMinutes);
  return { ...own, totalTimeMin: (own.prepTimeMin ?? 0) + (own.cookTimeMin ?? 0) + waiting };
}

const sectioned = ({ section, text }: { section?: string | null | undefined; text: string }) => ({
  section: section ?? null,
  text,
});

function withoutUndefined(changes: Changes): Partial<OwnRecipe> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
