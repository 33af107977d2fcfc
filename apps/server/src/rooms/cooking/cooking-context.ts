import type { askAssistant } from '@crisper/contract/cooking/cooking';
import type { CookingContext } from '@crisper/kitchen/cooking/cooking-context';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { eatersAmong, type Person } from '@crisper/kitchen/foods/who-eats';
import { EMPTY_DRAFT, plainIngredient, plainStep } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { z } from 'zod';

type Body = z.output<NonNullable<typeof askAssistant.body>>;
export type RequestContext = Body['context'];

/** Turns the browser's recipe into a recipe of the kitchen. */
export function recipeOf({ recipe }: RequestContext): Recipe {
  return finishRecipe({
    ...EMPTY_DRAFT,
    title: recipe.title,
    servings: recipe.servings && recipe.servings > 0 ? Math.round(recipe.servings) : null,
    prepMinutes: minutes(recipe.prepTime),
    cookMinutes: minutes(recipe.cookTime),
    ingredients: recipe.ingredients.map(plainIngredient),
    steps: recipe.allSteps.map(plainStep),
  });
}

function minutes(value: number | null | undefined): number | null {
  return value === null || value === undefined || !(value >= 0) ? null : Math.min(Math.round(value), 44_640);
}

/** Macros are left out: whether the person may see them is decided where recipes are presented. */
export function contextOf(
  request: RequestContext,
  recipe: Recipe,
  people: readonly Person[],
  steps: CookingContext['steps'] = interactiveSteps(recipe, eatersAmong(people)),
): CookingContext {
  return {
    recipe: {
      ...recipe,
      calories: recipe.nutritionPerServing?.calories ?? request.recipe.calories ?? null,
      nutrition: null,
    },
    steps,
    people,
    currentStep: placeOf(request, steps),
    timers:
      request.activeTimer === null
        ? []
        : [{ label: 'Your timer', remainingSeconds: Math.max(0, request.activeTimer) }],
    lastReply: null,
    lastQuestion: request.recentCommands.at(-1) ?? null,
  };
}

/** Finds the step by its text, because long steps may be split; otherwise by its number, counted from one. */
function placeOf({ recipe }: RequestContext, steps: CookingContext['steps']): number {
  const text = recipe.currentStepText?.trim();
  const at = text ? steps.findIndex((step) => step.text === text || text.startsWith(step.text)) : -1;
  return at >= 0 ? at : Math.min(Math.max(0, recipe.currentStep - 1), Math.max(0, steps.length - 1));
}
