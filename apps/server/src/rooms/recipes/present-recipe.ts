import type {
  InteractiveStep,
  RecipeCard,
  Recipe as RecipeView,
  ServingCalories,
} from '@crisper/contract/recipes/recipes';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { inWords, saidOf } from '../../translated-book.ts';
import { isFeatured } from './book/featured.ts';
import { photoAddress } from './own/recipe-photos.ts';

const PLATE_FOODS = 6;

/** What depends on the viewer. */
export interface Viewed {
  isFavorite: boolean;
  /** The address of the viewer's own photo. */
  cover?: string | undefined;
  /** The viewer's stars and tags. Their own tags are shown instead of ours. */
  marks?: { rating: number | null; tags: readonly string[] } | undefined;
  isOwn?: boolean;
  isHeld?: boolean;
  sourceUrl?: string | null;
}

interface ViewedWhole extends Viewed {
  /** Whether the viewer's plan has the macros of every recipe. */
  macros: boolean;
}

export function presentCard(recipe: Recipe, { isFavorite, cover, marks }: Viewed): RecipeCard {
  return {
    id: recipe.id,
    slug: recipe.slug,
    ...saidOf(recipe),
    imageUrl: cover ?? photoAddress(recipe),
    tags: [...(marks?.tags.length ? marks.tags : recipe.tags)],
    ...(marks?.rating && { rating: marks.rating }),
    courses: [...recipe.courses],
    cuisine: recipe.cuisine,
    totalTimeMin: recipe.totalMinutes,
    prepTimeMin: recipe.prepMinutes,
    cookTimeMin: recipe.cookMinutes,
    servings: recipe.servings,
    ...(recipe.servingsUnknown && { servingsUnknown: true }),
    difficulty: recipe.difficulty,
    equipment: [...recipe.equipment],
    diets: [...recipe.diets],
    allergens: [...recipe.allergens],
    mayContain: [...recipe.mayContain],
    hasUnknown: recipe.hasUnknown,
    calories: recipe.nutritionPerServing?.calories ?? null,
    isFavorite,
    isFeatured: isFeatured(recipe),
    plate: plateOf(recipe),
  };
}

/** Computing the steps of cooking mode is slow, so lists come without them; and they are for those who eat. */
export function presentRecipe(
  recipe: Recipe,
  viewed: ViewedWhole,
  steps: readonly InteractiveStep[],
): RecipeView {
  const said = inWords(recipe);
  const rest: Omit<RecipeView, keyof RecipeCard> = {
    origin: recipe.origin,
    isOwn: viewed.isOwn ?? false,
    ...(viewed.isHeld ? { isHeld: true } : {}),
    sourceUrl: viewed.sourceUrl ?? null,
    nutritionPerServing: figuresOf(recipe, viewed.macros),
    ingredients: said.ingredients.map((line) => ({
      ingredientId: line.food,
      text: line.text,
      amountMin: line.amountMin,
      amountMax: line.amountMax,
      unit: line.unit,
      grams: line.grams,
      preparation: line.preparation,
      optional: line.optional,
      ingredient: { name: line.name },
      ...(line.section ? { section: line.section } : {}),
      ...(line.part ? { part: line.part } : {}),
    })),
    steps: said.steps.map(({ text, tip, looksRight, section }) => ({
      text,
      tip,
      looksRight,
      ...(section ? { section } : {}),
    })),
    interactiveSteps: [...steps],
  };
  // Object.assign, because adding fields to a spread of this size takes fifty times as long.
  return Object.assign(presentCard(recipe, viewed), rest);
}

/** Featured recipes are open to everybody and show all figures, as a taste of Pro. */
function figuresOf(recipe: Recipe, macros: boolean): RecipeView['nutritionPerServing'] {
  const nutrition = recipe.nutritionPerServing;
  if (!nutrition) return null;
  return shownFigures({ ...nutrition, range: [...nutrition.range] }, macros || isFeatured(recipe));
}

/** All figures, or the calories alone. */
export function shownFigures(figures: ServingCalories, macros: boolean): ServingCalories {
  if (macros) return figures;
  const { calories, range, resolvedShare } = figures;
  return { calories, range, resolvedShare };
}

/** The foods on the drawn plate: the heaviest ones, without staples. */
function plateOf(recipe: Recipe): string[] {
  const seen = recipe.ingredients
    .filter((line) => line.food !== null && !foodById(line.food)?.staple)
    .sort((a, b) => (b.grams ?? 0) * b.eatenShare - (a.grams ?? 0) * a.eatenShare)
    .map((line) => line.food!);
  return [...new Set(seen)].slice(0, PLATE_FOODS);
}
