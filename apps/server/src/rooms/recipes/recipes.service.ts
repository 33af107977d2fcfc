import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { RecipeData } from '@crisper/contract/favorites/favorites';
import type { RecipeCard, Recipe as RecipeView } from '@crisper/contract/recipes/recipes';
import { foodById, foods } from '@crisper/kitchen/foods/larder';
import { ANYBODY, type Eaters } from '@crisper/kitchen/foods/who-eats';
import { figuresOfLine } from '@crisper/kitchen/nutrition/meat-cuts';
import { withFactsOfParts } from '@crisper/kitchen/recipes/finish';
import { withParts } from '@crisper/kitchen/recipes/parts';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Database, Tx } from '../../db/client.ts';
import type { Parsing } from '../../parsing/parser.ts';
import { Problem } from '../../problem.ts';
import { inWords } from '../../translated-book.ts';
import * as book from './book/book.repository.ts';
import { isFeatured } from './book/featured.ts';
import { stepsInWords } from './book/steps-in-words.ts';
import type { GeneratedRecipesService } from './generated/generated-recipes.service.ts';
import type { OwnPhotosService } from './own/own-photos.service.ts';
import * as marks from './own/recipe-marks.repository.ts';
import { partsOf } from './own/recipe-parts.ts';
import { presentCard, presentRecipe } from './present-recipe.ts';
import { stepsOf } from './recipes.parsers.ts';
import { wholeWithSavedOverrides } from './saved-overrides.ts';

const FIGURES_MS = 60_000;

/** What the recipes room needs to know about favorites. The favorites room is created later. */
export interface FavoriteMarks {
  /** The ids of a person's saved recipes. */
  of(userId: string): Promise<ReadonlySet<string>>;
  /** What was said of a recipe when a person saved it, if it is stored nowhere else. */
  dataOf(userId: string, recipeId: string): Promise<RecipeData | null>;
  /** Public recipes by how many people saved them, most first. */
  mostSaved(limit: number): Promise<string[]>;
}

interface Deps {
  db: Database;
  parsing: Parsing;
  generated: GeneratedRecipesService;
  favorites: FavoriteMarks;
  photos: Pick<OwnPhotosService, 'list' | 'coversOf'>;
  /** The number of all scans; from the scans room. */
  countScans: () => Promise<number>;
  /** True when a text model writes the steps of cooking mode: recipes then come without steps; the web requests them. */
  stepsOnDemand: boolean;
  limitsOf: LimitsOf;
  /** What those who eat keep to; from the household room. */
  tableOf: (user: User) => Promise<Eaters>;
}

interface Figures {
  recipes: number;
  ingredients: number;
  cooks: number;
  scans: number;
}

export type RecipesService = ReturnType<typeof createRecipes>;

