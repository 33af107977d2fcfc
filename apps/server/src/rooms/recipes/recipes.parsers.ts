import type { importRecipe, OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import {
  EMPTY_DRAFT,
  LIMITS,
  plainIngredient,
  plainStep,
  type RecipeDraft,
} from '@crisper/kitchen/recipes/draft';
import { finishRecipe, slugOf } from '@crisper/kitchen/recipes/finish';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import { readPage } from '@crisper/kitchen/recipes/reading/read-page';
import { readText } from '@crisper/kitchen/recipes/reading/read-text';
import { partSteps } from '@crisper/kitchen/recipes/reading/step-headings';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { asLines, splitSections } from '@crisper/kitchen/recipes/sections';
import type { z } from 'zod';
import type { Parser } from '../../parsing/parser.ts';

const TITLE_MAX = 200;
const URL_MAX = 2_000;
const SERVINGS_MAX = 100;
const MINUTES_MAX = 44_640;
const SLUG_TAIL = 8;

type Draft = z.output<typeof importRecipe.response>;
type Source = { page: string; url: string } | { text: string };

/** A recipe in a page or a text, for review; null when there is none. */
export const readDraft: Parser<Source, Draft | null> = {
  name: 'recipe-draft',
  read(source) {
    if ('page' in source) return presentDraft(readPage(source.page), source.url);
    return presentDraft(readLoose(source.text) ?? readText(source.text), null);
  },
};

export function presentDraft(draft: RecipeDraft | null, url: string | null): Draft | null {
  if (!draft || draft.ingredients.length === 0) return null;
  const recipe = finishRecipe(draft);
  return {
    draft: {
      title: draft.title.trim().slice(0, TITLE_MAX) || 'My recipe',
      description: draft.description.trim().slice(0, LIMITS.description),
      ingredients: asLines(draft.ingredients),
      steps: asLines(partSteps(draft.steps)),
      servings: bounded(recipe.servings, 1, SERVINGS_MAX),
      prepTimeMin: draft.prepMinutes === null ? null : bounded(draft.prepMinutes, 0, MINUTES_MAX),
      cookTimeMin: recipe.cookMinutes === 0 ? null : bounded(recipe.cookMinutes, 0, MINUTES_MAX),
      courses: [...recipe.courses],
      sourceUrl: url !== null && url.length <= URL_MAX ? url : null,
      imageUrl: pictureOf(draft),
    },
    unknown: recipe.ingredients.filter((line) => line.food === null).map((line) => line.text),
    calories: recipe.nutritionPerServing?.calories ?? null,
  };
}

/** The picture's address in the form in which it may be saved. */
function pictureOf({ imageUrl }: RecipeDraft): string | null {
  if (!imageUrl || !URL.canParse(imageUrl)) return null;
  const { href, protocol } = new URL(imageUrl);
  return /^https?:$/.test(protocol) && href.length <= URL_MAX ? href : null;
}

function bounded(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value)));
}

/** Computes a recipe, and its steps of cooking mode, from what its owner wrote. */
export const finishOwn: Parser<
  { id: string; own: OwnRecipe; eaters: Eaters },
  { recipe: Recipe; steps: InteractiveStep[] }
> = {
  name: 'own-recipe',
  read({ id, own, eaters }) {
    const slug = `${slugOf(own.title)}-${id.slice(-SLUG_TAIL)}`;
    const recipe = finishRecipe(ownDraft(own), { id, slug, origin: 'imported' });
    return { recipe, steps: interactiveSteps(recipe, eaters) };
  },
};

function ownDraft(own: OwnRecipe): RecipeDraft {
  return {
    ...EMPTY_DRAFT,
    title: own.title,
    description: own.description,
    servings: own.servings,
    prepMinutes: own.prepTimeMin,
    cookMinutes: own.cookTimeMin,
    totalMinutes: own.totalTimeMin ?? null,
    ingredients: splitSections(own.ingredients).map(({ section, text }) => ({
      ...plainIngredient(text),
      ...(section === null ? {} : { section }),
    })),
    steps: splitSections(own.steps).map(({ section, text }) => ({
      ...plainStep(text),
      ...(section === null ? {} : { section }),
    })),
    categories: own.courses ?? [],
    sourceUrl: own.sourceUrl,
    imageUrl: own.imageUrl ?? null,
  };
}

/** The steps of cooking mode of a recipe that a person wrote. */
export const stepsOf: Parser<{ recipe: Recipe; eaters: Eaters }, InteractiveStep[]> = {
  name: 'recipe-steps',
  read: ({ recipe, eaters }) => interactiveSteps(recipe, eaters),
};
