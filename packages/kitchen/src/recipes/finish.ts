import type { Difficulty } from '@crisper/contract/vocabulary';
import { type LineLanguage, languageOf } from '../measures/localized/language.ts';
import { nutritionOf } from '../nutrition/nutrition-of.ts';
import { allergensOf, dietsOf } from './claims.ts';
import { coursesOf } from './courses.ts';
import type { RecipeDraft } from './draft.ts';
import { equipmentOf } from './equipment.ts';
import { finishIngredient } from './finish-ingredient.ts';
import { withParts } from './parts.ts';
import { joinHeadings } from './reading/step-headings.ts';
import type { Recipe, RecipeIngredient, RecipeOrigin, RecipeStep } from './recipe.ts';
import { readTimers } from './step-timers.ts';
import { tagsOf } from './tags.ts';

export interface RecipeIdentity {
  id: string;
  slug: string;
  origin: RecipeOrigin;
}

/** What figures are reckoned for when the source gives no servings: the most common yield of home recipes. */
const USUAL_SERVINGS = 4;
/** So many lines say together which language they are in. */
const LEAST_LINES = 3;
/** Below this resolved share of the weight, the figures would be misleading. */
const LEAST_RESOLVED_SHARE = 0.6;

/** Computes everything else from a draft: foods, figures, diets, allergens, equipment, difficulty, tags. */
export function finishRecipe(draft: RecipeDraft, identity?: Partial<RecipeIdentity>): Recipe {
  const slug = identity?.slug ?? slugOf(draft.title);
  const servings = draft.servings ?? USUAL_SERVINGS;
  const method = draft.steps.map((step) => step.text).join(' ');
  const dish = { servings, method, ...languageOfLines(draft.ingredients.map(({ text }) => text)) };
  const ingredients = draft.ingredients.map((line) => finishIngredient(line, dish));
  const steps: RecipeStep[] = joinHeadings(draft.steps).map((step) => ({
    ...step,
    timers: step.timers ?? readTimers(step.text),
  }));
  const times = timesOf(draft);
  const equipment = equipmentOf(
    draft.cookware,
    draft.steps.map((step) => step.text),
  );
  const known = {
    id: identity?.id ?? slug,
    slug,
    title: draft.title,
    description: draft.description,
    origin: identity?.origin ?? 'imported',
    courses: coursesOf(draft.categories, draft.title),
    cuisine: draft.cuisine,
    servings,
    ...(draft.servings === null && { servingsUnknown: true as const }),
    ...times,
    ingredients,
    steps,
    imageUrl: draft.imageUrl,
    equipment,
    ...factsOf(ingredients, { servings, equipment }),
    difficulty: difficultyOf(
      ingredients,
      steps,
      times.totalMinutes - times.prepMinutes - times.cookMinutes,
      times,
    ),
  };
  return { ...known, tags: tagsOf(known) };
}

/** The whole list decides: a line alone ("1 baguette", "2 penne di pollo") may mislead. Of a line or two each is asked. */
function languageOfLines(lines: readonly string[]): { language?: LineLanguage } {
  const told = languageOf(lines.join('\n'));
  return told === 'en' && lines.length < LEAST_LINES ? {} : { language: told };
}

type Facts = 'diets' | 'allergens' | 'mayContain' | 'hasUnknown' | 'nutritionPerServing';

/** What follows from the ingredients alone. */
function factsOf(
  ingredients: readonly RecipeIngredient[],
  { servings, equipment }: Pick<Recipe, 'servings' | 'equipment'>,
): Pick<Recipe, Facts> {
  const nutrition = nutritionOf(ingredients, servings, { cooked: !equipment.includes('no_cook') });
  const nutritionPerServing = nutrition && nutrition.resolvedShare >= LEAST_RESOLVED_SHARE ? nutrition : null;
  return {
    diets: dietsOf(ingredients, nutritionPerServing),
    ...allergensOf(ingredients),
    hasUnknown: ingredients.some((line) => line.food === null),
    nutritionPerServing,
  };
}

/** A recipe in which others are ingredients: what is in them counts as what is in it. */
export function withFactsOfParts(recipe: Recipe, find: (id: string) => Recipe | undefined): Recipe {
  if (!recipe.ingredients.some((line) => line.part)) return recipe;
  const known = { ...recipe, ...factsOf(withParts(recipe, find).ingredients, recipe) };
  return { ...known, tags: tagsOf(known) };
}

export function slugOf(title: string): string {
  const slug = dashed(title).slice(0, 80).replace(/^-|-$/g, '');
  return slug === '' ? 'recipe' : slug;
}

function dashed(title: string): string {
  // Fast path for ASCII titles, the common case; full Unicode takes five times as long.
  if (/^[\x20-\x7e]*$/.test(title))
    return title
      .toLowerCase()
      .replaceAll("'", '')
      .replace(/[^a-z\d]+/g, '-');
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\d]+/gu, '-');
}

function timesOf(draft: RecipeDraft): { prepMinutes: number; cookMinutes: number; totalMinutes: number } {
  const prep = draft.prepMinutes ?? 0;
  const cook = draft.cookMinutes ?? Math.max(0, draft.prepMinutes === null ? (draft.totalMinutes ?? 0) : 0);
  const sum = prep + cook + (draft.inactiveMinutes ?? 0);
  return { prepMinutes: prep, cookMinutes: cook, totalMinutes: Math.max(draft.totalMinutes ?? 0, sum) };
}

const HARD_WORK =
  /\b(?:knead|fold in|temper|caramel|laminate|proof|soft peaks|stiff peaks|deep-fry|julienne|emulsif|reduce by|double boiler|roll out|shape|debone|butterfly|candy thermometer|flamb)/g;

export function difficultyOf(
  ingredients: readonly RecipeIngredient[],
  steps: readonly RecipeStep[],
  inactiveMinutes: number,
  times: { prepMinutes: number; cookMinutes: number },
): Difficulty {
  const skills = new Set(steps.flatMap((step) => step.text.toLowerCase().match(HARD_WORK) ?? [])).size;
  const points =
    Math.max(0, ingredients.length - 7) * 0.5 +
    Math.max(0, steps.length - 4) * 0.7 +
    Math.max(0, times.prepMinutes - 15) * 0.1 +
    (times.cookMinutes > 60 ? 1 : 0) +
    (inactiveMinutes > 60 ? 1 : 0) +
    skills * 1.5;
  if (points < 4) return 'easy';
  return points < 9 ? 'medium' : 'hard';
}