export function createRecipes(deps: Deps) {
  const { db, parsing, generated, favorites, photos, countScans, stepsOnDemand, limitsOf, tableOf } = deps;
  let figures: { value: Figures; until: number } | undefined;

  /** The recipe if this person may see it. Other people's private recipes count as not found. */
  const visible = async (idOrSlug: string, userId: string | undefined): Promise<book.Shelved> => {
    // PostgreSQL refuses null characters.
    if (idOrSlug.includes('\0')) throw notFound();
    const shelved = await book.find(db.orm, idOrSlug);
    const open = shelved?.ownerId === null || shelved?.visibility === 'community';
    if (shelved && (open || shelved.ownerId === userId)) return shelved;
    if (shelved && userId && (await book.isReadTogether(db.orm, shelved.recipe.id, userId))) return shelved;
    const recipe = await generated.find(idOrSlug);
    if (!recipe) throw notFound();
    return { recipe, ownerId: null, sourceUrl: null };
  };

  /** The whole recipe: featured ones for everybody, the others for signed-in people. */
  const readable = async (idOrSlug: string, user: User | null): Promise<book.Shelved> => {
    const shelved = await visible(idOrSlug, user?.id);
    if (!user && !isFeatured(shelved.recipe))
      throw new Problem('unauthorized', 'Sign up free to see this recipe.');
    return shelved;
  };

  /** What this person keeps about a recipe: stars, notes, tags, photos; and what the source of their own one states. */
  const keptBy = async (userId: string, id: string, isOwn: boolean): Promise<Partial<RecipeView>> => {
    const [marked, pictures, stated] = await Promise.all([
      marks.marksOf(db.orm, userId, id),
      photos.list(userId, id),
      isOwn ? marks.statedOf(db.orm, id) : undefined,
    ]);
    return {
      ...(marked && { marks: marked }),
      // One's own first photo is the recipe's picture.
      ...(pictures[0] && { photos: pictures, imageUrl: pictures[0].url }),
      ...(stated && { stated }),
    };
  };

  /** A link leads only to recipes that are there, and that this person may see. */
  const withVisibleParts = async (recipe: Recipe, user: User | null): Promise<Recipe> => {
    if (!recipe.ingredients.some((line) => line.part)) return recipe;
    const parts = user ? await partsOf(db.orm, user.id, recipe) : new Map<string, Recipe>();
    const ingredients = recipe.ingredients.map(({ part, ...line }) =>
      part && parts.has(part.id) ? { ...line, part } : line,
    );
    return withFactsOfParts({ ...recipe, ingredients }, (id) => parts.get(id));
  };

  const isFavorite = async (recipe: Recipe, user: User | null): Promise<boolean> =>
    user !== null && (await favorites.of(user.id)).has(recipe.id);

  return {
    async open(idOrSlug: string, user: User | null): Promise<RecipeView> {
      const { recipe, ownerId, sourceUrl, visibility } = await readable(idOrSlug, user);
      const viewed = {
        isFavorite: await isFavorite(recipe, user),
        isOwn: ownerId !== null && ownerId === user?.id,
        isHeld: visibility === 'held',
        sourceUrl,
        macros: user !== null && limitsOf(user.plan).recipeMacros,
      };
      const { diets, allergens, dislikes }: Eaters = user ? await tableOf(user) : ANYBODY;
      const eaters = { diets, allergens, dislikes };
      const steps =
        stepsOnDemand && user
          ? []
          : ownerId === null
            ? stepsInWords(recipe, eaters)
            : await parsing.read(stepsOf, { recipe, eaters }, user?.id ?? ownerId);
      const view = presentRecipe(await withVisibleParts(recipe, user), viewed, steps);
      if (!user) return view;
      Object.assign(view, await keptBy(user.id, recipe.id, viewed.isOwn));
      if (!viewed.isOwn) return view;
      const said = await favorites.dataOf(user.id, recipe.id);
      return wholeWithSavedOverrides(view, said, { macros: viewed.macros, eaters });
    },

    async preview(idOrSlug: string): Promise<RecipeCard> {
      const { recipe } = await visible(idOrSlug, undefined);
      return presentCard(recipe, { isFavorite: false });
    },

    /** For other rooms: a recipe that this person may read in full. */
    async read(idOrSlug: string, user: User | null): Promise<Recipe> {
      return (await readable(idOrSlug, user)).recipe;
    },

    async sources(idOrSlug: string, user: User | null) {
      const { recipe } = await readable(idOrSlug, user);
      const said = inWords(recipe).ingredients;
      return recipe.ingredients.map((line, at) => {
        const food = line.food === null ? undefined : foodById(line.food);
        const source = food && figuresOfLine(food, line.text);
        const eaten = line.grams === null ? null : line.grams * line.eatenShare;
        return {
          text: said[at]!.text,
          food: food?.name ?? null,
          fdcId: source?.fdcId ?? null,
          grams: line.grams === null ? null : Math.round(line.grams * 10) / 10,
          calories: source && eaten !== null ? Math.round((source.per100g.energyKcal * eaten) / 100) : null,
        };
      });
    },

    /** A stored recipe by its id alone, whichever user owns it. Only for what proves by itself that it may be seen. */
    async stored(id: string): Promise<Recipe | null> {
      const shelved = await book.find(db.orm, id);
      if (shelved) return shelved.recipe.id === id ? shelved.recipe : null;
      return (await generated.find(id)) ?? null;
    },

    /** For other rooms: the kitchen's recipe, with the same access check. */
    async find(idOrSlug: string, userId: string | undefined): Promise<Recipe> {
      return (await visible(idOrSlug, userId)).recipe;
    },

    /** For shopping and using up: the recipes in it are replaced by their lines. */
    async findWithParts(idOrSlug: string, userId: string): Promise<Recipe> {
      const { recipe } = await visible(idOrSlug, userId);
      const parts = await partsOf(db.orm, userId, recipe);
      return withParts(recipe, (id) => parts.get(id));
    },

    /** For lists of other rooms: the recipes this person may see, as cards. */
    async cardsOf(ids: readonly string[], userId: string): Promise<Map<string, RecipeCard>> {
      const [shelved, composed, covers, saved] = await Promise.all([
        book.findVisible(db.orm, ids, userId),
        generated.byIds(ids),
        photos.coversOf(userId, ids),
        favorites.of(userId),
      ]);
      const card = (recipe: Recipe) =>
        presentCard(recipe, { isFavorite: saved.has(recipe.id), cover: covers.get(recipe.id) });
      return new Map([...composed, ...shelved].map((recipe) => [recipe.id, card(recipe)]));
    },

    /** The same in full, without the steps of cooking mode and without macros. */
    async wholeOf(ids: readonly string[], userId: string): Promise<Map<string, RecipeView>> {
      const [shelved, composed, covers] = await Promise.all([
        book.findWhole(db.orm, ids, userId),
        generated.byIds(ids),
        photos.coversOf(userId, ids),
      ]);
      const made = composed.map((recipe): book.Shelved => ({ recipe, ownerId: null, sourceUrl: null }));
      const view = ({ recipe, ownerId, sourceUrl }: book.Shelved) => {
        const isOwn = ownerId === userId;
        const cover = covers.get(recipe.id);
        return presentRecipe(recipe, { isFavorite: false, isOwn, sourceUrl, cover, macros: false }, []);
      };
      return new Map([...made, ...shelved].map((one) => [one.recipe.id, view(one)]));
    },

    /** A saved recipe is kept for good; a generated one would otherwise be deleted after a week. */
    keepForGood: (tx: Tx, id: string) => generated.keepForGood(tx, id),

    /** The public part: all of a featured recipe, the name of another public one, nothing of a private one. */
    async publicFace(idOrSlug: string): Promise<{ recipe: Recipe; open: boolean } | 'private' | null> {
      if (idOrSlug.includes('\0')) return null;
      const shelved = await book.find(db.orm, idOrSlug);
      if (shelved?.ownerId && shelved.visibility !== 'community') return 'private';
      const recipe = shelved?.recipe ?? (await generated.find(idOrSlug));
      return recipe ? { recipe, open: isFeatured(recipe) } : null;
    },

    async figures(): Promise<Figures> {
      if (figures && figures.until > Date.now()) return figures.value;
      const [counted, scans] = await Promise.all([book.figures(db.orm), countScans()]);
      const value = { ...counted, ingredients: foods.length, scans };
      figures = { value, until: Date.now() + FIGURES_MS };
      return value;
    },
  };
}

function notFound(): Problem {
  return new Problem('not_found', 'Recipe not found');
}
